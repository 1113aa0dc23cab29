import WorkbookModel
import WorkbookSystem

/// Finds what the compiled code uses that few exercises need: in tests, to find out which variant of the subject runs
/// without testing it, and in production code, to change what the grader reads.
///
/// It reads the symbols that the compiled tests use, because words in the source can be hidden. What an exercise needs is
/// recorded in its `checks.json`, from the tests of its starter, its reference and its accepted variations.
struct AccessScan {
    /// Something that tests rarely need.
    struct Access {
        /// The words in source code.
        var words: String
        /// The names of C functions.
        var functions: [String] = []
        /// Parts of other symbols.
        var symbols: [String] = []
        /// Parts of symbols that don't count.
        var harmless: [String] = []
        /// What code could do with it.
        var reason: String

        func isMeant(by name: Substring) -> Bool {
            functions.contains { $0 == name }
                || symbols.contains { name.contains($0) } && !harmless.contains { name.contains($0) }
        }
    }

    var sources: [LearnerSource]
    /// What the exercise needs.
    var needs: [String]

    /// Returns the flags for a table of symbols.
    ///
    /// - Parameter list: What to look for.
    func flags(in table: String, among list: [Access] = AccessScan.all) -> [Flag] {
        AccessScan.accesses(in: table, among: list).filter { !needs.contains($0.words) }.map { access in
            Flag("`\(access.words)` \(access.reason)", at: sources.place(of: access.words))
        }
    }

    /// Returns the words for everything in a table of symbols that an exercise may need.
    static func uses(in table: String, among list: [Access] = all) -> [String] {
        accesses(in: table, among: list).map(\.words)
    }

    private static func accesses(in table: String, among list: [Access] = all) -> [Access] {
        let names = ImportScan.undefinedNames(in: table)
        return list.filter { access in names.contains(where: access.isMeant) }
    }
}
