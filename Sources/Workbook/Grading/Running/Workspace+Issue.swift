import Foundation
import WorkbookModel

extension Workspace {
    /// Returns the learner's place at which a test recorded an issue.
    func place(of issue: TestLog.Issue) -> Place? { place(ofFileID: issue.fileID, line: issue.line) }

    /// Returns the place at which a learner's own test is declared.
    func place(of test: TestLog.TestRecord) -> Place? { place(ofFileID: test.fileID, line: test.line) }

    /// Returns the learner's place of a macro; `nil` if more than one of their files could be meant.
    func place(of expansion: MacroExpansion) -> Place? {
        let files = part.owns.filter(expansion.isUsed(in:))
        guard expansion.module == part.module, expansion.line > 0, files.count == 1 else { return nil }
        return place(ofModule: part.module, file: files[0], line: expansion.line, column: nil).place
    }

    /// Returns the only `#expect` or `#require` of a test that crashed in one; `nil` if it has several.
    ///
    /// - Parameter start: The place of the test's declaration. The test is read up to the next one.
    func onlyExpectation(ofTestAt start: Place) -> Place? {
        guard let name = part.owns.first(where: { start.path.hasSuffix("/\($0)") }) else { return nil }
        let file = root.appending(path: "Tests/\(part.module)/\(name)")
        // Without the file, the crash is reported without a line.
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(start.line) else { return nil }
        let test = lines[start.line...].prefix { !$0.contains("@Test") }
        let found = test.indices.filter { index in
            ["#expect", "#require"].contains { test[index].contains($0) }
        }
        return found.count == 1 ? Place(path: start.path, line: found[0] + 1) : nil
    }

    private func place(ofFileID fileID: String?, line: Int?) -> Place? {
        guard let parts = fileID?.split(separator: "/"), parts.count == 2, let line else { return nil }
        return place(ofModule: String(parts[0]), file: String(parts[1]), line: line, column: nil).place
    }
}
