import Foundation
import Testing

@testable import ReadingList

@MainActor @Suite struct CommandTests {
    private let files = MemoryFiles()
    private let imports = MemoryFiles()

    private func run(_ words: [String], at time: FixedDates = FixedDates()) -> (code: Int32, lines: [String])
    {
        let output = OutputSpy()
        let app = ReadingListApp(files: files, imports: imports, dates: time, output: output)
        return (app.run(words), output.lines)
    }

    @Test func addingAndReading() {
        #expect(run(["add", "Emma", "400"]) == (0, ["Added Emma, added today."]))
        #expect(run(["add", "Dune", "1", "0"]) == (0, ["Added Dune, due today."]))
        #expect(run(["read", "2", "399"]) == (0, ["1 pages of Emma to go."]))
        #expect(run(["read", "1", "1"]) == (0, ["Finished Dune! That makes 1."]))
        #expect(run(["read", "1", "400"]) == (0, ["Finished Emma! That makes 2."]))
        #expect(run([]) == (0, ["Good afternoon! Nothing to read, 2 finished in 30 days."]))
    }

    @Test(arguments: [
        (["add", "Dune", "x"], "x is not a number of pages."),
        (["add", "Dune", "0"], "0 is not a number of pages."),
        (["add", "Dune", "1", "x"], "x is not a number of days."),
        (["add", "Dune", "1", "-1"], "-1 is not a number of days."),
        (["add", "emma", "1"], "emma is on the list already."), (["read", "x", "1"], "There is no book x."),
        (["read", "0", "1"], "There is no book 0."), (["read", "2", "1"], "There is no book 2."),
        (["read", "1", "x"], "You were on page 7 of Emma already."),
        (["read", "1", "7"], "You were on page 7 of Emma already."),
        (["import", "none.txt"], "none.txt can't be read."),
    ])
    func errors(words: [String], message: String) {
        _ = run(["add", "Emma", "400"])
        _ = run(["read", "1", "7"])
        #expect(run(words) == (1, ["Error: \(message)"]))
    }

    @Test func help() {
        let help = run(["help"])
        #expect(help.code == 0)
        #expect(help.lines.joined().split(separator: "\n").count == 5)
        for words in [
            ["lend"], ["", "A", "1"], ["add", "A"], ["add", "A", "1", "2", "3"], ["read", "1"], ["import"],
            ["import", "a", "b"], ["remind", "me"], ["read", "1", "2", "3"],
        ] { #expect(run(words) == (2, help.lines)) }
    }

    @Test func importing() {
        imports.texts = [
            "a.txt": "# x\nDune; 500\n\n Emma ;400\ndune;1", "b.txt": "Dune\nA;x\nB;0\nC;1;2\nD;1",
        ]
        #expect(run(["import", "a.txt"]) == (0, ["Added 2 books."]))
        #expect(
            run(["import", "b.txt"]) == (1, ["Added 1 book.", "Error: Not a book, in line 1, 2, 3, 4."]))
        let list = run([]).lines
        #expect(list.contains("1  Dune") && list.contains("2  Emma") && list.contains("3  D"))
        #expect(list.last == "   [..........] 0 of 1 pages, added today")
    }

    @Test func reminding() {
        _ = run(["add", "Dune", "500", "1"])
        _ = run(["add", "Emma", "100", "4"])
        _ = run(["add", "Nana", "100"])
        #expect(run(["remind"]) == (0, ["Wrote outbox/2026-03-10.eml."]))
        #expect(
            files.texts["outbox/2026-03-10.eml"]
                == "Subject: A book is due\n\nDune is due tomorrow: 250 pages a day.\n")
        #expect(run(["remind"]) == (0, ["No reminder needed."]))
        let later = FixedDates("2026-03-12T23:59:00Z")
        #expect(run(["remind"], at: later) == (0, ["Wrote outbox/2026-03-12.eml."]))
        #expect(
            files.texts["outbox/2026-03-12.eml"]
                == "Subject: 2 books are due\n\nDune is overdue by 1 day.\nEmma is due in 2 days: 34 pages a day.\n"
        )
    }

    @Test func remindingOfWhatIsDueInThreeDays() {
        _ = run(["add", "Dune", "500", "4"])
        #expect(run(["remind"]) == (0, ["No reminder needed."]))
        _ = run(["add", "Emma", "500", "3"])
        files.isFull = true
        #expect(run(["remind"]) == (1, ["Error: The mail could not be written."]))
    }
}
