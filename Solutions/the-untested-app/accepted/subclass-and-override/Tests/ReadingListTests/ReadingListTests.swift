import Foundation
import Testing

@testable import ReadingList

/// Sessions as people have them, with everything that they see.
@MainActor @Suite struct ReadingListTests {
    @Test(arguments: [
        ("04:59", "evening"), ("05:00", "morning"), ("11:59", "morning"), ("12:00", "afternoon"),
        ("17:59", "afternoon"), ("18:00", "evening"), ("23:59", "evening"),
    ])
    func greetings(time: String, word: String) {
        var session = Session()
        #expect(session.run("", time: time) == "0\nGood \(word)! Nothing to read.")
    }

    @Test func aBookFromTheFirstDayToTheLast() {
        var session = Session()
        #expect(session.run("add Dune 300 3") == "0\nAdded Dune, due in 3 days.")
        #expect(session.run("read 1 101") == "0\n199 pages of Dune to go.")
        #expect(
            session.run("")
                == """
                0
                Good afternoon! 1 book to read.

                1  Dune
                   [###.......] 101 of 300 pages, due in 3 days, 50 a day
                """)
        #expect(session.run("read 1 150", day: 11) == "0\n150 pages of Dune to go.")
        #expect(
            session.run("", day: 12, time: "08:00")
                == """
                0
                Good morning! 1 book to read.
                Read today, and it will be 3 days in a row.

                1  Dune
                   [#####.....] 150 of 300 pages, due tomorrow, 75 a day
                """)
        #expect(session.run("read 1 299", day: 12) == "0\n1 pages of Dune to go.")
        #expect(
            session.run("", day: 12)
                == """
                0
                Good afternoon! 1 book to read.
                You have read 3 days in a row.

                1  Dune
                   [#########.] 299 of 300 pages, due tomorrow, 1 a day
                """)
        #expect(session.run("", day: 13).hasSuffix("due today, 1 a day"))
        #expect(session.run("", day: 14).hasSuffix("overdue by 1 day"))
        #expect(session.run("", day: 15).hasSuffix("overdue by 2 days"))
        #expect(session.run("read 1 400", day: 15) == "0\nFinished Dune! That makes 1.")
        #expect(session.run("", day: 15) == "0\nGood afternoon! Nothing to read, 1 finished in 30 days.")
    }

    @Test func finishedBooksCountFor30Days() {
        var session = Session()
        _ = session.run("add Emma 10", day: 1)
        #expect(session.run("read 1 10", day: 1) == "0\nFinished Emma! That makes 1.")
        #expect(
            session.run("", day: 30) == "0\nGood afternoon! Nothing to read, 1 finished in 30 days.")
        #expect(session.run("", day: 31) == "0\nGood afternoon! Nothing to read.")
    }

    @Test func theAgeOfABook() {
        var session = Session()
        _ = session.run("add Emma 10", time: "23:59")
        #expect(session.run("", time: "23:59").hasSuffix("added today"))
        #expect(session.run("", day: 11, time: "00:00").hasSuffix("added 1 day ago"))
        #expect(session.run("", day: 12).hasSuffix("added 2 days ago"))
    }

    @Test func theOrderOfTheList() {
        var session = Session()
        _ = session.run("add Old 10", day: 1)
        _ = session.run("add New 10", day: 2)
        _ = session.run("add Late 10 9", day: 3)
        _ = session.run("add Soon 10 5", day: 4)
        let titles = session.run("").split(separator: "\n").filter { $0.first?.isNumber == true }
        #expect(titles == ["0", "1  Soon", "2  Late", "3  Old", "4  New"])
        #expect(session.run("read 3 4") == "0\n6 pages of Old to go.")
        session.files["list/library.json"]?.replace("-03-01T", with: "-03-05T")
        #expect(session.run("read 4 5") == "0\n5 pages of Old to go.")
    }

    @Test func aStreakNeedsTwoDaysAndEnds() {
        var session = Session()
        _ = session.run("add Emma 900")
        _ = session.run("read 1 1")
        #expect(!session.run("").contains("row"))
        _ = session.run("read 1 2", time: "13:00")
        #expect(!session.run("", day: 11).contains("row"))
        _ = session.run("read 1 3", day: 11)
        #expect(session.run("", day: 11).contains("You have read 2 days in a row."))
        #expect(!session.run("", day: 13).contains("row"))
        _ = session.run("read 1 4", day: 13)
        #expect(!session.run("", day: 13).contains("row"))
    }

    @Test(arguments: [
        ("add Dune x", "x is not a number of pages."), ("add Dune 0", "0 is not a number of pages."),
        ("add Dune 1 x", "x is not a number of days."), ("add Dune 1 -1", "-1 is not a number of days."),
        ("add EMMA 1", "EMMA is on the list already."), ("read x 1", "There is no book x."),
        ("read 0 1", "There is no book 0."), ("read 2 1", "There is no book 2."),
        ("read 1 x", "You were on page 7 of Emma already."),
        ("read 1 7", "You were on page 7 of Emma already."), ("import none", "none can't be read."),
    ])
    func errors(words: String, message: String) {
        var session = Session()
        _ = session.run("add Emma 400")
        _ = session.run("read 1 7")
        let before = session.files
        #expect(session.run(words) == "1\nError: \(message)")
        #expect(session.files == before)
    }

    @Test func aBookOfOnePageThatIsDueToday() {
        var session = Session()
        #expect(session.run("add Dune 1 0") == "0\nAdded Dune, due today.")
        #expect(session.run("add Emma 1 1") == "0\nAdded Emma, due tomorrow.")
    }

    @Test(arguments: [
        "lend", "add", "add Dune", "add A 1 2 3", "read 1", "read 1 2 3", "import", "import a b", "remind me",
    ])
    func help(words: String) {
        var session = Session()
        let help = session.run("help").dropFirst()
        #expect(session.run("help") == "0\(help)")
        #expect(help.contains("write a mail about books that are due"))
        #expect(session.run(words) == "2\(help)")
    }

    @Test func imports() {
        var session = Session(files: [
            "a": "# x\nDune; 500\n\n Emma ;400\ndune;1", "b": "A\nB;x\nC;0\nD;1;2\nE;1",
        ])
        #expect(session.run("import a") == "0\nAdded 2 books.")
        #expect(session.run("import b") == "1\nAdded 1 book.\nError: Not a book, in line 1, 2, 3, 4.")
        #expect(session.run("").contains("2  Emma\n   [..........] 0 of 400 pages, added today"))
    }

    @Test func reminders() {
        var session = Session()
        _ = session.run("add Dune 500 4")
        _ = session.run("add Emma 90 8")
        #expect(session.run("remind") == "0\nNo reminder needed.")
        #expect(session.run("remind", day: 11) == "0\nWrote outbox/2026-03-11.eml.")
        #expect(session.run("remind", day: 11) == "0\nNo reminder needed.")
        #expect(session.run("remind", day: 15, time: "23:59") == "0\nWrote outbox/2026-03-15.eml.")
        #expect(
            session.files["list/outbox/2026-03-11.eml"]
                == "Subject: A book is due\n\nDune is due in 3 days: 125 pages a day.\n")
        #expect(
            session.files["list/outbox/2026-03-15.eml"]
                == "Subject: 2 books are due\n\nDune is overdue by 1 day.\nEmma is due in 3 days: 23 pages a day.\n"
        )
    }

    @Test func aFullDisk() {
        var session = Session()
        _ = session.run("add Emma 90 1")
        session.isFull = true
        #expect(session.run("add Dune 500") == "0\nThe list could not be saved.\nAdded Dune, added today.")
        #expect(session.run("remind") == "1\nError: The mail could not be written.")
    }

    @Test func whatIsStored() {
        var session = Session()
        _ = session.run("add Emma 90")
        _ = session.run("read 1 5", day: 11)
        #expect(
            session.files["list/library.json"]
                == """
                {
                  "books" : [
                    {
                      "added" : "2026-03-10T12:00:00Z",
                      "page" : 5,
                      "pages" : 90,
                      "title" : "Emma"
                    }
                  ],
                  "readingDays" : [
                    "2026-03-11T12:00:00Z"
                  ]
                }
                """)
    }

    @Test func aDamagedList() {
        var session = Session(files: ["list/library.json": "[]"])
        #expect(session.run("help").hasPrefix("0\nreading-list"))
        #expect(
            session.run("")
                == """
                0
                The list was damaged. It's now in library-broken.json, and a new one begins.
                Good afternoon! Nothing to read.
                """)
        #expect(session.files == ["list/library-broken.json": "[]"])
    }
}
