import Foundation
import TestSupport
import Testing
import WorkbookReporting

@testable import WorkbookClassroom
@testable import WorkbookModel

struct FeedbackTests {
    private let zone = SampleClassResults.zone

    private func feedback(
        _ result: SubmissionResult, name: String? = nil, grade: GradeSummary? = nil, problems: [String] = []
    ) -> Feedback {
        Feedback(result, course: SampleReport.course, name: name, grade: grade, problems: problems)
    }

    /// The feedback on code with one verdict.
    private func feedback(on verdict: Verdict) -> Feedback {
        feedback(
            SubmissionResult(
                Submission(id: "ben", name: "Ben"), [ExerciseResult(verdict.exercise, .graded(verdict))]))
    }

    /// Both files.
    private func files(_ feedback: Feedback) -> [String] {
        [feedback.markdown(timeZone: zone), feedback.html(timeZone: zone)]
    }

    @Test("The Markdown file has the same text as a learner's screen")
    func markdown() {
        let grade = GradeSummary(
            exercises: ["switch": .init(points: 0.5, possible: 2)], total: .init(points: 4.25, possible: 14),
            notes: ["Handed in one day late: 10% of the points are taken away."])
        let text = feedback(
            SampleClassResults.mixed, grade: grade, problems: ["The lessons are one folder deeper."]
        ).markdown(timeZone: zone)
        expectEqual(
            text,
            """
            # Feedback for Ben

            course · handed in on 15\u{A0}Jan\u{A0}2027, 8:00 (UTC)

            - points: **4.25 of 14**
            - exercises passed: **1 of 7**
            - could not be graded: **1**

            Handed in one day late: 10% of the points are taken away.

            The lessons are one folder deeper.

            Not started: 1.7

            ## Lesson 1 · A lamp

            ### ✔ 1.1 Read the lamp

            2 of 2 checks

            Bulb.swift is a given file. Grading uses the original, without your changes.

            ### ✘ 1.2 The switch that toggles the lamp, wherever it hangs

            1 of 4 checks · 0.5 of 2 points

            - ✘ **Tests cannot change isOn**
              - tests can write isOn
              - tests can reset the lamp
              - → `Lessons/1-lamp/2-switch/Lamp.swift`
            - ✘ The switch toggles the lamp, also when it was on already
              - isOn after two presses
                - expected `false`
                - but got `true`
            - ✔ 1 check passes
            - – 1 check did not run, because it needs what fails above

            ### ≠ 1.3 Wire it

            does not compile

            cannot find 'isOff' in scope

            - → `Lessons/1-lamp/3-wire/Lamp.swift:12:5`

            ### ■ 1.4 Burn out

            1 of 3 checks · crashed

            - ✘ **The lamp burns out**
              - your code crashed: Index out of range
              - → `Lessons/1-lamp/4-burn/Lamp.swift:8`
            - ✘ The lamp glows
              - your code did not finish within 10 seconds: a loop may never end, or something may wait forever
            - ✔ 1 check passes

            ### ✘ 1.5 Test the lamp

            accepts 1 of 1 · catches 1 of 2 bugs

            - ✘ Your tests did not catch: the switch does nothing
            - → `Lessons/1-lamp/5-test-the-lamp/LampTests.swift`

            ### ! 1.6 Mend it

            could not be graded

            The grader could not do its work here. That is not a problem with your code: ask your instructor to grade this exercise again.

            ---

            Graded on 15\u{A0}Jan\u{A0}2027 with Swift 6.3.1, x86\\_64-unknown-linux-gnu. Written by grade.

            """)
    }

    @Test("The Markdown file and the page contain every word of a learner's screen")
    func sameWords() throws {
        for row in SampleReport.rows {
            guard let verdict = row.verdict, verdict.outcome != .graderError else { continue }
            let report = LessonReport(lesson: .sample([row.exercise]), rows: [row])
            let screen = report.text(course: SampleReport.course, detail: .whole, width: 90).plain
            let files = files(feedback(on: verdict))
            let words = try Set(screen.matches(of: Regex("[A-Za-z]{3,}")).map { String($0.0) })
            for (word, file) in words.flatMap({ word in files.map { (word, $0) } }) {
                #expect(file.contains(word), "\(row.exercise.id)")
            }
        }
    }

