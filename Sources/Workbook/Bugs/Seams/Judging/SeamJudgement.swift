import WorkbookSystem

/// Decides where code reaches what tests can't control.
struct SeamJudgement: Sendable {
    /// A reference that tests can't replace.
    struct Finding: Sendable, Equatable {
        var kind: DependencyKind
        var path: String
        var offset: Int
        /// The function or property that contains the reference.
        var declaration: String
        /// What the code refers to, such as `Date.init()` or `Store.shared`.
        var target: String
        /// What an object that the code creates reaches in turn.
        var reached: [DependencyKind] = []
        var technique: Technique
    }

    /// A reference that is where it belongs, because tests can use something else in its place.
    struct Behind: Sendable, Equatable {
        var reason: Reason
        var path: String
        var offset: Int
        var declaration: String
        var kind: DependencyKind
    }

    /// Why tests can use something else.
    enum Reason: Sendable, Equatable {
        /// All that the type does is what this protocol requires.
        case conformance(String)
        /// A subclass can override the method, which does only this or is a step of others.
        case override
        /// The program starts here.
        case start
        /// It is for a value of its own type, which can be made in another way.
        case factory
    }

    private(set) var findings: [Finding] = []
    private(set) var behind: [Behind] = []

    let types: [String: TypedFile.TypeFacts]
    /// The types that the package itself declares.
    private let typeNames: Set<String>
    private let requirements: [String: Set<String>]
    /// What code uses of the package that all code shares.
    private(set) var singletons: Set<String>
    let files: [TypedFile]

    /// Judges all files of a package's modules.
    init(_ files: [TypedFile]) {
        let declared = Set(files.flatMap { $0.types.filter(\.value.isDeclared).keys })
        // An extension of a generic type names it with its parameters.
        func plain(_ type: String) -> String { SeamJudgement.longestPrefix(of: type, in: declared) ?? type }
        self.files = files.map { file in
            var file = file
            for index in file.references.indices {
                file.references[index].place.types = file.references[index].place.types.map(plain)
            }
            return file
        }
        types = files.flatMap(\.types).reduce(into: [:]) { $0[plain($1.key), default: .init()].add($1.value) }
        typeNames = declared
        requirements = files.reduce(into: [:]) { $0.merge($1.requirements) { $0.union($1) } }
        let classes = Set(types.filter(\.value.isClass).keys)
        singletons = Set(
            files.flatMap(\.sharedProperties).filter { _, property in
                let type = "s:" + property.type.dropFirst(2).dropLast()
                return property.owner.map { $0 == type } ?? true && classes.contains(type)
            }.map(\.key))
        addStaticMembersThatPassOn()
        judge()
    }

    /// Counts a static member that uses the shared object of its own class as a singleton: `Log.write("…")` for
    /// `Log.shared.write("…")`.
    private mutating func addStaticMembersThatPassOn() {
        let references = files.flatMap(\.references)
        var count = 0
        while count < singletons.count {
            count = singletons.count
            let uses = references.filter { singletons.contains($0.usr) && passesOn($0, at: $0.place) }
            singletons.formUnion(uses.map(\.place.usr))
        }
    }

    /// Whether a place is in a static member of the class that declares what a reference names.
    private func passesOn(_ reference: TypedFile.Reference, at place: TypedFile.Place) -> Bool {
        guard place.isStatic, place.role == .body, let type = place.types.last else { return false }
        return SeamJudgement.longestPrefix(of: reference.usr, in: [type]) != nil
    }

    private static func longestPrefix(of usr: String, in known: Set<String>) -> String? {
        var text = usr[...]
        while !text.isEmpty {
            if known.contains(String(text)) { return String(text) }
            text = text.dropLast()
        }
        return nil
    }

    private mutating func judge() {
        let reach = reachOfClasses()
        let uses = Dictionary(grouping: files.flatMap(\.references), by: \.usr)
        for file in files {
            let settings = settings(in: file)
            for reference in file.references {
                guard let (kind, isShared) = kind(of: reference, reach.kinds(of:)) else { continue }
                let place = reference.place
                if SystemDependencies.isSettled(reference.usr, by: settings[place.usr] ?? []) { continue }
                switch place.role {
                case .defaultArgument, .initialValue(isSettable: true): continue
                default: break
                }
                // A method that other members of its type call is a step that a subclass can replace.
                let isStep = (uses[place.usr] ?? []).contains {
                    $0.place.types == place.types && $0.place.usr != place.usr
                }
                if let reason = reason(place, kind, isStep: isStep) {
                    behind.append(
                        Behind(
                            reason: reason, path: file.path, offset: reference.offset,
                            declaration: place.declaration, kind: kind))
                    continue
                }
                findings.append(
                    Finding(
                        kind: kind, path: file.path, offset: reference.offset, declaration: place.declaration,
                        target: target(of: reference),
                        reached: kind == .collaborator
                            ? reach.kinds(of: reference).sorted { $0.order < $1.order } : [],
                        technique: .fitting(
                            kind, isShared: isShared, canOverride: isStep && isInOpenableClass(place),
                            isInFunction: place.role == .body && !place.name.hasPrefix("init("))))
            }
        }
    }

