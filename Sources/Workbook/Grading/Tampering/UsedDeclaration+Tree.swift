import Foundation
import WorkbookSystem

extension UsedDeclaration {
    /// Returns the declarations to which a type-checked file refers, each once.
    ///
    /// - Parameters:
    ///   - tree: What the compiler prints with `-dump-ast -dump-ast-format json`.
    ///   - modules: The modules of the course, whose declarations are left out.
    static func all(in tree: Data, except modules: Set<String>) -> [UsedDeclaration] {
        let own = modules.map { "s:\($0.utf8.count)\($0)" }
        let others = texts(after: #""decl_usr":""#, in: tree).filter { usr in
            !own.contains { usr.hasPrefix($0) }
        }
        return Set(others.compactMap(UsedDeclaration.init(usr:)).filter { !modules.contains($0.module) })
            .sorted {
                $0.plainName < $1.plainName
            }
    }

    /// Returns what a protocol in a type-checked file could call by one of its requirements, because a type that conforms to it
    /// doesn't declare it in the file: members of that type, or of another module's class from which it inherits.
    ///
    /// The tree names only the requirement where it is called.
    static func witnesses(in tree: Data, except modules: Set<String>) -> [UsedDeclaration] {
        let conformances = conformances(in: tree)
        if conformances.isEmpty { return [] }
        let hasAvailability = tree.range(of: Data("available_attr".utf8)) != nil
        let declared = texts(after: #","usr":""#, in: tree)
        let accessors: Set = ["getter", "setter", "read", "modify", "_read", "_modify"]
        let superclasses = superclasses(in: tree)
        return conformances.flatMap { typeName, protocolName -> [UsedDeclaration] in
            guard let own = UsedDeclaration(usr: "s:" + typeName) else { return [] }
            var name = typeName
            // A class of the file's own has the members of the other module's class that it inherits from.
            while let superclass = superclasses[name] { name = superclass }
            guard let type = UsedDeclaration(usr: "s:" + name) else { return [] }
            let path = type.type + [type.name]
            let ownPath = own.type + [own.name]
            func members(after prefix: Substring) -> [UsedDeclaration] {
                declared.filter { $0 != prefix && $0.hasPrefix(prefix) }.compactMap(
                    UsedDeclaration.init(usr:))
            }
            // What the file declares itself in an extension of the type, with the same types, it doesn't get from the type;
            // but the compiler passes over what is unavailable.
            let given = members(after: "s:" + typeName).filter {
                !hasAvailability && modules.contains($0.module) && $0.type == ownPath
            }
            let requirements = members(after: protocolName).filter { requirement in
                !accessors.contains(requirement.name) && !requirement.isInExtension
                    && !given.contains {
                        ($0.name, $0.signature) == (requirement.name, requirement.signature)
                    }
            }
            return Set(requirements.map(\.name)).map { name in
                var witness = type
                (witness.type, witness.name, witness.signature) = (path, name, "")
                return witness
            }
        }
    }

    /// Returns the conformances that a type-checked file declares or uses: the mangled names of types and protocols.
    ///
    /// - Parameter module: The module that declares them; `nil` for all.
    static func conformances(
        in tree: Data, declaredIn module: String? = nil
    ) -> [(type: Substring, protocol: Substring)] {
        let end = module.map { #""module":"\#($0)"}"# }
        return texts(after: #"{"_kind":"normal_conformance","type":"$s"#, upTo: #""}"#, in: tree)
            .compactMap { text in
                let type = text.prefix { $0 != "\"" }
                let rest = text.dropFirst(type.count)
                guard let start = rest.firstRange(of: #","protocol":""#)?.upperBound,
                    end.map({ (text + #""}"#).hasSuffix($0) }) ?? true
                else { return nil }
                // The type's name ends with a letter that says it is a type.
                return (type.dropLast(), rest[start...].prefix { $0 != "\"" })
            }
    }

    /// Returns the initializers of other modules' classes from which those of a type-checked file inherit: the tree doesn't name
    /// an initializer that is called without a word.
    static func inheritedInitializers(in tree: Data, except modules: Set<String>) -> [UsedDeclaration] {
        superclasses(in: tree).values.compactMap { name in
            guard var type = UsedDeclaration(usr: "s:" + name), !modules.contains(type.module) else {
                return nil
            }
            (type.type, type.name) = (type.type + [type.name], "init()")
            return type
        }
    }

    /// Returns the mangled names of superclasses by those of the classes that a type-checked file declares.
    private static func superclasses(in tree: Data) -> [Substring: Substring] {
        let heads = texts(after: #"{"_kind":"class_decl","usr":"s:"#, upTo: #""members":"#, in: tree)
        return heads.reduce(into: [:]) { classes, head in
            guard let start = head.firstRange(of: #""superclass_type":"$s"#)?.upperBound else { return }
            // The type's name ends with a letter that says it is a type.
            classes[head.prefix { $0 != "\"" }] = head[start...].prefix { $0 != "\"" }.dropLast()
        }
    }

    /// Returns the texts between a mark and the end of what it opens, each once.
    ///
    /// The tree of a test function has hundreds of kilobytes; searching its bytes takes a fraction of reading it.
    static func texts(after mark: String, upTo end: String = "\"", in tree: Data) -> Set<Substring> {
        let (mark, end) = (Data(mark.utf8), Data(end.utf8))
        var found: Set<Substring> = []
        var position = tree.startIndex
        while let start = tree.range(of: mark, in: position..<tree.endIndex)?.upperBound {
            position = tree.range(of: end, in: start..<tree.endIndex)?.lowerBound ?? tree.endIndex
            found.insert(Substring(decoding: tree[start..<position], as: UTF8.self))
        }
        return found
    }
}