    @Test("A page closes every element and loads nothing", arguments: SampleClassResults.results.submissions)
    func balance(result: SubmissionResult) {
        let page = feedback(result, problems: ["</ul><script>"]).html(timeZone: zone)
        expectEqual(MarkupBalance.unbalanced(page), nil)
        for word in ["<script", "http", " src=", "url(", "@import"] { #expect(!page.contains(word)) }
    }

    @Test("Hostile content stays plain text")
    func hostile() {
        let feedback = feedback(SampleClassResults.hostile)
        let (markdown, page) = (feedback.markdown(timeZone: zone), feedback.html(timeZone: zone))
        #expect(!page.contains("<script") && !page.contains("<b onclick"))
        #expect(page.contains("&lt;b onclick=&#39;x&#39;&gt;Eve&lt;/b&gt;"))
        #expect(!markdown.contains("\n# \\u") && !markdown.contains("\n```\n"))
        #expect(markdown.contains(#"\<b onclick='x'\>Eve\</b\>\|\`\*\\u{202E}"#))
        // The value contains three backticks, so its code has four.
        #expect(markdown.contains("but got ````\"</code><script>x</script> ⏎ ``` ⏎ # \\u{1B}[31m\"````"))
        for scalar in ["\u{1B}", "\u{202E}"] {
            #expect(!markdown.contains(scalar) && !page.contains(scalar))
        }
    }

    @Test("Feedback never shows another learner's name, a suite's code or the grader's errors")
    func discretion() {
        var result = SampleClassResults.mixed
        result.exercises[0].evidence?.sameAs = "another-submission"
        for file in files(feedback(result)) {
            #expect(!file.contains("another-submission"))
            #expect(!file.contains("disk full"))
            #expect(!file.contains("the suite needs"))
        }
        let silent = Verdict(
            .sample(), checks: [CheckResult(Check(id: "a", name: "A"), .failed)],
            notes: [.silentCheck(id: "SecretChecks/x()"), .unlistedCheck(id: "SecretChecks/y()")])
        for file in files(feedback(on: silent)) { #expect(!file.contains("SecretChecks")) }
    }

    @Test("What can't be used is said to be that, and of a single exercise also why")
    func unusable() {
        let course = SampleReport.course
        let lamp = "\(course.relativePath(of: course.exercises[0].folders.lesson))/Lamp.swift"
        let whole = SubmissionProblem.unreadableArchive("cut off")
        let single = SubmissionProblem.renamed(path: lamp, found: ["Lamp (1).swift"])
        for (problem, count) in [(whole, 0), (single, 1)] {
            let result = SampleClassResults.submission("ben", "Ben", problems: [problem]) { _ in .missing }
            for file in files(feedback(result)) {
                #expect(file.localizedCaseInsensitiveContains("not usable"))
                expectEqual(file.contains("Not handed in: 1.2 to 1.7"), problem == single)
                // What concerns the whole submission takes a line.
                expectEqual(file.contains("Not usable: 1.1 to 1.7"), problem == whole)
                expectEqual(file.contains("1.1 Read the lamp"), problem == single)
                expectEqual(file.components(separatedBy: "Possibly meant").count - 1, count)
            }
        }
    }

    @Test("What a learner left out takes a line, with the points, unless somebody decided on some")
    func leftOut() {
        let result = SampleClassResults.submission("ben", "Ben") { exercise in
            switch exercise.id.position {
            case 1: .graded(SampleClassResults.passed(exercise))
            case 4: .notStarted
            default: .missing
            }
        }
        let slugs = result.exercises.map(\.exercise.slug)
        var scores = Dictionary(
            uniqueKeysWithValues: slugs.map { ($0, GradeSummary.Score(points: 0, possible: 5)) })
        scores[slugs[6]]?.points = 2
        let dropped = GradeSummary(
            exercises: scores.filter { $0.key != slugs[1] }, dropped: [slugs[1]],
            total: .init(points: 7, possible: 30))
        for file in files(feedback(result, grade: dropped)) {
            #expect(file.contains("Not handed in: 1.2, 1.3, 1.5 and 1.6 · 0 of 15 points"), "\(file)")
        }
        let failed = SampleClassResults.submission("ben", "Ben") { .graded(.sample([.failed], exercise: $0)) }
        for file in files(feedback(failed, grade: GradeSummary(dropped: [slugs[1]]))) {
            expectEqual(file.components(separatedBy: " · not counted").count - 1, 1, "\(file)")
        }
        let grade = GradeSummary(exercises: scores, total: .init(points: 7, possible: 35))
        for file in files(feedback(result, grade: grade)) {
            #expect(file.contains("Not handed in: 1.2, 1.3, 1.5 and 1.6 · 0 of 20 points"), "\(file)")
            #expect(file.contains("Not started: 1.4 · 0 of 5 points"))
            expectEqual(
                file.components(separatedBy: "not handed in").count - 1, file.contains("<html") ? 2 : 1)
        }
    }

    @Test("A flag asks for a review and accuses nobody")
    func flags() {
        for file in files(feedback(SampleClassResults.flagged)) {
            #expect(file.contains("passed, but needs review"))
            #expect(file.contains("A person should also look at this"))
            #expect(!file.contains("verdict counts") && !file.contains("looks at it first"))
            for word in ["cheat", "dishonest", "plagiar", "fraud", "suspicious"] {
                #expect(!file.localizedCaseInsensitiveContains(word))
            }
        }
    }

    @Test("The feedback says why an exercise wasn't graded")
    func ungraded() {
        let pending = feedback(SampleClassResults.pending, name: "learner 7").markdown(timeZone: zone)
        #expect(pending.contains("# Feedback for learner 7") && !pending.contains("Fay"))
        #expect(pending.contains("- not graded yet: **6**"))
        let empty = feedback(SampleClassResults.empty, problems: ["The archive was empty."])
        for file in files(empty) {
            #expect(file.contains("not usable") && file.contains("The archive was empty."))
            #expect(file.hasSuffix("Written by grade.\n") || file.contains("<p>Written by grade.</p>"))
        }
    }

    @Test(
        "Points have at most four decimal places",
        arguments: [
            (7.0, "7"), (7.5, "7.5"), (0.05, "0.05"), (1.0 / 3, "0.3333"), (-0.5, "-0.5"), (.nan, "?"),
            (1e300, "?"), (0.99999, "1"), (12.345, "12.345"),
        ])
    func points(number: Double, text: String) {
        expectEqual(GradeSummary.Score.text(number), text)
    }

    @Test("A score is shown in words, and its share is between 0 and 1")
    func score() {
        expectEqual(GradeSummary.Score(points: 0.5, possible: 1).words, "0.5 of 1 point")
        expectEqual(GradeSummary.Score(points: 3, possible: 0).share, 0)
        expectEqual(GradeSummary.Score(points: 30, possible: 20).share, 1)
    }
}
