import Foundation
import WorkbookSystem

/// A declaration that code refers to, as the compiler resolved the reference.
///
/// It doesn't matter how the code spells it: by an alias, a key path, an operator, a literal, or as a member of a class.
struct UsedDeclaration: Hashable {
    /// The module that declares it; empty for a declaration in C or Objective-C.
    var module: String
    /// The names of the types around it, from the outermost; empty for a global declaration.
    var type: [String]
    /// Its name with the labels of its arguments, such as `write(toFile:atomically:)`.
    var name: String
    /// The types of its arguments and of its value, as the compiler spells them.
    var signature: String
    /// Whether it is declared in an extension.
    var isInExtension = false

    /// The name without arguments.
    var baseName: String { String(name.prefix { $0 != "(" || name.hasPrefix("(") }) }

    /// The name as a person would write it: `NSData.write(toFile:atomically:)`.
    var plainName: String { (type + [name]).joined(separator: ".") }

    /// Reads the compiler's name for a declaration; `nil` for one that has no name in a module, such as a local variable.
    ///
    /// - Parameter usr: The unified symbol resolution, `s:10Foundation6NSDataC5write6toFile10atomicallySbSS_SbtF` or `c:@F@open`.
    init?(usr: Substring) {
        if usr.hasPrefix("c:") {
            self.init(clang: usr.dropFirst(2))
        } else {
            guard usr.hasPrefix("s:"), let text = Demangler.name(of: "$s" + usr.dropFirst(2)) else {
                return nil
            }
            self.init(demangled: text)
        }
    }

    /// Reads a name of the clang importer: `@F@open`, `@macro@O_RDONLY`, `@S@stat@FI@st_mode`, `objc(cs)NSData(im)length`.
    private init(clang usr: Substring) {
        module = ""
        signature = ""
        if let method = usr.wholeMatch(of: /objc\((?:cs|pl|cy)\)([^(]+)(?:\(\w+\)(.+))?/) {
            type = [String(method.1)]
            name = method.2.map(String.init) ?? ""
        } else {
            type = []
            // A macro with arguments lists them after its name.
            name = usr.split(separator: "@").last.map { String($0.prefix { $0 != "#" && $0 != ":" }) } ?? ""
        }
    }

    /// Reads what the demangler says: `static (extension in Foundation):Swift.String.x(y: Swift.Int) -> Swift.Bool`.
    init?(demangled text: String) {
        // What a function declares inside, which only its own module can use: `CodingKeys in Lamp #1 in Shop.sell() -> ()`.
        if text.contains(" #"), text.contains(/\ #\d+\ in\ /) { return nil }
        // A private declaration's name comes with that of its file: `(Lamp in _D41D8CD9)`.
        var rest = Substring(text.replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.1 })
        let isStatic = rest.hasPrefix("static ")
        if isStatic { rest = rest.dropFirst(7) }
        var declaring: String?
        if rest.hasPrefix("(extension in ") {
            rest = rest.dropFirst(14)
            declaring = String(rest.prefix { $0 != ")" })
            rest = rest.drop { $0 != ":" }.dropFirst()
        }
        var path: [String] = []
        while true {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
            rest = rest.dropFirst(word.count)
            if word.isEmpty {
                // An operator, such as `<` or `...`.
                let symbol = rest.prefix { $0 != " " && $0 != "(" }
                rest = rest.dropFirst(symbol.count)
                path.append(String(symbol))
                break
            }
            path.append(String(word))
            if rest.hasPrefix("<"), !rest.dropFirst().hasPrefix("<") {
                rest = UsedDeclaration.withoutGenerics(rest)
            }
            guard rest.hasPrefix(".") else { break }
            rest = rest.dropFirst()
        }
        guard path.count > 1, !path.contains("") else { return nil }
        for fix in [" infix", " prefix", " postfix"] where rest.hasPrefix(fix) {
            rest = rest.dropFirst(fix.count)
            if rest.hasPrefix("<") { rest = UsedDeclaration.withoutGenerics(rest) }
        }
        module = declaring ?? path[0]
        isInExtension = declaring != nil
        type = Array(path.dropFirst().dropLast())
        signature = (isStatic ? "static " : "") + rest
        name = path[path.count - 1] + (rest.hasPrefix("(") ? UsedDeclaration.labels(of: rest) : "")
    }

    /// Returns the text after generic parameters, in which `->` doesn't end them.
    private static func withoutGenerics(_ text: Substring) -> Substring {
        var depth = 0
        var previous: Character = " "
        for index in text.indices {
            switch text[index] {
            case "<": depth += 1
            case ">" where previous != "-": depth -= 1
            default: break
            }
            previous = text[index]
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return text
    }

    /// Returns the labels of the arguments at the start of a text, as in `(toFile:atomically:)`.
    private static func labels(of text: Substring) -> String {
        var depth = 0
        var labels: [String] = []
        var argument = ""
        func add() {
            let label = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !argument.isEmpty {
                labels.append(argument.dropFirst(label.count).hasPrefix(":") ? "\(label):" : "_:")
            }
            argument = ""
        }
        var previous: Character = " "
        for character in text {
            defer { previous = character }
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where previous != "-": depth -= 1
            default: break
            }
            if depth == 0 {
                add()
                break
            }
            if depth == 1 && character == "," {
                add()
            } else if depth > 1 || character != "(" && (character != " " || !argument.isEmpty) {
                argument.append(character)
            }
        }
        return "(" + labels.joined() + ")"
    }
}

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
