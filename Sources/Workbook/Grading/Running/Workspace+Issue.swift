import WorkbookModel

extension Workspace {
    /// Returns the learner's place at which a test recorded an issue.
    func place(of issue: TestLog.Issue) -> Place? {
        guard let parts = issue.fileID?.split(separator: "/"), parts.count == 2, let line = issue.line else {
            return nil
        }
        return place(ofModule: String(parts[0]), file: String(parts[1]), line: line, column: nil).place
    }
}
