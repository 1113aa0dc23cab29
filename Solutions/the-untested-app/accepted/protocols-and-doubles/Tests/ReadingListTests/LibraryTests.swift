import Foundation
import Testing

@testable import ReadingList

@MainActor @Suite struct LibraryTests {
    private let files = MemoryFiles()
    private let output = OutputSpy()
    private let dates = FixedDates()

    private func library(on dates: FixedDates? = nil) -> Library {
        Library(files: files, dates: dates ?? self.dates, output: output)
    }

    private func book(_ title: String, due days: Int? = nil, addedDaysAgo age: Int = 0) -> Book {
        Book(
            title: title, pages: 100, added: dates.adding(days: -age),
            due: days.map { dates.adding(days: $0) })
    }

    /// A library of one book, which was read so many days ago.
    private func library(readDaysAgo days: [Int]) -> Library {
        for (page, day) in days.enumerated() {
            var then = dates
            then.now = dates.adding(days: -day)
            let library = library(on: then)
            if page == 0 { _ = library.add(book("Dune")) }
            _ = library.read(book("Dune"), to: page + 1)
        }
        return library()
    }

    @Test func aBookIsAddedOnce() {
        let library = library()
        #expect(library.add(book("Dune")))
        #expect(!library.add(book("DUNE")))
        #expect(library.books.map(\.title) == ["Dune"])
        #expect(output.lines.isEmpty)
    }

    @Test func everythingIsStored() {
        let library = library()
        _ = library.add(book("Dune", due: 1))
        #expect(library.read(book("Dune"), to: 40) == false)
        #expect(self.library().books.first?.page == 40)
        #expect(
            files.texts["library.json"]
                == """
                {
                  "books" : [
                    {
                      "added" : "2026-03-10T12:00:00Z",
                      "due" : "2026-03-11T12:00:00Z",
                      "page" : 40,
                      "pages" : 100,
                      "title" : "Dune"
                    }
                  ],
                  "readingDays" : [
                    "2026-03-10T12:00:00Z"
                  ]
                }
                """)
    }

    @Test func aBookIsFinishedWithItsLastPage() {
        let library = library()
        _ = library.add(book("Emma"))
        _ = library.add(book("Dune"))
        #expect(library.read(book("Dune"), to: 99) == false)
        #expect(library.read(book("Dune"), to: 200))
        #expect(library.books.map(\.page) == [0, 100])
        #expect(library.books.map(\.finished) == [nil, dates.now])
        #expect(library.unfinished.map(\.title) == ["Emma"])
        #expect(library.readingDays == [dates.now])
        #expect(library.read(book("Nana"), to: 5) == false)
    }

    @Test func urgentBooksComeFirst() {
        let library = library()
        for book in [
            book("New", addedDaysAgo: 1), book("Later", due: 5, addedDaysAgo: 9),
            book("Old", addedDaysAgo: 8),
            book("Soon", due: 2), book("Middle", addedDaysAgo: 3),
        ] { _ = library.add(book) }
        #expect(library.unfinished.map(\.title) == ["Soon", "Later", "Old", "Middle", "New"])
    }

    @Test(arguments: [
        ([], 0), ([0], 1), ([1], 1), ([2], 0), ([1, 0], 2), ([3, 2, 1], 3), ([4, 3, 1, 0], 2), ([3, 2], 0),
    ])
    func daysInARowAreCounted(days: [Int], count: Int) {
        #expect(library(readDaysAgo: days).streak == count)
    }

    @Test func readingToday() {
        #expect(library(readDaysAgo: [1]).hasReadToday == false)
        #expect(library(readDaysAgo: [0]).hasReadToday)
    }

    @Test func aDamagedListIsKept() {
        files.texts["library.json"] = "{}"
        #expect(library().books.isEmpty)
        #expect(files.texts == ["library-broken.json": "{}"])
        #expect(
            output.lines
                == ["The list was damaged. It's now in library-broken.json, and a new one begins."])
    }

    @Test func aFullDiskIsReported() {
        files.isFull = true
        #expect(library().add(book("Dune")))
        #expect(output.lines == ["The list could not be saved."])
    }
}
