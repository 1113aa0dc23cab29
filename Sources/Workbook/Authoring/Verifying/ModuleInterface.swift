import WorkbookSystem

/// How tests can use what a module declares, as far as the compiler's symbol graph says it.
struct ModuleInterface: Sendable {
    /// A declaration.
    struct Declaration: Sendable {
        /// The names of the types around it, and its own with its labels.
        var path: [String]
        /// The whole declaration without its body, as the compiler writes it.
        var text: String
        /// What stands before its name.
        var modifiers: Set<String>
        /// Whether other files can set it.
        var isSettable: Bool
        /// The default of each argument; `nil` for one without.
        var defaults: [String?]
        /// What the source gives it first, or the raw value of a case; `nil` if it gives none.
        var value: String?

        /// Its path without labels.
        var base: String {
            (path.dropLast() + [String(path.last?.prefix { $0 != "(" } ?? "")]).joined(separator: ".")
        }
        var name: String { path.joined(separator: ".") }
    }

    /// The declarations by their mangled names, which differ if a type, a label or an effect does.
    private(set) var declarations: [String: Declaration] = [:]
    /// What types conform to and inherit from, such as `Queue: Swift.Equatable`.
    private(set) var inherited: [String: Set<String>] = [:]
    /// The mangled names of requirements that have no default implementation, by the protocol's.
    private(set) var requirements: [String: Set<String>] = [:]
    /// The mangled names of cases in the order of the source, by the enum's.
    private(set) var cases: [String: [String]] = [:]

    /// Reads a symbol graph.
    init(_ graph: SymbolGraph) {
        for symbol in graph.symbols { declarations[symbol.identifier.precise] = Declaration(symbol) }
        let isolated = Set(declarations.values.filter { $0.modifiers.contains("MainActor") }.map(\.path))
        // Whether an initializer that nobody wrote is isolated depends on what is stored.
        for (id, own) in declarations
        where own.modifiers.contains("init") && isolated.contains(Array(own.path.dropLast())) {
            declarations[id]?.modifiers.insert("MainActor")
        }
        let places = graph.symbols.reduce(into: [:]) { places, symbol in
            places[symbol.identifier.precise] = symbol.location.map {
                ($0.position.line, $0.position.character)
            }
        }
        let kinds = graph.symbols.reduce(into: [:]) { $0[$1.identifier.precise] = $1.kind.identifier }
        for link in graph.relationships {
            switch link.kind {
            case "conformsTo", "inheritsFrom":
                let target = declarations[link.target]?.name ?? link.targetFallback ?? link.target
                if !ModuleInterface.implicit.contains(target) {
                    inherited[link.source, default: []].insert(target)
                }
            case "requirementOf": requirements[link.target, default: []].insert(link.source)
            case "memberOf" where kinds[link.source] == "swift.enum.case":
                cases[link.target, default: []].append(link.source)
            default: break
            }
        }
        let implemented = Set(
            graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
        requirements = requirements.mapValues { $0.subtracting(implemented) }
        cases = cases.mapValues { $0.sorted { places[$0] ?? (0, 0) < places[$1] ?? (0, 0) } }
    }

    /// What the compiler adds by itself, which depends on what is stored.
    private static let implicit: Set<String> = [
        "Swift.BitwiseCopyable", "Swift.Copyable", "Swift.Escapable", "Swift.Sendable",
        "Swift.SendableMetatype",
    ]
}

extension ModuleInterface.Declaration {
    init(_ symbol: SymbolGraph.Symbol) {
        let fragments = symbol.declarationFragments
        path = symbol.pathComponents
        text = fragments.map(\.spelling).joined()
        let limits = (symbol.swiftExtension?.constraints ?? []).map {
            "\($0.lhs)\($0.kind == "sameType" ? " ==" : ":") \($0.rhs)"
        }
        let head = fragments.prefix { $0.kind != "identifier" && $0.spelling != "(" }
        modifiers = Set(head.filter { ["attribute", "keyword"].contains($0.kind) }.map(\.spelling))
        // A stored property has no accessors here, unless only its own file can set it.
        isSettable =
            !modifiers.isDisjoint(with: ["subscript", "var"])
            && (!text.hasSuffix(" }") || text.hasSuffix(" set }"))
        defaults = ModuleInterface.Declaration.defaults(in: text)
        value = symbol.value.map { Lexer.tokens(of: Array($0.utf8)).map(\.plainText).joined(separator: " ") }
        if let value = symbol.value { text += " = \(value)" }
        if !limits.isEmpty { text += " in an extension where \(limits.joined(separator: ", "))" }
    }

    /// Returns the defaults of the arguments in the first parentheses.
    private static func defaults(in text: String) -> [String?] {
        var all: [[String]?] = [nil]
        var depth = 0
        for token in Lexer.tokens(of: Array(text.utf8)) {
            if token.closes { depth -= 1 }
            if depth == 0 && token.closes { break }
            switch token.text {
            case "," where depth == 1: all.append(nil)
            case "=" where depth == 1: all[all.count - 1] = []
            default:
                if depth > 0 { all[all.count - 1]?.append(token.plainText) }
            }
            if token.opens { depth += 1 }
        }
        return all.map { $0?.joined(separator: " ") }
    }
}

extension Token {
    /// Its text; a number has no underscores.
    fileprivate var plainText: String { kind == .number ? text.replacing("_", with: "") : text }
}
