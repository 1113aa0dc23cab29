import Foundation
import WorkbookModel
import WorkbookReporting

/// JUnit XML, the form that most CI systems read.
///
/// There is no standard. This keeps to the schema that Jenkins publishes (xunit-plugin, `junit-10.xsd`) and to GitLab's
/// limits: names are unique in a class, and no text is large.
struct JUnitReport {
    private let input: FormatInput

    init(_ input: FormatInput) { self.input = input }

    /// The most characters of an attribute, and of the text of an element.
    private static let longest = (attribute: 1000, text: 10_000)

    /// The document.
    var text: String {
        let suites = input.entries.map { (entry: $0, tests: $0.tests(in: input.course)) }
        let all = suites.flatMap(\.tests)
        let head = attributes([
            ("name", input.title), ("tests", "\(all.count)"), ("failures", count(all, .failed)),
            ("errors", count(all, .error)), ("time", Self.time(input.seconds)),
        ])
        let body = suites.flatMap { lines(for: $0.entry, $0.tests) }
        let document =
            ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(head)>"] + body + ["</testsuites>"]
        return document.joined(separator: "\n") + "\n"
    }

    private func lines(for entry: FormatInput.Entry, _ tests: [ReportedTest]) -> [String] {
        let head = attributes(
            [
                ("name", entry.title), ("tests", "\(tests.count)"), ("failures", count(tests, .failed)),
                ("errors", count(tests, .error)), ("skipped", count(tests, .skipped)),
                ("time", Self.time(entry.verdict?.seconds ?? 0)),
            ] + timestamp + [("file", input.course.shownPath(of: entry.exercise.mainFile))])
        // Jenkins groups by what comes before the last point.
        let group = "lesson\(entry.exercise.id.lesson).\(entry.exercise.slug)"
        var lines = ["  <testsuite\(head)>"] + tests.flatMap { self.lines(for: $0, group) }
        if let output = entry.verdict?.output { lines.append("    " + element("system-out", text: output)) }
        return lines + ["  </testsuite>"]
    }

    private func lines(for test: ReportedTest, _ group: String) -> [String] {
        let head = attributes([
            ("name", test.name), ("classname", group), ("time", Self.time(test.seconds ?? 0)),
        ])
        var inner: [String] = []
        let details = attributes([("type", test.rawStatus), ("message", test.message)])
        switch test.status {
        case .passed where test.message.isEmpty: break
        case .passed: inner.append(element("system-out", text: test.message))
        case .failed: inner.append(element("failure", details, text: test.placedMessage))
        case .error: inner.append(element("error", details, text: test.placedMessage))
        case .skipped: inner.append("<skipped\(attributes([("message", test.message)]))/>")
        }
        if let output = test.output { inner.append(element("system-out", text: output)) }
        if inner.isEmpty { return ["    <testcase\(head)/>"] }
        return ["    <testcase\(head)>"] + inner.map { "      " + $0 } + ["    </testcase>"]
    }

    private func element(_ name: String, _ attributes: String = "", text: String) -> String {
        let lines = FormatText.lines(FormatText.limited(text, to: Self.longest.text))
        return "<\(name)\(attributes)>\(lines.map(FormatText.xml).joined(separator: "\n"))</\(name)>"
    }

    private func attributes(_ values: [(name: String, value: String)]) -> String {
        values.map { name, value in
            let line = FormatText.line(FormatText.limited(value, to: Self.longest.attribute))
            return " \(name)=\"\(FormatText.xml(line))\""
        }.joined()
    }

    private func count(_ tests: [ReportedTest], _ status: ReportedTest.Status) -> String {
        "\(tests.count { $0.status == status })"
    }

    /// Returns seconds with three decimals.
    private static func time(_ seconds: Double) -> String {
        let milliseconds = Int((Format.clamped(seconds) * 1000).rounded())
        let fraction = "\(1000 + milliseconds % 1000)".dropFirst()
        return "\(milliseconds / 1000).\(fraction)"
    }

    /// When grading began, in UTC and without a zone, as the schema of Ant's JUnit task demands.
    private var timestamp: [(name: String, value: String)] {
        input.startedAt.map { [("timestamp", $0.formatted(.iso8601).replacing("Z", with: ""))] } ?? []
    }
}
