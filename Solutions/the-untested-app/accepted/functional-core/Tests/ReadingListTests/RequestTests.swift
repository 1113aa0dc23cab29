import Testing

@testable import ReadingList

@Suite struct RequestTests {
    private func request(_ words: String) -> Request {
        Request(words.split(separator: " ").map(String.init), on: .sample())
    }

    @Test func commands() {
        #expect(request("") == .show)
        #expect(request("remind") == .remind)
        #expect(request("import a.txt") == .importing(path: "a.txt"))
        #expect(request("read 1 x") == .read(number: "1", page: "x"))
        #expect(request("add Dune 1") == .add(.sample(pages: 1)))
        #expect(request("add Dune 100 0") == .add(.sample(due: 10)))
        #expect(request("add Dune 100 3") == .add(.sample(due: 13)))
    }

    @Test func help() throws {
        guard case .answer(let help) = request("help") else { return #expect(Bool(false)) }
        #expect(help.code == 0 && help.text.contains("remind   "))
        for words in [
            "lend", "add A", "add A 1 2 3", "read 1", "read 1 2 3", "import", "import a b", "remind me",
        ] { #expect(request(words) == .answer(Answer(help.text, code: 2))) }
        #expect(Request(["", "A", "1"], on: .sample()) == .answer(Answer(help.text, code: 2)))
    }

    @Test(arguments: [
        ("add Dune x", "x is not a number of pages."), ("add Dune 0", "0 is not a number of pages."),
        ("add Dune 1 x", "x is not a number of days."), ("add Dune 1 -1", "-1 is not a number of days."),
    ])
    func errors(words: String, message: String) {
        #expect(request(words) == .answer(.error(message)))
    }
}

@Suite struct AnswerTests {
    @Test func adding() {
        var library = Library()
        #expect(library.answer(adding: .sample(), on: .sample()) == Answer("Added Dune, added today."))
        let again = library.answer(adding: .sample("DUNE"), on: .sample())
        #expect(again == Answer("Error: DUNE is on the list already.", code: 1))
        #expect(library.books == [.sample()])
    }

    @Test func reading() {
        var library = Library(books: [
            .sample("Emma", added: 2), .sample("Done", finished: 2), .sample("Dune", added: 1),
        ])
        func answer(_ number: String, _ page: String) -> Answer {
            library.answer(reading: number, to: page, on: .sample())
        }
        #expect(answer("1", "99") == Answer("1 pages of Dune to go."))
        #expect(answer("1", "99") == .error("You were on page 99 of Dune already."))
        #expect(answer("1", "x") == .error("You were on page 99 of Dune already."))
        #expect(answer("1", "100") == Answer("Finished Dune! That makes 2."))
        #expect(answer("2", "5") == .error("There is no book 2."))
        #expect(answer("0", "5") == .error("There is no book 0."))
        #expect(answer("x", "5") == .error("There is no book x."))
        #expect(answer("1", "101") == Answer("Finished Emma! That makes 3."))
    }

    @Test func importing() {
        var library = Library(books: [.sample("Dune")])
        let good = library.answer(importing: "# x\nNana; 100\n\n Emma ;100\ndune;1", on: .sample())
        #expect(good == Answer("Added 2 books."))
        #expect(library.books == [.sample("Dune"), .sample("Nana"), .sample("Emma")])
        let bad = library.answer(importing: "A\nB;x\nC;0\nD;1;2\nE;1", on: .sample())
        #expect(bad == Answer("Added 1 book.\nError: Not a book, in line 1, 2, 3, 4.", code: 1))
    }

    @Test func reminding() {
        #expect(
            ReminderMailer(about: Library(books: [.sample(), .sample("B", due: 14)]), on: .sample()) == nil)
        let one = ReminderMailer(about: Library(books: [.sample(due: 13)]), on: .sample())
        #expect(one?.name == "outbox/2026-03-10.eml")
        #expect(one?.text == "Subject: A book is due\n\nDune is due in 3 days: 25 pages a day.\n")
        let two = Library(books: [.sample(due: 9), .sample("Emma", due: 10)])
        #expect(
            ReminderMailer(about: two, on: .sample())?.text
                == "Subject: 2 books are due\n\nDune is overdue by 1 day.\nEmma is due today: 100 pages a day.\n"
        )
    }
}
