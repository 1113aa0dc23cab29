import WorkbookModel
import WorkbookSystem

/// Decides which declarations of the system and of the language code may use.
///
/// The list in `AllowedDeclarations+Table.swift` says what is allowed. Everything else is for a person to look at, because a
/// list of what is forbidden never has everything that an attacker finds.
struct AllowedDeclarations {
    /// Declarations with something in common.
    struct Group: Sendable {
        /// What a person should know about a use, after the name; `nil` if the declarations are allowed.
        var reason: String?
        /// What an exercise needs so that they are allowed in it, as ``ExpectedChecks/needs`` records it.
        var need: String?
        /// Whether they are allowed in production code.
        var isForTests = false
        /// Their names: `Date` is a type with all its members, `URL.path` are all members with a name,
        /// `URL.init(string:)` is one of them, and `.sqrt` is a global function.
        var names: String
    }

    /// A declaration that isn't allowed.
    struct Finding: Equatable {
        var declaration: UsedDeclaration
        var reason: String
        var need: String?

        var sentence: String { "`\(declaration.plainName)` \(reason)" }
    }

    /// Whether the code is a learner's tests.
    var code: SourceScan.Code
    /// Whether the code is also compiled together with code that has planted bugs.
    var isBesideSubject = false
    /// The words in the learner's files: what the compiler or a macro adds is not among them.
    var words: Set<String>
    /// What the task needs, from ``ExpectedChecks/names``.
    var allowed: Set<String> = []
    /// The modules of the course; what they declare is allowed, except for the members of ``effects``.
    var course: Set<String> = []
    /// The types of the course, or their members, that reach files or other programs, from ``CourseManifest/effects``.
    var effects: Set<String> = []

