import Foundation
import Testing
import TestSupport
import WorkbookMarkdown

@testable import WorkbookModel
@testable import WorkbookPages
@testable import WorkbookReporting

struct MilestoneTests {
    /// The sample course, in which "Read the lamp" and the second lesson say what they teach.
    private static let course: Course = {
        var course = SampleProgress.course
        course.lessons[0].exercises[0].learned = "Reading `isOn` is a seam."
        course.lessons[1].exercises[0].learned = "Wires are parameters."
        course.lessons[1].exercises[1].learned = "A wire can be tested."
        course.lessons[1].summary = LessonSummary(
            technique: "Pass the wire in.", price: "One more parameter.", avoid: "Leave short wires alone.",
            ability: "pass in wires")
        course.manifest.closing = CourseClosing(
            choices: [.init(need: "a wire is short", use: "nothing")],
            tasks: [.init(text: "Look for wires.", command: "grep -r wire .")])
        return course
    }()

    private func progress(_ slugs: [String]) -> LearnerProgress {
        var progress = LearnerProgress()
        for slug in slugs { progress.exercises[slug] = SampleProgress.entry(.passed, "2 of 2 checks") }
        return progress
    }

    /// Returns the milestone after exercises of a lesson were graded, all with the same outcome.
    private func milestone(
        lesson: Int, _ positions: [Int], _ outcome: CheckResult.State = .passed, isOne: Bool,
        before: [String]
    ) -> Milestone? {
        let lesson = Self.course.lessons[lesson - 1]
        let exercises = positions.map { lesson.exercises[$0 - 1] }
        let rows = exercises.map { exercise in
            LessonReport.Row(
                exercise,
                Verdict(exercise, checks: [CheckResult(Check(id: "a", name: "A"), outcome)]))
        }
        let passed = outcome == .passed ? exercises.map(\.slug) : []
        return Milestone(
            after: LessonReport(lesson: lesson, rows: rows), isOneExercise: isOne, course: Self.course,
            before: progress(before), progress: progress(before + passed))
    }

    private func words(_ milestone: Milestone?) -> String {
        (milestone?.text(width: 80) ?? []).map(\.text).joined(separator: "\n").replacing("\u{A0}", with: " ")
    }

    @Test("A passed exercise shows what it taught, each time it is graded alone")
    func exercise() {
        let first = milestone(lesson: 1, [1], isOne: true, before: [])
        expectEqual(words(first), "\n What you learned: Reading `isOn` is a seam.")
        expectEqual(milestone(lesson: 1, [1], isOne: true, before: ["read"]), first)
        expectEqual(milestone(lesson: 1, [1], .failed, isOne: true, before: []), nil)
    }

    @Test("An exercise that passed before completes nothing when it is mended")
    func mended() {
        let exercise = Self.course.lessons[1].exercises[0]
        var before = progress(Self.course.lessons[1].exercises.map(\.slug))
        let check = Check(id: "a", name: "A")
        before.record(Verdict(exercise, checks: [CheckResult(check, .failed)]), at: Date())
        var after = before
        let verdict = Verdict(exercise, checks: [CheckResult(check, .passed)])
        after.record(verdict, at: Date())
        let milestone = Milestone(
            after: LessonReport(lesson: Self.course.lessons[1], rows: [.init(exercise, verdict)]),
            isOneExercise: true, course: Self.course, before: before, progress: after)
        expectEqual(milestone?.exercises, [exercise])
        #expect(milestone?.lesson == nil)
    }

    @Test("In a whole lesson, only exercises that just passed show what they taught")
    func newOnly() {
        expectEqual(milestone(lesson: 1, [1], isOne: false, before: [])?.exercises.map(\.slug), ["read"])
        let again = milestone(lesson: 2, [1, 2], isOne: false, before: ["wire"])
        expectEqual(again?.exercises.map(\.slug), ["test-the-wire"])
    }

