import WorkbookModel

/// Explains what became of the products of a build while the learner's code ran.
enum ProductScan {
    /// Returns a flag if any product has changed; its paths are those in the package.
    static func flags(forChanged paths: [String]) -> [Flag] {
        guard let first = paths.first else { return [] }
        let name = first.split(separator: "/").last.map(String.init) ?? first
        let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        return [Flag("files that the grader had built changed while the code ran: \(name)\(others)")]
    }
}
