import Foundation
import Testing

@testable import ReadingList

@MainActor @Suite struct ListScreenTests {
    private let files = MemoryFiles()

    private func lines(_ books: [Book], at time: FixedDates = FixedDates(), read days: [Int] = []) -> [String]
    {
        let output = OutputSpy()
        for day in days {
            var then = time
            then.now = time.adding(days: -day)
            let library = Library(files: files, dates: then, output: output)
            _ = library.add(Book(title: "A", pages: 100, added: time.now))
            _ = library.read(Book(title: "A", pages: 100, added: time.now), to: 1)
        }
        let library = Library(files: files, dates: time, output: output)
        for book in books { _ = library.add(book) }
        ListScreen(library: library, dates: time, output: output).show()
        return output.lines
    }

    @Test(arguments: [
        ("04:59", "evening"), ("05:00", "morning"), ("11:59", "morning"), ("12:00", "afternoon"),
        ("17:59", "afternoon"), ("18:00", "evening"), ("23:59", "evening"),
    ])
    func greeting(time: String, word: String) {
        #expect(
            lines([], at: FixedDates("2026-03-10T\(time):00Z")) == ["Good \(word)! Nothing to read."])
    }

    @Test func booksHaveANumberABarAndASchedule() {
        let dates = FixedDates()
        let books = [
            Book(title: "Dune", pages: 300, page: 149, added: dates.now, due: dates.adding(days: 1)),
            Book(title: "Emma", pages: 90, added: dates.now),
            Book(title: "Nana", pages: 90, page: 90, added: dates.now, due: dates.adding(days: 2)),
        ]
        #expect(
            lines(books) == [
                "Good afternoon! 3 books to read.", "",
                "1  Dune", "   [####......] 149 of 300 pages, due tomorrow, 76 a day", "",
                "2  Nana", "   [##########] 90 of 90 pages, due in 2 days", "",
                "3  Emma", "   [..........] 0 of 90 pages, added today",
            ])
    }

    @Test func finishedBooksCountForAMonth() {
        let dates = FixedDates()
        func book(_ title: String, _ days: Int) -> Book {
            Book(title: title, pages: 1, page: 1, added: dates.now, finished: dates.adding(days: -days))
        }
        let unfinished = Book(title: "Nana", pages: 90, added: dates.now)
        #expect(lines([book("C", 30)]) == ["Good afternoon! Nothing to read."])
        #expect(
            lines([book("A", 0), book("B", 29), unfinished]).first
                == "Good afternoon! 1 book to read, 2 finished in 30 days.")
    }

    @Test(arguments: [
        ([0], ""), ([1], ""), ([1, 0], "You have read 2 days in a row."),
        ([2, 1], "Read today, and it will be 3 days in a row."),
    ])
    func encouragement(days: [Int], line: String) {
        #expect(lines([], read: days)[1] == line)
    }
}
