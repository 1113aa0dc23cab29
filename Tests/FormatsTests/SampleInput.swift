import Foundation
import TestSupport

@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

/// Input with an exercise for every kind of outcome, in which learners used the markup of every format.
enum SampleInput {
    static let input = FormatInput(
        title: "Lesson 1 · A lamp", course: SampleReport.course,
        entries: (SampleReport.rows.map { .init($0.exercise, $0.verdict) }) + [flagged, hostile],
        startedAt: Date(timeIntervalSince1970: 1_795_000_000), seconds: 21.5, version: "0.1.0")

    /// Returns input with a single exercise.
    static func input(_ entry: FormatInput.Entry) -> FormatInput {
        var input = input
        input.entries = [entry]
        return input
    }

    static let flagged = FormatInput.Entry(
        .sample(8, slug: "glow", title: "Let it glow"),
        Verdict(
            .sample(8), checks: [CheckResult(Check(id: "LampChecks/glows()", name: "It glows"), .passed)],
            seconds: 1
        ).flagged([
            Flag(
                "declares a symbol of the test library",
                at: Place(path: "Lessons/1-lamp/8-glow/Lamp.swift", line: 3))
        ]))

    /// Markup from XML, Markdown, GitHub's log and terminals, and characters that reverse text.
    static let marks =
        "]]> <b>&amp;\"'`</failure>\n::error::got it\n##[add-mask]x # SKIP \\ \u{1B}[31mred\u{0} \u{202E}abc"
        + "\r\nok 9 | @team https://example.org %0A ...\n---\n```\n\u{FFFE}"

    static let hostile = FormatInput.Entry(
        .sample(9, slug: "shine", title: "Shine #1 <now>"),
        {
            var first = CheckResult(
                Check(id: "LampChecks/first()", name: "It shines: 100%, \"always\""), .failed,
                [marks, "plain"],
                place: Place(path: "Lessons/1-lamp/9-shine/La,mp.swift", line: 4, column: 2),
                headlines: ["Expectation failed: (lamp.isOn → false) == true"])
            first.output = marks + String(repeating: "o", count: 600)
            first.seconds = 0.0126
            let again = CheckResult(Check(id: "LampChecks/second()", name: "It shines"), .passed)
            let third = CheckResult(Check(id: "LampChecks/third()", name: "It shines"), .notAttempted)
            var verdict = Verdict(
                .sample(9), checks: [first, again, third], diagnosis: "The lamp never shines.", seconds: 1)
            verdict.output = "printed by all\n"
            return verdict
        }(), code: ["LampChecks/first()": "let lamp = Lamp()\nexpect(lamp.isOn, equals: true, \"<isOn>\")"])
}
