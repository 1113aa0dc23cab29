import WorkbookSystem

/// The functions that a suite's files declare at module level, or in extensions of types.
///
/// The learner's module could declare functions with the same names and more specific parameters, and Swift would call those
/// instead. So each workspace has the suite's functions under other names.
struct HelperFunctions {
    /// The functions at module level.
    private(set) var global: Set<String> = []
    /// The methods that extensions add to types.
    private(set) var methods: Set<String> = []
    /// Names of functions that something else in the suite has as well: a variable, a parameter or a label.
    private var bound: Set<String> = []

    /// Reads which functions the sources declare.
    init(in sources: [[UInt8]]) {
        var taken: Set<String> = []
        let lists = sources.map(Lexer.tokens)
        for tokens in lists { collect(from: tokens, into: &taken) }
        // A method of the suite's own type, or a test, may have to keep its name.
        global.subtract(taken)
        methods.subtract(taken.union(global))
        for tokens in lists {
            for index in tokens.indices where global.contains(tokens[index].text) {
                if HelperFunctions.isBinding(tokens, index) { bound.insert(tokens[index].text) }
            }
        }
    }

    /// Returns a source in which the functions have a suffix; its lines stay as they are.
    func renamed(in source: [UInt8], suffix: String) -> [UInt8] {
        Lexer.edited(source) { tokens in
            tokens.indices.compactMap { index in
                isFunction(tokens, index) ? .adding(suffix, after: tokens[index]) : nil
            }
        }
    }

    /// All words and operators of sources, including those in code that strings interpolate.
    static func words(in sources: [[UInt8]]) -> Set<String> {
        var words: Set<String> = []
        for source in sources {
            _ = Lexer.edited(source) { tokens in
                words.formUnion(tokens.filter { $0.kind != .string }.map(\.text))
                return []
            }
        }
        return words
    }

    private func isFunction(_ tokens: [Token], _ index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .word else { return false }
        let before = index > 0 ? tokens[index - 1].text : ""
        let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
        if methods.contains(token.text) { return after != ":" }
        guard global.contains(token.text), before != ".", before != "case", after != ":" else { return false }
        return !bound.contains(token.text) || ["(", "{", "<"].contains(after)
    }

    /// Adds the functions of a file, and to `taken` the names that must stay.
    private mutating func collect(from tokens: [Token], into taken: inout Set<String>) {
        var scopes: [Scope] = []
        var next: Scope?
        for (index, token) in tokens.enumerated() {
            switch token.text {
            case "extension" where token.kind == .word: next = Scope(ofExtension: tokens[index...])
            case "{":
                scopes.append(next ?? .other)
                next = nil
            case "}": _ = scopes.popLast()
            case "func" where token.kind == .word && index + 1 < tokens.count:
                let name = tokens[index + 1]
                guard name.kind == .word else { continue }
                if HelperFunctions.isTest(tokens[..<index]) {
                    taken.insert(name.text)
                } else if scopes.isEmpty {
                    global.insert(name.text)
                } else if scopes == [.plainExtension] {
                    methods.insert(name.text)
                } else {
                    taken.insert(name.text)
                }
            default: break
            }
        }
    }

    private enum Scope {
        /// An extension without a conformance, whose methods have the names that the suite gives them.
        case plainExtension
        case other

        init(ofExtension tokens: ArraySlice<Token>) {
            let head = tokens.prefix { $0.text != "{" && $0.text != "where" }
            self = head.contains { $0.text == ":" } ? .other : .plainExtension
        }
    }

    /// Whether a function whose declaration follows these tokens is a test, whose name is in the list of checks.
    private static func isTest(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.reversed().prefix { !["{", "}"].contains($0.text) }.contains { $0.text == "@Test" }
    }

    /// Whether a token is the name of a variable, parameter or label.
    private static func isBinding(_ tokens: [Token], _ index: Int) -> Bool {
        let before = index > 0 ? tokens[index - 1].text : ""
        let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
        return ["let", "var", "for", "case", "inout"].contains(before) || [":", "in"].contains(after)
    }
}
