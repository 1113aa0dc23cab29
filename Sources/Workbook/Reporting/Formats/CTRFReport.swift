import Foundation
import WorkbookModel
import WorkbookSystem

/// The Common Test Report Format, version 0.0.0.
///
/// Source: ctrf-io/ctrf, `spec/ctrf.md` and `schema/ctrf.schema.json`. Times are whole milliseconds, and no names are
/// allowed that the schema doesn't have.
struct CTRFReport {
    private let input: FormatInput

    init(_ input: FormatInput) { self.input = input }

    /// The most characters of a message.
    private static let longest = 65_535

    /// Returns the document.
    func text() throws -> String {
        let tests = input.entries.flatMap { entry in
            entry.tests(in: input.course).map { test($0, entry) }
        }
        func count(_ status: String) -> Int { tests.count { $0.status == status } }
        let start = Self.milliseconds(input.startedAt.timeIntervalSince1970)
        let duration = Self.milliseconds(Format.clamped(input.seconds))
        let document = Document(
            results: .init(
                tool: .init(name: "grade", version: input.version),
                summary: .init(
                    tests: tests.count, passed: count("passed"), failed: count("failed"),
                    skipped: count("skipped"), suites: input.entries.count, start: start,
                    stop: start + duration, duration: duration), tests: tests))
        return String(decoding: try JSONFile.encode(document), as: UTF8.self)
    }

    private func test(_ test: ReportedTest, _ entry: FormatInput.Entry) -> Document.Test {
        func block(_ text: String) -> String {
            FormatText.block(FormatText.limited(text, to: Self.longest))
        }
        return Document.Test(
            testId: "\(entry.exercise.slug)/\(test.id)", name: FormatText.line(test.name),
            status: test.status == .error ? "failed" : test.status.rawValue,
            duration: Self.milliseconds(Format.clamped(test.seconds ?? 0)),
            suite: [FormatText.line(entry.title)],
            message: test.message.isEmpty ? nil : block(test.message),
            // The name says that it belongs to a failure.
            snippet: test.status == .passed ? nil : test.code.map(block), line: test.place?.line,
            rawStatus: test.rawStatus, filePath: test.place.map { FormatText.line($0.path) },
            stdout: test.output.map { FormatText.lines(FormatText.limited($0, to: Self.longest)) })
    }

    private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}

/// The JSON document, in the names of the format.
private struct Document: Encodable {
    struct Tool: Encodable {
        var name: String
        var version: String
    }

    struct Summary: Encodable {
        var tests: Int
        var passed: Int
        var failed: Int
        var skipped: Int
        var pending = 0
        var other = 0
        var suites: Int
        var start: Int
        var stop: Int
        var duration: Int
    }

    struct Test: Encodable {
        var testId: String
        var name: String
        var status: String
        var duration: Int
        var suite: [String]
        var message: String?
        var snippet: String?
        var line: Int?
        var rawStatus: String
        var filePath: String?
        var stdout: [String]?
    }

    struct Results: Encodable {
        var tool: Tool
        var summary: Summary
        var tests: [Test]
    }

    var reportFormat = "CTRF"
    var specVersion = "0.0.0"
    var results: Results
}
