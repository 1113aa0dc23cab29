import WorkbookModel
import WorkbookSystem

/// Exercism's `results.json`, version 3.
///
/// Source: exercism/docs, `building/tooling/test-runners/interface.md`. The format is for one exercise. For several, the
/// names begin with the exercise's number, and `task_id` is its place in the lesson.
struct ExercismReport {
    private let input: FormatInput

    init(_ input: FormatInput) { self.input = input }

    /// The most characters of a message, and of what a test prints.
    private static let longest = (message: 65_535, output: 500)

    /// Returns the document.
    func text() throws -> String {
        let tests = input.entries.flatMap { entry in
            entry.tests(in: input.course).map { (entry: entry, test: $0) }
        }
        // Only checks that ran say something about the code.
        let didRun = tests.contains { $0.test.subject == .check && $0.test.status != .skipped }
        let problems = tests.map(\.test).filter { $0.status != .passed && (didRun || $0.subject != .check) }
        // Without a grade, the code neither passes nor fails, unless something else is wrong with it.
        let isOpen = !problems.isEmpty && problems.allSatisfy { $0.subject == .grade }
        let reasons = didRun && !isOpen ? [] : problems.map(\.message)
        let message = reasons.indices.filter { reasons.firstIndex(of: reasons[$0]) == $0 }
            .map { reasons[$0] }.joined(separator: "\n\n")
        let document = Document(
            status: problems.isEmpty && didRun ? "pass" : didRun && !isOpen ? "fail" : "error",
            message: reasons.isEmpty ? nil : block(message, Self.longest.message),
            tests: didRun ? tests.map { test($0.test, $0.entry) } : [])
        return String(decoding: try JSONFile.encode(document), as: UTF8.self)
    }

    private func test(_ test: ReportedTest, _ entry: FormatInput.Entry) -> Document.Test {
        let isOne = input.entries.count == 1
        let status = [ReportedTest.Status.passed: "pass", .failed: "fail"][test.status] ?? "error"
        return Document.Test(
            name: FormatText.line((isOne ? "" : "\(entry.exercise.id): ") + test.name), status: status,
            message: test.message.isEmpty ? nil : block(test.message, Self.longest.message),
            output: test.output.map {
                block($0, Self.longest.output, "\nOutput was truncated. Please limit to 500 chars")
            }, test_code: test.code, task_id: isOne ? nil : entry.exercise.id.position)
    }

    private func block(_ text: String, _ limit: Int, _ note: String = " …") -> String {
        FormatText.limited(FormatText.block(text), to: limit, note: note)
    }
}

/// The JSON document, in the names of the format.
private struct Document: Encodable {
    struct Test: Encodable {
        var name: String
        var status: String
        var message: String?
        var output: String?
        var test_code: String?
        var task_id: Int?
    }

    var version = 3
    var status: String
    var message: String?
    var tests: [Test]
}
