import Testing

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookReporting

struct ProgressBarTests {
    private func line(_ done: Int, of total: Int = 31, seconds: Double, width: Int = 100) -> String {
        ProgressBar.line(
            done: done, total: total, text: "3.2 Test the real Tracker", seconds: seconds, width: width)
    }

    @Test("A progress bar shows the current item, the elapsed time, and an estimate")
    func bar() {
        #expect(
            line(12, seconds: 24)
                == " [#######-------------] 12 of 31 · 24 s, about 38 s left · 3.2 Test the real Tracker")
        #expect(
            line(31, seconds: 90)
                == " [####################] 31 of 31 · 1 min 30 s · 3.2 Test the real Tracker")
    }

    @Test("Early in a run, no estimate is shown")
    func early() {
        #expect(line(2, seconds: 9) == " [#-------------------] 2 of 31 · 9 s · 3.2 Test the real Tracker")
    }

    @Test(
        "On a narrow terminal, the words stay, and the line is never wider than the terminal",
        arguments: [0, 10, 39, 59, 79])
    func narrow(width: Int) {
        let line = line(12, seconds: 24, width: width)
        #expect(line.count <= width)
        #expect(
            line.hasPrefix(
                width < 60
                    ? " 12 of 31"[..<" 12 of 31".index(" ".startIndex, offsetBy: min(9, width))] : " [#"))
    }
}
