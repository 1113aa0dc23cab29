import WorkbookModel

extension Workspace {
    /// Returns the learner's place at which a test recorded an issue.
    func place(of issue: TestLog.Issue) -> Place? { place(ofFileID: issue.fileID, line: issue.line) }

    /// Returns the place at which a learner's own test is declared.
    func place(of test: TestLog.TestRecord) -> Place? { place(ofFileID: test.fileID, line: test.line) }

    private func place(ofFileID fileID: String?, line: Int?) -> Place? {
        guard let parts = fileID?.split(separator: "/"), parts.count == 2, let line else { return nil }
        return place(ofModule: String(parts[0]), file: String(parts[1]), line: line, column: nil).place
    }
}
