import WorkbookSystem

/// Imports of single types, so that a suite's words mean those types even if the learner's module has types of the same names.
///
/// Swift looks a name up in the imports of single declarations first. Without them, a `struct String` or an `enum Swift` of the
/// learner's would decide what the suite's `String` and `Swift.String` are (Swift 6.3.1).
enum PinnedTypes {
    /// Returns a suite's source, with the imports next to that of the learner's module; its lines stay as they are.
    ///
    /// A source that doesn't import the module needs none.
    static func pinned(_ source: [UInt8], module: String, support: [String: [[UInt8]]]) -> [UInt8] {
        let tokens = Lexer.tokens(of: source)
        let imports = tokens.indices.dropFirst().filter { tokens[$0 - 1].text == "import" }
        guard let own = imports.first(where: { tokens[$0].text == module }) else { return source }
        let imported = Set(imports.map { tokens[$0].text })
        let words = HelperFunctions.words(in: [source])
        let types = tables.filter {
            imported.contains($0.key) || $0.key == "Swift" || $0.key == "_Concurrency"
        }
        .merging(support.filter { imported.contains($0.key) }.mapValues(publicTypes)) { own, _ in own }
        let lines = types.flatMap { module, types in
            types.filter { words.contains($0.key) }.map { "import \($0.value) \(module).\($0.key)" }
        }
        let all = (literals + lines.sorted()).map { "; " + $0 }.joined()
        let place = tokens[own].range.upperBound
        return source[..<place] + Array(all.utf8) + source[place...]
    }

    /// The public types that sources declare at module level, with their keywords.
    private static func publicTypes(in sources: [[UInt8]]) -> [String: String] {
        var types: [String: String] = [:]
        for tokens in sources.map(Lexer.tokens) {
            var depth = 0
            for (index, token) in tokens.enumerated() {
                if token.text == "{" { depth += 1 }
                if token.text == "}" { depth -= 1 }
                guard depth == 0, kinds.contains(token.text), index > 0, index + 1 < tokens.count,
                    tokens[..<index].reversed().prefix(while: { $0.kind == .word && $0.text != "import" })
                        .contains(where: { ["public", "open"].contains($0.text) })
                else { continue }
                types[tokens[index + 1].text] = token.text
            }
        }
        return types
    }

    private static let kinds: Set = ["class", "struct", "enum", "protocol"]

    /// What numbers and strings in the suite's code are.
    private static let literals = ["Integer", "Float", "String", "Boolean"].map {
        "import typealias Swift.\($0)LiteralType"
    }

    private static let tables: [String: [String: String]] = [
        "Swift": table([
            "struct": [
                "Int", "UInt8", "Bool", "String", "Substring", "Character", "Double", "Float", "Array", "Set",
                "Dictionary", "ObjectIdentifier", "Mirror", "Range", "ClosedRange",
            ],
            "enum": ["Optional", "Result", "Never"],
            "class": ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"],
            "protocol": [
                "Equatable", "Hashable", "Error", "Sendable", "Sequence", "Collection", "BinaryInteger",
                "BinaryFloatingPoint", "CustomStringConvertible", "CustomDebugStringConvertible",
                "ExpressibleByArrayLiteral", "ExpressibleByStringLiteral", "ExpressibleByNilLiteral",
            ],
            "typealias": ["AnyObject", "Void"],
        ]),
        "_Concurrency": table(["struct": ["Task"], "class": ["MainActor"]]),
        "Foundation": table([
            "struct": ["Data", "Date", "URL", "UUID", "Notification"],
            "class": [
                "FileManager", "NotificationCenter", "UserDefaults", "OperationQueue",
                "PropertyListSerialization",
            ],
            "protocol": ["NSObjectProtocol"],
        ]),
        "Testing": table(["struct": ["Issue", "SourceLocation", "Comment", "Test"]]),
    ]

    private static func table(_ kinds: [String: [String]]) -> [String: String] {
        kinds.reduce(into: [:]) { table, kind in
            for name in kind.value { table[name] = kind.key }
        }
    }
}
