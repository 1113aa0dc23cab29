import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookCommandLine
@testable import grade

struct WatchCompactPageTests {
    private let size = WatchDisplay.Size(columns: 40, rows: 20)
    private let course = SampleLessons.course

    /// Returns a screen with a failing check, and passing checks before and after it.
    private func screen(passedBefore: Int, passedAfter: Int, hasFailure: Bool = true) -> WatchScreen {
        let exercise = course.lessons[0].exercises[1]
        func passed(_ count: Int, _ word: String) -> [CheckResult] {
            (0..<count).map { CheckResult(Check(id: "\(word)\($0)", name: "\(word) check \($0)"), .passed) }
        }
        let failure = CheckResult(
            Check(id: "ada", name: "Ada is greeted"), .failed,
            ["the text for Ada: expected \"Hello, Ada\", got \"Hello\""])
        let diagnosis = """
            The greeting leaves out the name, which a caller hands in for a reason, and which the tests look for in \
            every greeting, wherever it may be in the text, and however long the name may be.
            """
        let verdict = Verdict(
            exercise,
            checks: passed(passedBefore, "Early") + (hasFailure ? [failure] : [])
                + passed(passedAfter, "Late"),
            diagnosis: hasFailure ? diagnosis : nil)
        return WatchScreen(
            course: course, lesson: course.lessons[0], exercise: exercise, progress: LearnerProgress(),
            result: .init(
                report: LessonReport(lesson: course.lessons[0], rows: [.init(exercise, verdict)]),
                time: "14:32:07"))
    }

    private func text(_ lines: [StyledLine]) -> String { lines.plain.replacing("\u{A0}", with: " ") }

