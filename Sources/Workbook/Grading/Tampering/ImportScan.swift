import WorkbookModel
import WorkbookSystem

/// Finds functions of the system that the learner's object files use and no exercise needs: a second look, which doesn't
/// depend on what the compiler says about the source.
enum ImportScan {
    /// Returns flags for the undefined symbols of a table in the portable format of `nm` (POSIX: name, kind, value, size).
    ///
    /// Each flag has the place of the words, if they can be found.
    static func flags(in table: String, sources: [LearnerSource]) -> [Flag] {
        undefinedNames(in: table).compactMap { symbol -> Flag? in
            guard let reason = AllowedDeclarations.reason(forFunction: String(symbol)) else { return nil }
            return Flag("`\(symbol)` \(reason)", at: sources.place(of: String(symbol)))
        }.sorted { $0.reason < $1.reason }
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
}
