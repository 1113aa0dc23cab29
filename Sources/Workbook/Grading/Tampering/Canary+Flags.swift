import WorkbookModel

extension Canary {
    /// Returns what is wrong with the record of the canary, if anything is.
    func flags(for record: TestLog.TestRecord?) -> [Flag] {
        guard let record, record.progress == .ended else {
            return [
                Flag("the control check, which must fail, didn't finish, so no other result can be trusted")
            ]
        }
        let heard = record.issues.count { $0.isKnown }
        if !record.failures.isEmpty && heard == failures {
            return [
                Flag(
                    "an expectation that must not fail did, so something in the code changes what `#expect`, `==` or similar operations do"
                )
            ]
        }
        if heard == failures { return [] }
        return [
            Flag(
                "only \(heard) of \(failures) expectations that must fail did, so something in the code changes what `#expect`, `==` or similar operations do"
            )
        ]
    }
}
