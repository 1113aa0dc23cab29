extension SeamJudgement {
    /// Finds out what the objects of each class reach.
    func reachOfClasses() -> Reach {
        var reach = Reach(types: types, classOf: createdClass)
        var creations: [(owner: String, reference: TypedFile.Reference)] = []
        for reference in files.flatMap(\.references) {
            let entry = SystemDependencies.entry(for: reference.usr)
            let kind = entry?.kind ?? (singletons.contains(reference.usr) ? .singleton : nil)
            guard let owner = reference.place.types.last, types[owner]?.isClass == true else { continue }
            switch (kind, reference.place.role) {
            case (let kind?, .defaultArgument(let function)):
                reach.byDefault[function, default: []].insert(kind)
            case (_, .initialValue(isSettable: true)), (_, .defaultArgument): continue
            case (let kind?, _) where !reference.place.isStatic && !reference.isCreation:
                reach.ofClass[owner, default: []].insert(kind)
            case (nil, _) where reference.isCreation: creations.append((owner, reference))
            default: continue
            }
        }
        var isDone = false
        while !isDone {
            isDone = true
            for (owner, reference) in creations where createdClass(reference) != owner {
                let more = reach.kinds(of: reference)
                if more.isSubset(of: reach.ofClass[owner] ?? []) { continue }
                reach.ofClass[owner, default: []].formUnion(more)
                isDone = false
            }
        }
        return reach
    }

    /// What objects of the package's classes reach.
    struct Reach {
        let types: [String: TypedFile.TypeFacts]
        let classOf: (TypedFile.Reference) -> String?
        var ofClass: [String: Set<DependencyKind>] = [:]
        /// What the default arguments of an initializer reach.
        var byDefault: [String: Set<DependencyKind>] = [:]

        func kinds(of reference: TypedFile.Reference) -> Set<DependencyKind> {
            guard let type = classOf(reference) else { return [] }
            var found = reference.usesDefault ? byDefault[reference.usr] ?? [] : []
            var name: String? = type
            var left = 100
            while let next = name, left > 0 {
                found.formUnion(ofClass[next] ?? [])
                name = types[next]?.superclass
                left -= 1
            }
            return found
        }
    }
}
