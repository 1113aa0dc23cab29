import Testing

@testable import ReadingList

@MainActor @Suite struct ReadingListTests {
    let world = World()

    /// Adds a book, and returns the line about it in the list.
    private func details(afterAdding pages: String, _ days: String, passed: Int = 0) -> String {
        #expect(world.run("add", "Dune", pages, days).code == 0)
        world.pass(days: passed)
        return world.run().output.last ?? ""
    }

    @Test(arguments: [
        ("00:00", "Good evening!"), ("04:59", "Good evening!"), ("05:00", "Good morning!"),
        ("11:59", "Good morning!"), ("12:00", "Good afternoon!"), ("17:59", "Good afternoon!"),
        ("18:00", "Good evening!"),
    ])
    func greetsByTheHour(time: String, greeting: String) {
        world.now = World.date("2026-03-10T\(time):00Z")
        #expect(world.run() == .init(output: ["\(greeting) Nothing to read."]))
    }

    @Test func showsBooksWithTheirPages() {
        #expect(world.run("add", "Dune", "500") == .init(output: ["Added Dune, added today."]))
        #expect(world.run("read", "1", "250") == .init(output: ["250 pages of Dune to go."]))
        #expect(
            world.run()
                == .init(output: [
                    "Good afternoon! 1 book to read.", "", "1  Dune",
                    "   [#####.....] 250 of 500 pages, added today",
                ]))
    }

    @Test(arguments: [
        ["lend"], ["add"], ["add", "Dune"], ["add", "Dune", "1", "2", "3"], ["read", "1"],
        ["read", "1", "2", "3"], ["import"], ["import", "a", "b"], ["remind", "me"], ["", "Dune", "1"],
    ])
    func showsHelpForWrongCommands(words: [String]) {
        let help = world.run("help")
        #expect(help.code == 0)
        #expect(help.output.first?.contains("reading-list remind ") == true)
        #expect(world.run(words) == .init(code: 2, output: help.output))
    }

    @Test(arguments: [
        (["add", "Dune", "many"], "many is not a number of pages."),
        (["add", "Dune", "0"], "0 is not a number of pages."),
        (["add", "Dune", "5", "soon"], "soon is not a number of days."),
        (["add", "Dune", "5", "-1"], "-1 is not a number of days."),
        (["add", "EMMA", "5"], "EMMA is on the list already."),
        (["read", "0", "5"], "There is no book 0."), (["read", "2", "5"], "There is no book 2."),
        (["read", "x", "5"], "There is no book x."),
        (["read", "1", "10"], "You were on page 10 of Emma already."),
        (["read", "1", "x"], "You were on page 10 of Emma already."),
    ])
    func refusesWhatMakesNoSense(words: [String], message: String) {
        _ = world.run("add", "Emma", "400")
        _ = world.run("read", "1", "10")
        let files = world.files
        #expect(world.run(words) == .init(code: 1, output: ["Error: \(message)"]))
        #expect(world.files == files)
    }

    @Test func acceptsTheSmallestNumbers() {
        #expect(world.run("add", "Dune", "1", "0").output == ["Added Dune, due today."])
    }

    @Test func finishesABook() {
        _ = world.run("add", "Emma", "400")
        _ = world.run("add", "Dune", "50")
        #expect(world.run("read", "1", "399").output == ["1 pages of Emma to go."])
        #expect(world.run("read", "1", "500").output == ["Finished Emma! That makes 1."])
        #expect(
            world.run().output.first == "Good afternoon! 1 book to read, 1 finished in 30 days.")
        #expect(world.run("read", "1", "50").output == ["Finished Dune! That makes 2."])
        world.pass(days: 29)
        #expect(world.run().output == ["Good afternoon! Nothing to read, 2 finished in 30 days."])
        world.pass(days: 1)
        #expect(world.run().output == ["Good afternoon! Nothing to read."])
        #expect(world.files["list/library.json"]?.contains("\"page\" : 400") == true)
    }

    @Test func countsDaysInARow() {
        _ = world.run("add", "Dune", "500")
        for page in 1...3 {
            _ = world.run("read", "1", "\(page)")
            if page < 3 { world.pass(days: 1) }
        }
        #expect(world.run().output[1] == "You have read 3 days in a row.")
        #expect(world.run("read", "1", "9").code == 0)
        #expect(world.run().output[1] == "You have read 3 days in a row.")
        world.pass(days: 1)
        #expect(world.run().output[1] == "Read today, and it will be 4 days in a row.")
        world.pass(days: 1)
        #expect(world.run().output[1] == "")
    }

    @Test func countsTwoDaysAndNotOne() {
        _ = world.run("add", "Dune", "500")
        _ = world.run("read", "1", "1")
        #expect(world.run().output[1] == "")
        world.pass(days: 1)
        _ = world.run("read", "1", "2")
        #expect(world.run().output[1] == "You have read 2 days in a row.")
    }

    @Test func notesADayOnce() {
        _ = world.run("add", "Dune", "500")
        _ = world.run("read", "1", "1")
        world.pass(hours: 1)
        _ = world.run("read", "1", "2")
        #expect(
            world.files["list/library.json"]
                == """
                {
                  "books" : [
                    {
                      "added" : "2026-03-10T12:00:00Z",
                      "page" : 2,
                      "pages" : 500,
                      "title" : "Dune"
                    }
                  ],
                  "readingDays" : [
                    "2026-03-10T12:00:00Z"
                  ]
                }
                """)
    }

    @Test func importsBooks() {
        world.files["books.txt"] = "# mine\nDune; 500\n\n Emma ;400\ndune;1"
        #expect(world.run("import", "books.txt") == .init(output: ["Added 2 books."]))
        world.files["books.txt"] = "Ulysses;1"
        #expect(world.run("import", "books.txt") == .init(output: ["Added 1 book."]))
        #expect(world.run().output.filter { $0.contains("added today") }.count == 3)
        #expect(world.run().output.contains("2  Emma"))
    }

    @Test func remindsOnceADay() {
        _ = world.run("add", "Dune", "500", "4")
        _ = world.run("add", "Ulysses", "5")
        #expect(world.run("remind") == .init(output: ["No reminder needed."]))
        world.pass(days: 1)
        #expect(world.run("remind") == .init(output: ["Wrote outbox/2026-03-11.eml."]))
        #expect(
            world.files["list/outbox/2026-03-11.eml"]
                == "Subject: A book is due\n\nDune is due in 3 days: 125 pages a day.\n")
        #expect(world.run("remind") == .init(output: ["No reminder needed."]))
    }

    @Test func keepsADamagedList() {
        world.files["list/library.json"] = "{}"
        #expect(
            world.run().output
                == [
                    "The list was damaged. It's now in library-broken.json, and a new one begins.",
                    "Good afternoon! Nothing to read.",
                ])
        #expect(world.files == ["list/library-broken.json": "{}"])
    }
}
