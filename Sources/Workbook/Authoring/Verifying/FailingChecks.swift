import WorkbookModel

/// The checks that fail in only one of two runs of the same attempt.
struct FailingChecks {
    private let gone: [String]
    private let new: [String]

    /// Compares what fails.
    init(_ first: [CheckFailure], _ second: [CheckFailure]) {
        func lacking(_ failures: [CheckFailure], _ others: [CheckFailure]) -> [String] {
            failures.map(\.check).filter { id in !others.contains { $0.check == id } }
        }
        gone = lacking(first, second)
        new = lacking(second, first)
    }

    /// Returns a clause about the second run; `nil` if the same checks fail.
    ///
    /// - Parameters:
    ///   - subject: What fails them, such as "now, it".
    ///   - fails: The verb for checks that fail only in the second run.
    ///   - passes: The verb for those that fail only in the first one.
    func words(_ subject: String, _ fails: String, _ passes: String) -> String? {
        let clauses = [(fails, new), (passes, gone)].filter { !$1.isEmpty }.map {
            "\($0) \($1.joined(separator: ", "))"
        }
        return clauses.isEmpty ? nil : "\(subject) \(clauses.joined(separator: ", and "))"
    }
}
