import WorkbookModel

extension Canary {
    /// Returns what is wrong with the record of the canary, if anything is.
    static func flags(for record: TestLog.TestRecord?) -> [Flag] {
        guard let record, record.progress == .ended else {
            return [
                Flag("the check that must fail did not come to its end, so no other check can be believed")
            ]
        }
        let heard = record.issues.count { $0.isKnown }
        if heard == failures && record.failures.isEmpty { return [] }
        return [
            Flag(
                "of \(failures) expectations that must fail \(heard) did: something in the code changes what `#expect`, `==` or the like mean"
            )
        ]
    }
}
