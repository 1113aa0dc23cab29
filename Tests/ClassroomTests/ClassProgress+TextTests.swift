import Testing
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookReporting

struct RoomTextTests {
    private let classProgress = SampleClass.classProgress(skipped: [
        .init(file: "x.json", reason: .notAReport)
    ])

    @Test("A cell an exercise if there is space for it")
    func cells() {
        #expect(
            classProgress.text(width: 80).plain == """
                The room: 3 learners
                1 of 15 exercises passed

                 lesson     1      2    passed  now at
                 Ada        ✘ ○ ○  ○ ○       0     1.1
                 learner 1  ○ ○ ✘  ○ ○       0     1.3
                 learner 2  ✔ ✘ ✘  ○ ○       1     1.2
                 here now   3                1

                 ✔ passed   ✘ not yet   ○ not graded

                 What holds people up
                 1.3  Test the lamp                         2 of 2 not yet · median 3.5 attempts
                      2 of 2: Your tests catch: the switch does nothing
                 1.1  Read the lamp                         1 of 2 not yet · median 2.5 attempts
                      1 of 1: does not compile

                 Not shown
                 – x.json is no report

                """)
    }

    @Test(
        "Narrower forms tell less, down to words",
        arguments: [
            (36, "learner 2 ✔✘✘ ○○      1    1.2"), (30, "learner 2: 1 of 5 passed,"),
        ])
    func narrow(width: Int, text: String) {
        let lines = classProgress.text(width: width)
        #expect(lines.plain.contains(text))
        for line in lines { #expect(line.map(\.text).joined().count <= width) }
    }

    @Test("Where cells do not fit, lessons are counted")
    func counts() {
        var course = SampleClass.course
        let more = (4...12).map { position in Exercise.sample(position, slug: "more-\(position)") }
        course.lessons[0].exercises += more
        let classProgress = ClassProgress(
            course: course, folder: ReportFolder(reports: SampleClass.reports, skipped: []),
            checks: SampleProgress.checks)
        #expect(classProgress.text(width: 38).plain.contains("learner 2  1/12  0/2       1     1.2"))
    }

    @Test("Words alone for those who listen")
    func words() {
        let text = classProgress.text(width: 80, style: .words).plain
        #expect(text.contains(" learner 1: 0 of 5 passed, now at 1.3 (not yet, 6 attempts)\n"))
        #expect(!text.contains("○"))
    }

    @Test("A long or strange name stays in its column")
    func strangeName() {
        var report = SampleClass.reports[0]
        report.name = "\u{1B}[31mAda Augusta King, Countess of Lovelace"
        let text = SampleClass.classProgress([report]).text(width: 80).plain
        #expect(text.contains(" \\u{1B}[31mAda A…  ✔ ✘ ✘  ○ ○"))
    }

    @Test("The page says the same in a table, and escapes names")
    func page() {
        var report = SampleClass.reports[0]
        report.name = "<b>Ada</b>"
        let page = SampleClass.classProgress([report]).html(
            at: SampleProgress.day, timeZone: SampleProgress.zone)
        #expect(page.contains("<th scope=\"row\" class=\"who\">&lt;b&gt;Ada&lt;/b&gt;</th>"))
        #expect(page.contains("<span class=\"hidden\">was passing, 12 attempts</span>"))
        #expect(page.contains("<td>1/3</td>"))
        #expect(!page.contains("<script"))
        #expect(MarkupBalance.unbalanced(page) == nil)
    }
}
