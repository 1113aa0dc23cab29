import WorkbookModel
import WorkbookSystem

/// Finds what no exercise needs in a learner's file, and what code could use to influence its own grading.
///
/// It reads the compiler's syntax tree, so comments, strings and names of the learner's own accuse nobody. Which declarations
/// the code uses, ``AllowedDeclarations`` judges.
struct SourceScan {
    /// The kind of code in a file.
    enum Code {
        case production
        case tests
    }

    private let source: LearnerSource
    private let code: Code
    private let allowed: Set<String>
    private var flags: [Flag] = []

    /// Returns the flag of a file that the compiler couldn't read; `nil` if it could.
    static func flag(ifUnread source: LearnerSource) -> Flag? {
        source.tree != nil
            ? nil
            : Flag(
                "the compiler gave no syntax tree of this file, so the grader could not look for code that influences grading",
                at: source.place(at: 0))
    }

    /// Returns the flags of a file that the compiler could read; ``flag(ifUnread:)`` is for any other.
    ///
    /// - Parameters:
    ///   - allowed: What the task needs, from ``ExpectedChecks/names``.
    static func flags(
        in source: LearnerSource, code: Code, allowed: Set<String> = []
    ) -> [Flag] {
        guard let tree = source.tree else { return [] }
        var scan = SourceScan(source: source, code: code, allowed: allowed)
        scan.visit(tree, in: 0)
        scan.visitTypes()
        scan.visitText()
        // The fields of a node are in no particular order.
        return scan.flags.sorted { ($0.place?.line ?? 0, $0.reason) < ($1.place?.line ?? 0, $1.reason) }
    }

    private init(source: LearnerSource, code: Code, allowed: Set<String>) {
        self.source = source
        self.code = code
        self.allowed = allowed
    }

    /// Looks at a node and everything in it.
    ///
    /// - Parameter offset: Where the declaration or statement around the node begins, because an expression has no range.
    private mutating func visit(_ node: SyntaxNode, in offset: Int) {
        let offset = node.tokens?.first ?? offset
        for attribute in node.nodes("attrs") { visit(attribute: attribute) }
        switch node.kind {
        case "import_decl": visit(importOf: node, at: offset)
        case "macro_decl": add("macro", "declares a macro, which could replace `#expect`", in: offset)
        case "macro_expansion_expr", "macro_expansion_decl":
            if node.text("name") == LearnerSource.locationMacro
                || node.declaredName == LearnerSource.locationMacro
            {
                add("#sourceLocation", "changes the file and line that messages report", in: offset)
            }
        case "unresolved_decl_ref_expr":
            if node.text("name") == SourceScan.selector { addSelector(in: offset) }
        case "unsafe_expr": add("unsafe", UnsafeCodeScan.silencing, in: offset)
        default: break
        }
        // The compiler's tree has some expressions twice: as they were written, and as they were processed.
        for (key, value) in node.fields where key != "processed_init" && key != "attrs" {
            if case .list(let values) = value {
                for child in values.compactMap(SyntaxNode.init) { visit(child, in: offset) }
            } else if let child = SyntaxNode(value) {
                visit(child, in: offset)
            }
        }
    }

    private mutating func visit(attribute: SyntaxNode) {
        guard let offset = attribute.tokens?.first else { return }
        let text = source.text.utf8.dropFirst(offset).prefix {
            $0 == UInt8(ascii: "@") || $0 != UInt8(ascii: "\n")
        }
        let words = String(Substring(text)).drop { "@` ".contains($0) }
        if words.hasPrefix("_") {
            add("@_", "starts an attribute that is meant for the compiler's own use", in: offset)
        } else if let reason = SourceScan.attributes[attribute.kind] {
            add("@" + words.prefix { $0.isLetter }, reason, in: offset)
        }
    }

    private mutating func visit(importOf node: SyntaxNode, at offset: Int) {
        guard let module = node.importedModule else { return }
        if module == "FoundationNetworking" {
            add("import \(module)", "lets code reach the network, and no exercise needs that", in: offset)
        } else if module.hasPrefix("_") || module == "Builtin" || module == "SwiftShims" {
            add(
                "import \(module)", "gives access to parts of the language that are not for programs",
                in: offset)
        } else if code == .production && ["Testing", "XCTest"].contains(module)
            && !allowed.contains("import \(module)")
        {
            add(
                "import \(module)",
                "belongs in tests; code under test could use it to change how failures are recorded",
                in: offset)
        }
    }

