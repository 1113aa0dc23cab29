import WorkbookSystem

/// The names that the sources of a hidden suite mention, by how they mention them.
struct SuiteWords: Equatable {
    /// Names without anything before them: functions, types and globals, in the files that import the learner's module.
    ///
    /// Argument labels and the suite's own variables are left out, because no declaration of another module can take their
    /// place.
    private(set) var free: Set<String> = []
    /// Names of attributes and of macros: `Test`, `MainActor`, `expect`.
    private(set) var attributes: Set<String> = []
    /// Names of members: what follows a period after a value or a type.
    private(set) var members: Set<String> = []
    /// Names of members of a type that is left out, as in `(.red)`: never members of a value.
    private(set) var implicitMembers: Set<String> = []
    private(set) var operators: Set<String> = []
    private(set) var labels: Set<String> = []
    /// The types that the suite extends, inherits from or conforms to.
    private(set) var extended: Set<String> = []
    /// The free names that are called, and those that the suite declares as variables.
    private var called: Set<String> = []
    private var variables: Set<String> = []
    /// The learner's module: `Module.name` mentions what `name` alone does.
    private let module: String

    /// Reads the sources of a suite.
    ///
    /// - Parameters:
    ///   - module: The learner's module.
    ///   - isInside: Whether the sources belong to that module themselves.
    init(in sources: [String], importing module: String, isInside: Bool = false) {
        self.module = module
        for source in sources {
            let before = free
            read(Array(source.utf8))
            // Without the import, only members are found in the module.
            if !isInside && !source.contains("import \(module)") { free = before }
        }
        free.subtract(variables.subtracting(called))
    }

    /// Whether a name occurs in any role.
    func mention(_ name: String) -> Bool {
        free.contains(name) || attributes.contains(name) || members.contains(name)
            || implicitMembers.contains(name) || labels.contains(name)
    }

    private mutating func read(_ bytes: [UInt8]) {
        let tokens = Lexer.tokens(of: bytes)
        /// Whether the tokens belong to the head of a type, and to the types that it inherits from.
        var (isHead, isInheriting) = (false, false)
        for (index, token) in tokens.enumerated() {
            let previous = index > 0 ? tokens[index - 1].text : ""
            let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
            switch token.kind {
            case .string:
                for code in token.interpolations { read(Array(bytes[code])) }
            case .number: break
            case .symbol:
                if !Token.punctuation.contains(token.text) { operators.insert(token.text) }
                if token.text == "{" { (isHead, isInheriting) = (false, false) }
                if token.text == ":" && isHead { isInheriting = true }
            case .word:
                // An import means the module, and never a type with its name. (Macros use the names of other modules.)
                if previous == "import" && token.text == module { continue }
                if SuiteWords.typeKeywords.contains(token.text) && previous != "." { isHead = true }
                let name = token.text.filter { $0 != "@" && $0 != "#" && $0 != "`" }
                let isQualified =
                    previous == "." && index > 1 && tokens[index - 2].text == module
                    && (index < 3 || tokens[index - 3].text != ".")
                if isInheriting || previous == "extension" { extended.insert(name) }
                if name != token.text && !token.text.hasPrefix("`") {
                    attributes.insert(name)
                } else if isQualified {
                    insert(name, after: "", before: next)
                } else if previous == ".", index > 1,
                    SuiteWords.beforeImplicitMember.contains(tokens[index - 2].text)
                {
                    implicitMembers.insert(name)
                } else {
                    insert(name, after: previous, before: next)
                }
            }
        }
    }

    private mutating func insert(_ name: String, after previous: String, before next: String) {
        if previous == "." {
            members.insert(name)
        } else if previous == "func" {
            // The suite's own function matters only where it is called.
        } else if next == ":" && (previous == "(" || previous == ",") {
            labels.insert(name)
        } else {
            free.insert(name)
            if next == "(" { called.insert(name) }
            // A type can be a key in a dictionary's type, or come before `in`.
            let isType = name.first?.isUppercase ?? false
            if !isType && (["let", "var", "for"].contains(previous) || next == "in" || next == ":") {
                variables.insert(name)
            }
        }
    }

    /// What comes before the period of an implicit member; after anything else, the member may belong to a value.
    private static let beforeImplicitMember: Set<String> = [
        "(", "[", "{", ",", ":", "=", "==", "!=", "return", "case", "throw",
    ]
    private static let typeKeywords: Set<String> = [
        "class", "struct", "enum", "actor", "protocol", "extension",
    ]
}
