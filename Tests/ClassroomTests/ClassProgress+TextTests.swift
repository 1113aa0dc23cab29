import Foundation
import Testing
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

struct RoomTextTests {
    private let now: Date = SampleProgress.day + 60
    private let zone = SampleProgress.zone
    private let classProgress = SampleClass.classProgress(skipped: [
        .init(file: "x.json", reason: .notAReport)
    ])

    @Test("The table has a cell for each exercise if there is space")
    func cells() {
        expectEqual(
            classProgress.text(width: 80, at: now, timeZone: zone).plain,
            """
            Class: 3 learners
            2 exercises passed, 3 in progress

             lesson     1      passed  attempts  hints  report  now at
             Ada        ✘ ○ ○       0         2      0    8:00  1.1
             learner 1  ○ ○ ✘       0         6      0    8:00  1.3
             learner 2  ✔ ↓ ✘       2        16      2    8:00  1.2
             here now   3

             ✔ passed   ↓ passed before   ✘ not passed   ○ not started
             Nobody has started lesson 2.

             Where learners are stuck
             1.3  Test the lamp                  2 of 2 haven't passed · median 3.5 attempts
                  2 of 2: ✘ Your tests did not catch: the switch does nothing
             1.1  Read the lamp                   1 of 2 hasn't passed · median 2.5 attempts
                  1 of 1: ✘ does not compile

             Files that were skipped
             • x.json is not a report

            """)
    }

    @Test(
        "As the layout gets narrower, it drops spaces, then uses two tables, then only words",
        arguments: [
            (54, "learner 2 ✔↓✘      2       16     2   8:00 1.2\n"),
            (40, "learner 2        16      2    8:00\n"),
            (30, "learner 2: 2 of 5 passed,"),
        ])
    func narrow(width: Int, text: String) {
        let lines = classProgress.text(width: width, at: now, timeZone: zone)
        #expect(lines.plain.contains(text), Comment(rawValue: lines.plain))
        for line in lines { #expect(line.map(\.text).joined().count <= width) }
    }

    @Test("If the cells don't fit, each lesson shows a count")
    func counts() {
        var course = SampleClass.course
        let more = (4...22).map { position in Exercise.sample(position, slug: "more-\(position)") }
        course.lessons[0].exercises += more
        let classProgress = ClassProgress(
            course: course, folder: ReportFolder(reports: SampleClass.reports, skipped: []),
            checks: SampleProgress.checks)
        let text = classProgress.text(width: 40, at: now, timeZone: zone).plain
        #expect(text.contains(" learner 2 2/22      2 1.2\n"), Comment(rawValue: text))
    }

    @Test("The style for screen readers uses only words")
    func words() {
        let text = classProgress.text(width: 80, style: .words, at: now, timeZone: zone).plain
        #expect(text.contains(" learner 1: 0 of 5 passed, now at 1.3, 6 attempts, report of 8:00\n"))
        #expect(!text.contains("○"))
    }

    @Test("For one lesson, only its own exercises are counted, out of their total")
    func oneLesson() {
        let lesson = classProgress.selecting(.lesson(SampleClass.course.lessons[0]))
        let text = lesson.text(width: 80, at: now, timeZone: zone).plain
        #expect(
            text.hasPrefix("Lesson 1 · A lamp: 3 learners\n2 of 9 exercises passed, 3 in progress\n"),
            Comment(rawValue: text))
        #expect(!text.contains("Nobody has started"))
        let other = classProgress.selecting(.lesson(SampleClass.course.lessons[1]))
        #expect(
            other.text(width: 80, at: now, timeZone: zone).plain.contains("Nobody has started lesson 2.\n"))
    }

    @Test("A report that is older than a day shows its date")
    func oldReport() {
        let text = classProgress.text(width: 80, at: now + 86_400, timeZone: zone).plain
        #expect(text.contains("15 Jan 2027"))
        #expect(!text.contains("8:00"))
    }

    @Test("A name that is long or has control characters stays in its column")
    func strangeName() {
        var report = SampleClass.reports[0]
        report.name = "\u{1B}[31mAda Augusta King, Countess of Lovelace"
        let text = SampleClass.classProgress([report]).text(width: 80, at: now, timeZone: zone).plain
        #expect(text.contains(" \\u{1B}[31mAda A…  ✔ ↓ ✘       2"))
    }

    @Test("The HTML page shows the same data in a table and escapes names")
    func page() {
        var report = SampleClass.reports[0]
        report.name = "<b>Ada</b>"
        let page = SampleClass.classProgress([report]).html(
            at: SampleProgress.day, timeZone: SampleProgress.zone)
        #expect(page.contains("<th scope=\"row\" class=\"who\">&lt;b&gt;Ada&lt;/b&gt;</th>"))
        #expect(page.contains("<span class=\"hidden\">passed before, 12 attempts, 2 hints</span>"))
        #expect(page.contains("<td class=\"number\">16</td><td class=\"number\">2</td>"))
        #expect(page.contains("Nobody has started lesson 2."))
        #expect(page.contains("<div class=\"wide\"><table>"))
        #expect(page.contains("<ul class=\"people\""))
        #expect(!page.contains("Lesson 2</span>"))
        #expect(!page.contains("<script"))
        expectEqual(MarkupBalance.unbalanced(page), nil)
    }

    @Test("Today is shown as a time, any other day as a date")
    func timeToday() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 0))
        let date = Date(timeIntervalSince1970: 1_800_000_000)
        expectEqual(Format.timeToday(date, at: date + 3_600, in: zone), "8:00")
        expectEqual(Format.timeToday(date - 60, at: date, in: zone), "7:59")
        expectEqual(Format.timeToday(date, at: date + 86_400, in: zone), "15\u{A0}Jan\u{A0}2027")
    }
}