    /// Looks for types by their tokens, because the tree leaves out the types of parameters and variables.
    private mutating func visitTypes() {
        let tokens = Lexer.tokens(of: Array(source.text.utf8))
        for (index, token) in tokens.enumerated() where token.kind == .word {
            // The tree leaves out this mark of a loop as well. A loop's variable may have the same name.
            if token.text == "unsafe", index > 0, tokens[index - 1].text == "for",
                index + 1 < tokens.count, tokens[index + 1].text != "in"
            {
                add("unsafe", UnsafeCodeScan.silencing, in: token.range.lowerBound)
            }
            if token.text == SourceScan.selector { addSelector(in: token.range.lowerBound) }
        }
    }

    /// Looks for words in the whole text, which can be where neither the tree nor the tokens show them: in a condition, in a
    /// text's code, or under `#if` before a declaration that is outside.
    private mutating func visitText() {
        // A condition or an attribute with this word could show the compiler other code, or no warnings.
        if source.text.contains(UnsafeCodeScan.feature) {
            add(UnsafeCodeScan.feature, UnsafeCodeScan.silencing, in: 0)
        }
        if code == .production && source.text.contains("#filePath") {
            add("#filePath", "tells the code that it is in a folder of the grader", in: 0)
        }
        guard source.text.contains("#if") else { return }
        for match in source.text.matches(of: /canImport\b(?:\s*\(\s*(\w+))?/)
        where !SourceScan.platforms.contains(match.1.map(String.init) ?? "") {
            add(
                match.1.map { "canImport(\($0))" } ?? "canImport",
                "asks for a module that isn't part of the system, such as one that the grader builds later",
                in: 0)
        }
        for match in source.text.matches(of: /@(_[a-z]\w*|section|used|cdecl|extern|abi|c(?=\s*\())\b/) {
            add(String(match.0), "is hidden under `#if`, and no exercise needs it", in: 0)
        }
    }

    private mutating func addSelector(in offset: Int) {
        add(SourceScan.selector, "belongs to the grader and says which bug is planted", in: offset)
    }

    private mutating func add(_ words: String, _ reason: String, in offset: Int) {
        add(Flag("`\(words)` \(reason)", at: source.place(of: words, from: offset)))
    }

    private mutating func add(_ flag: Flag) {
        if !flags.contains(flag) { flags.append(flag) }
    }

    /// The type that selects a planted bug.
    private static let selector = "PlantedVariant"

    /// The modules for which code asks to run on several systems.
    private static let platforms: Set<String> = [
        "Accessibility", "AppKit", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation",
        "CryptoKit", "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
        "FoundationXML", "Glibc", "Musl", "OSLog", "ObjectiveC", "Observation", "QuartzCore", "RegexBuilder",
        "SwiftUI", "Synchronization", "Testing", "UIKit", "UniformTypeIdentifiers", "WatchKit", "WinSDK",
        "XCTest", "os",
    ]

    /// Attributes that no exercise needs, by the compiler's names for them.
    private static let attributes = [
        "section_attr": "places data where the system may run it as code before the checks",
        "used_attr": "keeps data that nothing in the program refers to",
        "cdecl_attr": "gives a function a name that may belong to the system",
        "abi_attr": "gives a declaration the name of another one in the built program",
        "export_attr": "changes how other modules are compiled",
        "extern_attr": "uses a function of the system by another name",
        "unsafe_attr": UnsafeCodeScan.silencing,
        "safe_attr": UnsafeCodeScan.silencing,
        "main_type_attr": "starts a program of its own instead of the checks",
    ]
}

extension SyntaxNode {
    /// The module that an import names; `nil` for another node.
    var importedModule: String? {
        guard kind == "import_decl", case .list(let path) = fields["module_path"],
            case .text(let module) = path.first
        else { return nil }
        return module
    }
}
