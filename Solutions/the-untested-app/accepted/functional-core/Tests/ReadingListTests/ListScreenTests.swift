import Testing

@testable import ReadingList

@Suite struct ListScreenTests {
    @Test(arguments: [
        ("04:59", "evening"), ("05:00", "morning"), ("11:59", "morning"), ("12:00", "afternoon"),
        ("17:59", "afternoon"), ("18:00", "evening"),
    ])
    func greeting(time: String, word: String) {
        #expect(ListScreen(Library(), on: .sample(time)).text == "Good \(word)! Nothing to read.")
    }

    @Test func books() {
        let library = Library(
            books: [
                .sample("Dune", pages: 300, page: 149, due: 11), .sample("Emma"),
                .sample("Nana", page: 100, due: 12),
            ], readingDays: [Today.sample(day: 9).now, Today.sample().now])
        #expect(
            ListScreen(library, on: .sample()).text
                == """
                Good afternoon! 3 books to read.
                You have read 2 days in a row.

                1  Dune
                   [####......] 149 of 300 pages, due tomorrow, 76 a day

                2  Nana
                   [##########] 100 of 100 pages, due in 2 days

                3  Emma
                   [..........] 0 of 100 pages, added today
                """)
    }

    @Test func finishedBooks() {
        let library = Library(books: [.sample("A", finished: 1), .sample("B", finished: 2), .sample("C")])
        func summary(_ day: Int) -> Substring? {
            ListScreen(library, on: .sample(day: day)).text.split(separator: "\n").first
        }
        #expect(summary(30) == "Good afternoon! 1 book to read, 2 finished in 30 days.")
        #expect(summary(31) == "Good afternoon! 1 book to read, 1 finished in 30 days.")
    }

    @Test(arguments: [
        ([10], ""), ([9], ""), ([8, 9], "\nRead today, and it will be 3 days in a row."),
    ])
    func encouragement(days: [Int], line: String) {
        let library = Library(readingDays: days.map { Today.sample(day: $0).now })
        #expect(ListScreen(library, on: .sample()).text == "Good afternoon! Nothing to read.\(line)")
    }
}
