import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookReporting

struct VerdictSummaryTests {
    @Test("A verdict is summarized in a few words", arguments: Row.all)
    func summary(_ row: Row) {
        expectEqual(row.verdict.summary.text, row.summary)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var verdict: Verdict
        var summary: String

        var testDescription: String { summary }

        private static func suite(_ states: CheckResult.State...) -> Verdict { .sample(states) }

        /// A verdict on a learner's tests: present, enabled, two correct subjects, can-fail, three bugs.
        private static func tests(
            _ present: CheckResult.State, accepts: [CheckResult.State], catches: [CheckResult.State]
        ) -> Verdict {
            let checks =
                [CheckResult(PlantedBugs.Fixed.present, present)]
                + accepts.enumerated().map { CheckResult(Check(id: "accepts/a\($0)", name: "A"), $1) }
                + catches.enumerated().map { CheckResult(Check(id: "catches/c\($0)", name: "C"), $1) }
            return Verdict(.sampleTests(), checks: checks)
        }

        static let all = [
            Row(verdict: suite(.passed, .passed), summary: "2 of 2 checks"),
            Row(verdict: suite(.passed), summary: "1 of 1 check"),
            Row(verdict: suite(.failed), summary: "0 of 1 check"),
            Row(verdict: suite(.passed, .failed, .notAttempted), summary: "1 of 3 checks"),
            Row(
                verdict: suite(.passed, .stopped(.crashed(message: "No bulb"))),
                summary: "1 of 2 checks · crashed"),
            Row(
                verdict: suite(.stopped(.timeLimit(seconds: 10)), .stopped(.crashed(message: nil))),
                summary: "0 of 2 checks · ran too long"),
            Row(
                verdict: suite(.failed, .stopped(.exited(status: 0))), summary: "0 of 2 checks · ended early"),
            Row(
                verdict: suite(.stopped(.outputLimit(bytes: 1))), summary: "0 of 1 check · printed too much"),
            Row(verdict: suite(.notAttempted), summary: "could not be graded"),
            Row(verdict: suite(), summary: "could not be graded"),
            Row(
                verdict: Verdict(
                    .sample(), outcome: .didNotCompile,
                    checks: [CheckResult(Check(id: "a", name: "A"), .notAttempted)]),
                summary: "does not compile"),
            // A file is missing.
            Row(verdict: Verdict(.sample(), outcome: .didNotCompile), summary: "does not compile"),
            Row(
                verdict: tests(.failed, accepts: [.notAttempted, .notAttempted], catches: [.notAttempted]),
                summary: "no tests yet"),
            Row(
                verdict: tests(
                    .passed, accepts: [.passed, .failed], catches: [.notAttempted, .notAttempted]),
                summary: "accepts 1 of 2 correct versions"),
            Row(
                verdict: tests(.failed, accepts: [.passed], catches: [.passed]),
                summary: "accepts 1 of 1 · catches 1 of 1 bug · another check fails"),
            Row(
                verdict: tests(.passed, accepts: [.passed, .passed], catches: [.passed, .failed, .passed]),
                summary: "accepts 2 of 2 · catches 2 of 3 bugs"),
            Row(
                verdict: tests(.passed, accepts: [.passed, .passed], catches: [.passed]),
                summary: "accepts 2 of 2 · catches 1 of 1 bug"),
            Row(
                verdict: tests(
                    .passed, accepts: [.stopped(.exited(status: 1)), .notAttempted], catches: [.notAttempted]),
                summary: "accepts 0 of 2 correct versions · ended early"),
        ]
    }

    @Test("A sentence says how the code was stopped", arguments: Sentence.all)
    func sentence(_ sentence: Sentence) {
        expectEqual(sentence.stop.sentence, sentence.text)
    }

    struct Sentence: Sendable, CustomTestStringConvertible {
        var stop: Stop
        var text: String

        var testDescription: String { text }

        private static let hanging = "a loop may never end, or something may wait forever"

        static let all = [
            Sentence(
                stop: .crashed(message: "Index out of range"),
                text: "your code crashed: Index out of range"),
            Sentence(stop: .crashed(message: nil), text: "your code crashed"),
            Sentence(
                stop: .timeLimit(seconds: 10),
                text:
                    "your code did not finish within 10 seconds: " + hanging
            ),
            Sentence(
                stop: .timeLimit(seconds: 1),
                text: "your code did not finish within 1 second: " + hanging
            ),
            Sentence(
                stop: .timeLimit(seconds: 2.5),
                text:
                    "your code did not finish within 2.5 seconds: " + hanging
            ),
            Sentence(
                stop: .exited(status: 3),
                text:
                    "your code ended the whole process here, before the check could finish"
            ),
            Sentence(
                stop: .outputLimit(bytes: 64 << 20),
                text: "your code printed more than 64 MB. Is there a loop that never ends?"),
            Sentence(
                stop: .cpuLimit(seconds: 60),
                text:
                    "your code kept the processor busy for more than 60 seconds. Is there a loop that never ends?"
            ),
            Sentence(
                stop: .memoryLimit(bytes: 1 << 30),
                text:
                    "your code used more than 1024 MB of memory: a loop may never end, an array may grow without limit, or a function may call itself forever"
            ),
            Sentence(
                stop: .processLimit(count: 40),
                text:
                    "your code had more than 40 processes at once. This exercise needs no other processes"
            ),
            Sentence(
                stop: .fileLimit(bytes: 64 << 20),
                text: "your code wrote a file of more than 64 MB. Is there a loop that never ends?"),
        ]
    }
}
