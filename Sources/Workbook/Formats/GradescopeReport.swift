import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Gradescope's `results.json`.
///
/// Source: gradescope/autograder_samples, `docs/specs.md`. With a gradebook, each exercise is a test with its
/// points, followed by its checks without any, and the score is the gradebook's; if that has no grade, nothing has a
/// score. Without a gradebook, each check is worth one point.
struct GradescopeReport {
    private let input: FormatInput

    init(_ input: FormatInput) { self.input = input }

    /// The most characters of the output of a test, and of a name.
    private static let longest = (output: 10_000, name: 300)

    /// Returns the document.
    func text() throws -> String {
        let tests = input.entries.flatMap(tests)
        let document = Document(
            score: input.grade.map { $0.points.map { Self.rounded($0.earned) } }
                ?? Self.rounded(tests.compactMap(\.score).reduce(0, +)),
            execution_time: Self.rounded(Format.clamped(input.seconds)), output: overview, tests: tests)
        return String(decoding: try JSONFile.encode(document), as: UTF8.self)
    }

    /// What matters for the whole submission.
    private var overview: String {
        let overview = input.overview.joined(separator: "\n")
        let ungraded = input.entries.filter { $0.verdict?.outcome == .graderError }
        if input.grade != nil || ungraded.isEmpty { return overview }
        let names = Format.list(ungraded.map(\.exercise.id.description))
        return
            "\(overview) \(names) could not be graded because of a problem with the autograder, not with the code: "
            + "the score is not final."
    }

    private func tests(of entry: FormatInput.Entry) -> [Document.Test] {
        var position = 0
        let checks = entry.tests(in: input.course).map { test in
            position += 1
            return self.test(test, entry, position)
        }
        guard let grade = input.grade else { return checks }
        // Gradescope would add up the points of the others.
        let points = grade.points == nil ? nil : entry.points
        // Not by the points, which may be rounded, or decided by a person. Without a verdict to go by, Gradescope compares the
        // points itself.
        let status = entry.counts ? "passed" : entry.verdict == nil && !entry.absence.isError ? nil : "failed"
        let head = Document.Test(
            score: points.map { Self.rounded($0.earned) },
            max_score: points.map { Self.rounded($0.possible) },
            status: status, name: name(entry.title), number: "\(entry.exercise.id)",
            output: entry.verdict?.summary.text
                ?? FormatText.block(
                    [entry.absence.reason, entry.withheld].compactMap(\.self).joined(separator: "\n")))
        // Without a verdict, there is only the reason, which the exercise has already.
        return entry.verdict == nil ? [head] : [head] + checks
    }

    private func test(_ test: ReportedTest, _ entry: FormatInput.Entry, _ position: Int) -> Document.Test {
        let isPassed = test.status == .passed
        let text = [test.placedMessage, test.output.map { "Printed:\n\($0)" }].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: "\n")
        let hasScore = input.grade == nil && test.subject == .check
        return Document.Test(
            score: hasScore ? (isPassed ? 1 : 0) : nil, max_score: hasScore ? 1 : nil,
            status: isPassed ? "passed" : "failed", name: name("\(entry.title): \(test.name)"),
            number: "\(entry.exercise.id).\(position)",
            output: text.isEmpty ? nil : FormatText.limited(FormatText.block(text), to: Self.longest.output),
            tags: [test.rawStatus],
            // Only an instructor decides what a suspicion is worth.
            visibility: test.subject == .review ? "hidden" : nil)
    }

    private func name(_ text: String) -> String {
        FormatText.limited(FormatText.line(text), to: Self.longest.name)
    }

    /// Returns a number of points or seconds with at most four decimals, as many as a policy can ask for.
    private static func rounded(_ number: Double) -> Double {
        number.isFinite ? (number * 10_000).rounded() / 10_000 : 0
    }
}

/// The JSON document, in the names of the format.
private struct Document: Encodable {
    struct Test: Encodable {
        var score: Double?
        var max_score: Double?
        /// Left out, it follows from the score.
        var status: String?
        var name: String
        // Everything here is plain text, even if it looks like markup.
        var name_format = "text"
        var number: String
        var output: String?
        var output_format = "text"
        var tags: [String]?
        var visibility: String?
    }

    var score: Double?
    var execution_time: Double
    var output: String
    var output_format = "text"
    var tests: [Test]
}