    @Test("The lesson's summary appears after its last exercise, or when the whole lesson is graded")
    func lesson() {
        let summary = """

             Lesson 2 is complete.
             The technique: Pass the wire in.
             What it costs: One more parameter.
             When not to use it: Leave short wires alone.
            """
        let last = milestone(lesson: 2, [2], isOne: true, before: ["wire"])
        expectEqual(words(last), "\n What you learned: A wire can be tested.\n" + summary)
        expectEqual(words(last?.withoutSummaries(of: [1])), words(last))
        expectEqual(words(last?.withoutSummaries(of: [2])), "\n What you learned: A wire can be tested.")
        expectEqual(milestone(lesson: 2, [1], isOne: true, before: [])?.lesson, nil)
        let both = ["wire", "test-the-wire"]
        expectEqual(milestone(lesson: 2, [2], isOne: true, before: both)?.lesson, nil)
        expectEqual(words(milestone(lesson: 2, [1, 2], isOne: false, before: both)), summary)
        expectEqual(milestone(lesson: 2, [1, 2], .failed, isOne: false, before: both), nil)
    }

    @Test("Finishing the course is announced once, with its totals")
    func course() {
        let others = ["read", "switch", "test-the-lamp", "wire"]
        let last = milestone(lesson: 2, [2], isOne: true, before: others)
        let closing = """


             You have finished the course.
             5 of 5 passed, 5 attempts, under 1 min of work.

             Now you can:
             2  pass in wires

             To try at work tomorrow:
             1  Look for wires.
                  grep -r wire .
            """
        #expect(words(last).hasSuffix(closing))
        expectEqual(milestone(lesson: 2, [2], isOne: true, before: others.dropLast())?.closing, nil)
        expectEqual(milestone(lesson: 2, [2], isOne: true, before: others + ["test-the-wire"])?.closing, nil)
    }

    @Test(
        "The page shows passed exercises' takeaways, complete lessons' summaries, and the guide"
    )
    func page() {
        func page(_ slugs: [String]) -> String {
            var report = ProgressReport(
                course: Self.course, progress: progress(slugs), checks: SampleProgress.checks,
                isUntouched: { _ in false })
            report.guide = MarkdownDocument(parsing: "Use `init` when\n\n- it is *short*\n")
            return report.html(at: SampleProgress.day)
        }
        #expect(!page([]).contains("What you learned"))
        #expect(page(["read"]).contains("<li>Reading <code>isOn</code> is a seam.</li>"))
        let lesson = page(["wire", "test-the-wire"])
        #expect(lesson.contains("<dt>What it costs</dt><dd>One more parameter.</dd>"))
        #expect(lesson.contains("<p class=\"ability\">Now you can pass in wires.</p>"))
        for words in ["Which technique", "To try at work", "Finished on"] { #expect(!lesson.contains(words)) }
        let whole = page(Self.course.exercises.map(\.slug))
        #expect(
            whole.contains(
                "<h2>Which technique when, in full</h2></summary>\n<p>Use <code>init</code> when</p>\n<ul><li>it is <em>short</em></li></ul>"
            ))
        for words in [
            "Finished on 15\u{A0}Jan", "<dt>If a wire is short</dt><dd>nothing</dd>",
            "<li>Look for wires. <code>grep -r wire .</code></li>",
        ] {
            #expect(whole.contains(words), "\(words)")
        }
        expectEqual(MarkupBalance.unbalanced(whole), nil)
        // A part of the course doesn't end it, and neither does an exercise that no longer passes.
        let report = ProgressReport(
            course: Self.course, progress: progress(["wire", "test-the-wire"]),
            checks: SampleProgress.checks, isUntouched: { _ in false })
        #expect(report.selecting(.lesson(Self.course.lessons[1])).finishedAt == nil)
        var lost = progress(Self.course.exercises.map(\.slug))
        lost.exercises["wire"] = SampleProgress.entry(.failed, "1 of 2 checks", hasPassed: true)
        let broken = ProgressReport(
            course: Self.course, progress: lost, checks: SampleProgress.checks, isUntouched: { _ in false }
        ).html(at: SampleProgress.day)
        for words in ["Finished on", "Now you can", "To try at work"] { #expect(!broken.contains(words)) }
    }
}