    /// Returns the words in source files, wherever they are.
    static func words(in texts: [String]) -> Set<String> {
        Set(texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
    }

    /// Returns why a declaration isn't allowed; `nil` if it is.
    func finding(for declaration: UsedDeclaration) -> Finding? {
        if course.contains(declaration.module) { return effect(of: declaration) }
        guard let family = Family(module: declaration.module) else {
            // The members of what is in another module can't be judged either.
            return Finding(declaration: declaration, reason: Self.unknown(declaration.module))
        }
        // The compiler and macros use inner parts in every file, without their names in the source.
        let inner = (declaration.type + [declaration.baseName]).filter { $0.hasPrefix("_") }
        if family != .c && inner.contains(where: words.contains) {
            return Finding(declaration: declaration, reason: Self.internals)
        }
        if family == .testing && !inner.isEmpty { return nil }
        if family == .foundation, declaration.mayReadTable,
            !words.isDisjoint(with: ["tableName", "table", "bundle"])
        {
            return finding(declaration, Self.files)
        }
        let listed = group(of: declaration, family)
        if let listed, !listed.isMember, listed.group.reason == nil, declaration.readsFile {
            // A type that is harmless in all other ways, such as a set of characters.
            return finding(declaration, Self.files)
        }
        if let listed, listed.isMember || !declaration.mentionsMemory {
            return finding(declaration, listed.group)
        }
        if declaration.mentionsMemory { return finding(declaration, Self.memory) }
        switch family {
        case .swift: return nil
        case .testing:
            // Doubles may use the library, but not to find out which check runs.
            let isAllowed =
                code == .tests || allowed.contains("import Testing") && declaration.baseName != "current"
            return isAllowed ? nil : Finding(declaration: declaration, reason: Self.testLibrary)
        case .c where declaration.isConstant: return nil
        case .foundation, .dispatch, .c:
            return Finding(declaration: declaration, reason: Self.unlisted)
        }
    }

    private func finding(_ declaration: UsedDeclaration, _ group: Group) -> Finding? {
        guard let reason = group.reason, code == .tests || isBesideSubject || !group.isForTests else {
            return nil
        }
        return Finding(declaration: declaration, reason: reason, need: group.need)
    }

    /// Returns why a protocol should not call a member of a foreign type by a requirement of the same name; `nil` if that is
    /// harmless, or if there is no such member as far as the list says.
    func finding(forWitness witness: UsedDeclaration) -> Finding? {
        if course.contains(witness.module) {
            // A class that the course gives may inherit more than the files show.
            let need = effects.first { $0.hasSuffix("." + witness.baseName) }
            return effect(of: witness)
                ?? need.map { Finding(declaration: witness, reason: Self.effect, need: $0) }
        }
        guard let family = Family(module: witness.module) else {
            return Finding(declaration: witness, reason: Self.unknown(witness.module))
        }
        if let listed = group(of: witness, family), listed.isMember || listed.group.reason != nil {
            return finding(witness, listed.group)
        }
        if witness.mentionsMemory { return finding(witness, Self.memory) }
        // What isn't listed of a type could be any member, unless all of its members are allowed.
        if family != .swift && family != .testing, Self.table[family]?[witness.type.first ?? ""] == nil {
            return Finding(declaration: witness, reason: Self.unlisted)
        }
        return (Self.reasonedMembers[witness.name] ?? Self.reasonedMembers[witness.baseName]).flatMap {
            finding(witness, $0)
        }
    }

    private func effect(of declaration: UsedDeclaration) -> Finding? {
        let type = "\(declaration.module).\(declaration.type.first ?? declaration.baseName)"
        let need = [type, "\(type).\(declaration.baseName)"].first(where: effects.contains)
        return need.map { Finding(declaration: declaration, reason: Self.effect, need: $0) }
    }

    /// The modules of ``effects``.
    var modulesWithEffects: [String] { effects.map { String($0.prefix { $0 != "." }) } }

    /// Returns why no code should call a function of the system; `nil` if there is no entry for it.
    static func reason(forFunction name: String) -> String? { table[.c]?[".\(name)"]?.reason }

    /// Returns the most specific entry for a declaration, and whether it names the member.
    private func group(of declaration: UsedDeclaration, _ family: Family) -> (group: Group, isMember: Bool)? {
        let table = Self.table[family] ?? [:]
        var type = declaration.type
        if family == .c, let first = type.first {
            // On macOS, `NotificationCenter` is a class of Objective-C, whose members have other names there. So all of
            // them are allowed if some are.
            let names = [first, String(first.dropFirst(2))].filter { Self.foundationTypes.contains($0) }
            return names.first.map { (table[$0] ?? Group(names: $0), false) }
        }
        let owner = type.joined(separator: ".")
        for name in [declaration.name, declaration.baseName] {
            if let group = table["\(owner).\(name)"] { return (group, true) }
        }
        while !type.isEmpty {
            if let group = table[type.joined(separator: ".")] { return (group, false) }
            type.removeLast()
        }
        return nil
    }
}

extension AllowedDeclarations {
    /// Modules that are treated alike.
    enum Family: Hashable {
        case swift, testing, foundation, dispatch, c

        init?(module: String) {
            switch module {
            case "Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization",
                "RegexBuilder":
                self = .swift
            case "Testing": self = .testing
            case "Foundation", "FoundationEssentials", "FoundationInternationalization": self = .foundation
            case "Dispatch": self = .dispatch
            case "", "__C", "Glibc", "Darwin", "Musl", "_math": self = .c
            default: return nil
            }
        }
    }
}

extension UsedDeclaration {
    /// Whether it is a constant of C, which does nothing by itself: `O_RDONLY`.
    fileprivate var isConstant: Bool {
        type.isEmpty && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
    }

    /// Whether it makes a value of the content of a file, as far as its labels say.
    fileprivate var readsFile: Bool {
        name.hasPrefix("init(")
            && ["contentsOf", "File", "file", "Path", "path"].contains { name.contains($0) }
    }

    /// Whether it looks up a text in a table, which is a file.
    fileprivate var mayReadTable: Bool {
        baseName == "NSLocalizedString" || name.hasPrefix("init(localized:")
    }

    /// Whether the declaration takes or returns addresses, by which code can reach all memory of the process.
    fileprivate var mentionsMemory: Bool {
        let parts = type + [baseName, signature]
        if parts.contains(where: { text in Self.memoryWords.contains { text.contains($0) } }) { return true }
        return name == "init(bitPattern:)" && signature.contains("ObjectIdentifier")
    }

    private static let memoryWords = [
        "Unsafe", "unsafe", "Unmanaged", "OpaquePointer", "CVaListPointer", "_Pointer",
    ]
}