    @Test("On a small screen, the title and the first failure are visible, and everything fits")
    func firstFailure() {
        let screen = screen(passedBefore: 2, passedAfter: 2)
        for rows in 12...17 {
            let page = screen.page(size, rows: rows, viewport: nil)
            #expect(page.reduce(0) { $0 + WatchDisplay.rows(of: $1, size) } <= rows)
            #expect(text(page).hasPrefix(" ✘ 1.2  Test the counter"))
            #expect(text(page).contains("\n   ✘ Ada is greeted\n"))
            #expect(text(page).contains("\n       but got   \"Hello\"\n"))
            #expect(text(page).contains(" Next: edit the file above and save it."))
            #expect(
                text(page).hasSuffix(" · ↑ ↓ scroll\n")
                    || text(page).hasSuffix(" graded at 14:32:07\n"))
        }
    }

    @Test("Errors of the compiler, which have no empty line above, scroll below the title")
    func errors() throws {
        var screen = screen(passedBefore: 0, passedAfter: 0)
        let exercise = screen.exercise
        let errors = (1...9).map { line in
            Diagnostic(
                origin: .learner, place: Place(path: "Greeting.swift", line: line, column: 1),
                message: "cannot find 'name' in scope, for the time that has the number \(line)")
        }
        screen.result?.report.rows[0].verdict = Verdict(
            exercise, outcome: .didNotCompile, diagnostics: errors)
        for rows in 8...16 {
            for viewport in [nil, screen.scrolled(nil, by: .end, size, rows: rows)] {
                let page = screen.page(size, rows: rows, viewport: viewport)
                #expect(page.reduce(0) { $0 + WatchDisplay.rows(of: $1, size) } <= rows)
                #expect(text(page).hasPrefix(" ✘ 1.2  Test the counter"))
            }
        }
    }

    @Test("Content above and below can be reached by scrolling")
    func scrolls() throws {
        let screen = screen(passedBefore: 2, passedAfter: 2)
        let top = try #require(screen.scrolled(nil, by: .home, size, rows: 14))
        let first = text(screen.page(size, rows: 14, viewport: top))
        #expect(first.contains("One possible reason"))
        #expect(first.contains("\n lines 1–"))
        let bottom = try #require(screen.scrolled(top, by: .end, size, rows: 14))
        #expect(text(screen.page(size, rows: 14, viewport: bottom)).contains("✔ 4 checks pass"))
    }

    @Test("All failures are on the page, with the first one visible; scrolling shows the others")
    func manyFailures() throws {
        var screen = screen(passedBefore: 0, passedAfter: 0)
        let verdict = try #require(screen.result?.report.rows[0].verdict)
        let failures = (1...9).map { index in
            CheckResult(
                Check(id: "f\(index)", name: "Guest \(index) is greeted"), .failed, ["guest \(index) waits"])
        }
        screen.result?.report.rows[0].verdict = Verdict(
            verdict.exercise, checks: verdict.checks + failures)
        let first = text(screen.page(size, rows: 18, viewport: nil))
        #expect(first.contains("✘ Ada is greeted") && !first.contains("guest 9"))
        let bottom = try #require(screen.scrolled(nil, by: .end, size, rows: 18))
        #expect(text(screen.page(size, rows: 18, viewport: bottom)).contains("\n     guest 9 waits\n"))
    }

    @Test("A page that fits is shown unchanged, and doesn't scroll")
    func fits() {
        let screen = screen(passedBefore: 1, passedAfter: 1)
        let whole = screen.page(width: 40)
        // The path takes two rows.
        #expect(screen.page(size, rows: whole.count + 1, viewport: nil) == whole)
        #expect(screen.scrolled(nil, by: .down, size, rows: whole.count + 1) == nil)
        var plain = screen
        plain.isPlain = true
        #expect(plain.page(size, rows: 5, viewport: nil) == plain.page(width: 40))
    }

    @Test("The page of what was learned keeps its empty lines and hides passing checks; the summary scrolls")
    func milestone() throws {
        var screen = screen(passedBefore: 14, passedAfter: 0, hasFailure: false)
        var (lesson, report) = (screen.lesson, try #require(screen.result?.report))
        lesson.exercises[1].learned = "Count twice."
        let sentence = String(repeating: "A long sentence. ", count: 6)
        lesson.summary = LessonSummary(technique: sentence, price: sentence, avoid: sentence)
        report.lesson = lesson
        report.rows[0].exercise = lesson.exercises[1]
        var before = LearnerProgress()
        before.record(
            Verdict(lesson.exercises[0], checks: [CheckResult(Check(id: "a", name: "A"), .passed)]),
            at: .distantPast)
        screen.progress = before
        for verdict in report.rows.compactMap(\.verdict) { screen.progress.record(verdict, at: .distantPast) }
        screen.result?.milestone = Milestone(
            after: report, isOneExercise: true, course: course, before: before, progress: screen.progress)
        #expect(screen.result?.milestone?.lesson != nil)
        // A page that is a few lines too long drops empty lines, so it needn't scroll.
        let whole = screen.page(width: 40)
        let rows = whole.reduce(0) { $0 + WatchDisplay.rows(of: $1, size) } - 6
        let dense = screen.page(size, rows: rows, viewport: nil)
        #expect(dense.reduce(0) { $0 + WatchDisplay.rows(of: $1, size) } <= rows)
        #expect(text(dense).contains("When not to use it"))
        #expect(text(dense).hasSuffix(" graded at 14:32:07\n"))
        #expect(!text(dense).contains("lines"))
        #expect(screen.scrolled(nil, by: .down, size, rows: rows) == nil)
        let page = screen.page(size, rows: 19, viewport: nil)
        #expect(page.reduce(0) { $0 + WatchDisplay.rows(of: $1, size) } <= 19)
        #expect(text(page).contains(" What you learned: Count twice.\n\n Lesson 1 is complete.\n"))
        #expect(!text(page).contains("Early check"))
        #expect(text(page).contains("\n lines 1–"))
        let bottom = try #require(screen.scrolled(nil, by: .end, size, rows: 19))
        #expect(text(screen.page(size, rows: 19, viewport: bottom)).contains("When not to use it"))
        let later = screen.result?.milestone?.withoutSummaries(of: [1])
        screen.result?.milestone = later
        #expect(!text(screen.page(size, rows: 19, viewport: nil)).contains("complete"))
    }

    @Test("After a pass, a small screen keeps one next step; the others scroll with what was learned")
    func furtherSteps() throws {
        var screen = screen(passedBefore: 2, passedAfter: 0, hasFailure: false)
        var lesson = screen.lesson
        lesson.exercises[1].learned = String(repeating: "A long sentence. ", count: 30)
        var report = try #require(screen.result?.report)
        report.rows[0].exercise = lesson.exercises[1]
        for verdict in report.rows.compactMap(\.verdict) { screen.progress.record(verdict, at: .distantPast) }
        screen.next = course.lessons[1].exercises[0]
        screen.result?.milestone = Milestone(
            after: report, isOneExercise: true, course: course, before: LearnerProgress(),
            progress: screen.progress)
        let further = [" Press s to compare", " Still open: 1.1."]
        let top = text(screen.page(size, rows: 19, viewport: nil))
        #expect(top.contains("\n Passed. Keep experimenting, or press n\n for 2.1 Cut the seam.\n lines 1–"))
        #expect(further.allSatisfy { !top.contains($0) })
        let end = try #require(screen.scrolled(nil, by: .end, size, rows: 19))
        let bottom = text(screen.page(size, rows: 19, viewport: end))
        #expect(bottom.contains("\n Passed. Keep experimenting"))
        #expect(further.allSatisfy(bottom.contains))
    }

    @Test("If dropping the empty lines is enough, the number of exercises stays")
    func withoutGaps() {
        let screen = screen(passedBefore: 4, passedAfter: 0, hasFailure: false)
        let page = screen.page(size, rows: 5, viewport: nil)
        #expect(text(page).hasPrefix(" ✔ 1.2  Test the counter"))
        #expect(text(page).hasSuffix("\n 0/4 exercises        graded at 14:32:07\n"))
        #expect(!text(page).contains("lines"))
    }
}
