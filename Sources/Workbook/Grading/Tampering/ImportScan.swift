import WorkbookModel
import WorkbookSystem

/// Finds what the learner's object files use of the system and of the test library, and that no exercise needs.
///
/// ``SourceScan`` reads the source, in which a use can be hidden: behind a type alias, say, or a key path. The compiler's
/// output cannot be hidden like that.
enum ImportScan {
    /// Returns flags for the undefined symbols of a table in the portable format of `nm` (POSIX: name, kind,
    /// value, size).
    ///
    /// Each flag has the place of the words, if they can be found.
    ///
    /// - Parameters:
    ///   - known: The flags of the sources, which are not raised twice.
    ///   - allowed: What the task needs, from ``ExpectedChecks/names``.
    static func flags(
        in table: String, sources: [LearnerSource], known: [Flag], code: SourceScan.Code,
        allowed: Set<String> = []
    ) -> [Flag] {
        let names = undefinedNames(in: table)
        let uses = WatchedUse.all.filter { use in names.contains { use.isMeant(by: $0) } }
        let flags = uses.filter { use in !known.contains { $0.reason == use.sentence } }.map { use in
            Flag(use.sentence, at: sources.place(of: use.words))
        }
        // An import is flagged where it stands.
        let imports = sources.flatMap { $0.tree?.nodes("items") ?? [] }.compactMap(\.importedModule)
        guard code == .production, !allowed.contains("import Testing"), !imports.contains("Testing"),
            usesTestLibrary(table)
        else { return flags }
        return flags + [Flag("the code uses the test library, which belongs in tests")]
    }

    /// Returns the names that the objects of a table use and don't define.
    static func undefinedNames(in table: String) -> Set<Substring> {
        Set(table.split(whereSeparator: \.isNewline).compactMap(undefined))
    }

    private static func undefined(_ line: Substring) -> Substring? {
        let fields = line.split(separator: " ")
        guard fields.count >= 2, fields[1] == "U" || fields[1] == "w" || fields[1] == "v" else { return nil }
        // On macOS, unlike on Linux, each symbol has a leading underscore.
        #if canImport(Darwin)
            return fields[0].hasPrefix("_") ? fields[0].dropFirst() : fields[0]
        #else
            return fields[0]
        #endif
    }

    /// Whether a symbol of the table, used or copied, is one of the test library.
    private static func usesTestLibrary(_ table: String) -> Bool {
        table.split(whereSeparator: \.isNewline).contains {
            $0.hasPrefix("$s7Testing") || $0.hasPrefix("_$s7Testing")
        }
    }
}