    /// Returns what each function or property of a file refers to that may replace a setting of the machine.
    private func settings(in file: TypedFile) -> [String: Set<String>] {
        file.references.reduce(into: [:]) { found, reference in
            guard SystemDependencies.isSetting(reference.usr),
                let name = UsedDeclaration(usr: reference.usr[...])?.plainName
            else { return }
            found[reference.place.usr, default: []].insert(name)
        }
    }

    /// Whether a subclass could override a method after a small change, in a class that is meant to have some or has a superclass.
    private func isInOpenableClass(_ place: TypedFile.Place) -> Bool {
        guard place.isMethod, let facts = place.types.last.flatMap({ types[$0] }), facts.isClass else {
            return false
        }
        return !facts.isFinal || facts.superclass != nil
    }

    /// Returns what a reference reaches; `nil` if tests don't need to control it.
    private func kind(
        of reference: TypedFile.Reference, _ reach: (TypedFile.Reference) -> Set<DependencyKind>
    ) -> (DependencyKind, isShared: Bool)? {
        if let entry = SystemDependencies.entry(for: reference.usr) {
            return reference.isCreation ? nil : (entry.kind, entry.isShared)
        }
        let place = reference.place
        // The value of a global constant is what other code uses as a singleton.
        if place.types.isEmpty, reference.isCreation, case .initialValue = place.role { return nil }
        if singletons.contains(reference.usr) {
            // A static member that uses the shared object of its class passes on to it, and its callers are reported. An object that
            // uses it instead of itself keeps tests from using another one.
            return passesOn(reference, at: place) ? nil : (.singleton, true)
        }
        // Who makes an object for others doesn't depend on it.
        guard let type = createdClass(reference), !place.types.contains(type),
            place.role != .body || place.resultType != "$s" + type.dropFirst(2) + "D",
            !reach(reference).isEmpty
        else { return nil }
        return (.collaborator, false)
    }

    /// Returns the package's own class of which a reference creates an instance.
    func createdClass(_ reference: TypedFile.Reference) -> String? {
        guard reference.isCreation else { return nil }
        let name = SeamJudgement.longestPrefix(of: reference.usr, in: typeNames)
        return name.flatMap { types[$0]?.isClass == true ? $0 : nil }
    }

    private func target(of reference: TypedFile.Reference) -> String {
        if let type = createdClass(reference) { return UsedDeclaration(usr: type[...])?.plainName ?? "" }
        return UsedDeclaration(usr: reference.usr[...])?.plainName ?? ""
    }

    /// Returns why tests can use something else than what is at a place; `nil` if they can't.
    private func reason(
        _ place: TypedFile.Place, _ kind: DependencyKind, isStep: Bool
    ) -> Reason? {
        if place.role == .start { return .start }
        if place.role == .ownInitializer { return .factory }
        if let type = place.types.last {
            let isValue = place.role == .initialValue(isSettable: false) || place.isSingleExpression
            if isValue, place.makes(type) { return .factory }
            // A delegate conforms to a protocol as well, but wraps nothing of the system.
            if kind != .collaborator, kind != .singleton, let name = onlyProtocol(of: type) {
                return .conformance(name)
            }
        }
        return place.isOverridable && (place.isSingleExpression || isStep) ? .override : nil
    }

    /// Returns the protocol of the package that a type is there for: all that other code can call is required by protocols.
    private func onlyProtocol(of type: String) -> String? {
        guard let facts = types[type], !facts.members.isEmpty else { return nil }
        let own = facts.protocols.filter { requirements[$0] != nil }.sorted()
        let required = own.reduce(into: Set<String>()) { $0.formUnion(requirements[$1] ?? []) }
        guard facts.members.isSubset(of: required) else { return nil }
        return own.first { !(requirements[$0] ?? []).isDisjoint(with: facts.members) }
            .flatMap { UsedDeclaration(usr: $0[...])?.plainName }
    }
}

extension TypedFile.TypeFacts {
    /// Adds what another file says about the type.
    fileprivate mutating func add(_ other: TypedFile.TypeFacts) {
        isClass = isClass || other.isClass
        isFinal = isFinal && other.isFinal
        superclass = superclass ?? other.superclass
        protocols.formUnion(other.protocols)
        members.formUnion(other.members)
    }
}

extension DependencyKind {
    /// The position in a report.
    var order: Int { DependencyKind.allCases.firstIndex(of: self) ?? 0 }
}
