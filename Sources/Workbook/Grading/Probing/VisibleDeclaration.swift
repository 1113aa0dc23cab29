/// A declaration that code outside its file can use.
struct VisibleDeclaration: Equatable {
    /// The mangled type of another module in whose extension it is; `nil` if it is in a type of its own module.
    var foreignType: String?
    /// The names of the types around it and its own, such as `Lamp.press(times:)`.
    var path: String
    /// Its access level.
    var access: AccessLevel
    /// The mangled superclass, if it is a class with a superclass from another module.
    var foreignSuperclass: String?
    /// Whether it is a requirement of a protocol, for which an extension can have a default.
    var isRequirement = false
    /// Whether what can use it can change something by it other than a value of its own.
    var isChange = false

    /// Finds the visible declarations in the files of a module.
    ///
    /// - Parameters:
    ///   - modules: The modules whose classes may be superclasses, because the course provides them.
    ///   - level: The lowest level that counts. What is in a type has at most the level of the type.
    static func list(
        in files: [CheckedFile], modules: [String], from level: AccessLevel = .internal
    ) -> [VisibleDeclaration] {
        var finder = Finder(own: modules.map { "$s\($0.utf8.count)\($0)" }, lowest: level)
        // An extension may come before the type that it extends.
        for file in files { finder.note(file.items, in: .init(path: [], access: .open)) }
        for file in files { finder.add(file.items, in: .init(path: [], access: .open)) }
        return finder.found
    }

    private struct Context {
        var path: [String]
        var access: AccessLevel
        var foreignType: String?
        var isProtocol = false
    }

    private struct Finder {
        /// How the mangled types of the course's modules begin.
        var own: [String]
        var lowest: AccessLevel
        var types: [String: Context] = [:]
        var found: [VisibleDeclaration] = []

        /// Notes the types of the module, so that their extensions are members of them.
        mutating func note(_ declarations: [CheckedFile.Declaration], in outer: Context) {
            for declaration in declarations {
                let context = context(of: declaration, in: outer)
                if let usr = declaration.usr, declaration.extendedType == nil { types[usr] = context }
                note(declaration.members, in: context)
            }
        }

        mutating func add(_ declarations: [CheckedFile.Declaration], in outer: Context) {
            for declaration in declarations {
                let inner = context(of: declaration, in: outer)
                if let access = declaration.access, min(access, outer.access) >= lowest,
                    declaration.isUsable
                {
                    let superclass = declaration.superclass.flatMap(foreign)
                    found.append(
                        VisibleDeclaration(
                            foreignType: outer.foreignType, path: inner.path.joined(separator: "."),
                            access: access, foreignSuperclass: superclass,
                            isRequirement: outer.isProtocol,
                            isChange: declaration.changes.map { min($0, outer.access) >= lowest } ?? false))
                }
                add(declaration.members, in: inner)
            }
        }

        /// Returns what the members of a declaration are in.
        private func context(of declaration: CheckedFile.Declaration, in outer: Context) -> Context {
            if let extended = declaration.extendedType {
                var context = types[VisibleDeclaration.usr(of: extended)]
                context?.isProtocol = false
                return context ?? Context(path: [], access: .open, foreignType: extended)
            }
            return Context(
                path: outer.path + [declaration.name].compactMap { $0 },
                access: min(outer.access, declaration.access ?? outer.access),
                foreignType: outer.foreignType, isProtocol: declaration.kind == "protocol")
        }

        /// Returns a superclass whose members are more than the course provides.
        private func foreign(_ superclass: String) -> String? {
            // Every class on Apple's systems can have it, and it holds nothing that a test could change.
            let isRoot = superclass.hasSuffix("8NSObjectCD")
            return isRoot || own.contains(where: superclass.hasPrefix) ? nil : superclass
        }
    }

    /// Returns the unique name of a type from its mangled form: `s:4Home4LampC` for `$s4Home4LampCD`.
    ///
    /// Source of both: the Swift repository, docs/ABI/Mangling.rst. A protocol is an existential type there.
    private static func usr(of mangled: String) -> String {
        let type = mangled.dropFirst("$s".count).dropLast("D".count)
        return "s:" + (type.hasSuffix("_p") ? type.dropLast(2) + "P" : type)
    }
}

extension CheckedFile.Declaration {
    /// Whether code can use the declaration by its name.
    ///
    /// Of what the compiler adds, initializers and the projections of property wrappers count, and so does the function
    /// that writes all properties of an `Encodable` type. Comparing and hashing show nothing, and what is inherited
    /// is no more than the superclass offers.
    fileprivate var isUsable: Bool {
        if kind == "destructor_decl" || kind == "accessor_decl" { return false }
        let name = name ?? ""
        if isOverride && isImplicit { return false }
        return !isImplicit || kind == "constructor_decl" || name.hasPrefix("$") || name == "encode(to:)"
    }
}
