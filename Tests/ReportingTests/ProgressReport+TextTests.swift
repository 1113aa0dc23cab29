import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

struct ProgressReportTextTests {
    private let report = SampleProgress.report

    @Test("The whole course is shown as squares, with exercises that no longer pass below")
    func picture() {
        expectEqual(
            report.text(width: 80).plain,
            """
            course

             ██████████████████▒▒▒▒▒▒▒▒▒░░░░░░░░░░░░░░░░░░  2 of 5 exercises · 1 failing now

                               passed  attempts        time  hints
             1  A lamp  ✔ ↓ ✘  2 of 3        16  1 h 20 min      2
             2  Wiring  ○ ○    0 of 2
                Total          2 of 5        16  1 h 20 min      2

             ✔ passed   ↓ passed before   ✘ not passed   ○ not started

             Passed before
             ✘ 1.2  The switch                                                 1 of 2 checks
                    A new lamp is off

            """)
    }

    @Test("A narrow screen, or one without symbols, shows the same in words", arguments: [40, 80])
    func words(width: Int) {
        let text = report.text(width: width, style: width == 40 ? .picture : .words).plain
        #expect(
            text.contains(
                width == 40
                    ? "2 of 5 passed, 1 failing now,\n"
                    : "2 of 5 passed, 1 failing now, 1 in progress, 16 attempts,"
            ))
        #expect(text.contains("0 of 2 passed\n"))
        #expect(!text.contains("█"))
        #expect(!text.contains("○"))
    }

    @Test("On a slightly narrow screen, the squares move closer together")
    func closer() {
        #expect(report.text(width: 50).plain.contains(" 1 A lamp ✔ ↓ ✘ 2 of 3       16 1 h 20 min     2\n"))
    }

    @Test("No line is wider than the terminal", arguments: [40, 60, 80, 120])
    func width(columns: Int) {
        let lines = report.text(width: columns) + report.checkText(width: columns)
        for line in lines { #expect(line.map(\.text).joined().count <= columns) }
    }

    @Test(
        "Each check of an open exercise is listed, with the attempts, time and hints that the exercise took")
    func checks() {
        expectEqual(
            report.checkText(width: 80, timeZone: SampleProgress.zone).plain,
            """
            Lesson 1 · A lamp                               2 of 3 exercises · 1 failing now

             ✔ 1.1  Read the lamp                                              2 of 2 checks
                    3 attempts · 25 min · first passed on 15 Jan 2027

             ↓ 1.2  The switch                            passed before; last: 1 of 2 checks
                    12 attempts · 55 min · 2 of 3 hints · solution seen before passing ·
                    first passed on 15 Jan 2027
                    ✔ Tests can read isOn
                    ✘ A new lamp is off (passed before)

             ✘ 1.3  Test the lamp                                        catches 1 of 2 bugs
                    1 attempt · last graded on 16 Jan 2027
                    ✔ There are tests to run
                    ✘ Your tests did not catch: the switch does nothing
                    – 1 more check of your tests, shown once it has run

            Lesson 2 · Wiring                                               0 of 2 exercises

             ○ 2.1  Wire it                                          changed, not graded yet
             ○ 2.2  Test the wire                                                not started

            """)
    }

    @Test("A check that passed before and wasn't run last time isn't called failing")
    func notRun() {
        var progress = SampleProgress.progress
        let slug = SampleProgress.course.exercises[1].slug
        progress.exercises[slug]?.failedChecks = []
        #expect(
            SampleProgress.report(progress).checkText(width: 80).plain.contains(
                "– A new lamp is off (passed before)"))
    }

    @Test("An exercise that hasn't been started lists its checks but no planted bugs")
    func notBegun() throws {
        let course = SampleProgress.course
        let wire = report.selecting(try course.select("wire")).checkText(width: 80).plain
        #expect(wire.contains("○ Tests can read isOn"))
        let tests = report.selecting(try course.select("test-the-wire")).checkText(width: 80).plain
        #expect(tests.contains("○ 3 checks of your tests, shown once they have run"))
        #expect(!tests.contains("dark"))
    }

    @Test("A bar is full only when everything is done, and shows even the smallest start")
    func bar() {
        func bar(_ passed: Int, _ begun: Int, of count: Int) -> ProgressShares {
            var totals = report.totals
            (totals.passed, totals.begun, totals.exercises) = (passed, begun, count)
            return ProgressShares(totals, cells: 10)
        }
        func cells(_ bar: ProgressShares) -> [Int] { [bar.passed, bar.begun, bar.left] }
        expectEqual(cells(bar(31, 0, of: 31)), [10, 0, 0])
        expectEqual(cells(bar(30, 0, of: 31)), [9, 0, 1])
        expectEqual(cells(bar(30, 1, of: 31)), [9, 1, 0])
        expectEqual(cells(bar(1, 0, of: 31)), [1, 0, 9])
        expectEqual(cells(bar(0, 0, of: 31)), [0, 0, 10])
        expectEqual(cells(bar(0, 0, of: 0)), [0, 0, 10])
        expectEqual(cells(bar(29, 2, of: 31)), [9, 1, 0])
    }
}
