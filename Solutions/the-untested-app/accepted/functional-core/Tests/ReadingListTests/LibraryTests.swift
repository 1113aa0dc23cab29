import Foundation
import Testing

@testable import ReadingList

@Suite struct LibraryTests {
    private func library(read days: [Int]) -> Library {
        Library(books: [], readingDays: days.map { Today.sample(day: $0).now })
    }

    @Test func order() {
        let library = Library(books: [
            .sample("New", added: 9), .sample("Later", added: 1, due: 15), .sample("Old", added: 2),
            .sample("Done", finished: 9), .sample("Soon", due: 12), .sample("Middle", added: 5),
        ])
        #expect(library.unfinished.map(\.title) == ["Soon", "Later", "Old", "Middle", "New"])
    }

    @Test(arguments: [
        ([], 0), ([10], 1), ([9], 1), ([8], 0), ([9, 10], 2), ([7, 8, 9], 3), ([6, 7, 9, 10], 2),
        ([10, 10], 1),
    ])
    func streak(days: [Int], count: Int) {
        #expect(library(read: days).streak(on: .sample()) == count)
    }

    @Test func reading() {
        var library = Library(books: [.sample("Emma"), .sample("Dune")], readingDays: [])
        library.read("Dune", to: 99, on: .sample(day: 9))
        library.read("Dune", to: 200, on: .sample())
        library.read("Emma", to: 5, on: .sample("13:00"))
        #expect(library.books == [.sample("Emma", page: 5), .sample("Dune", page: 100, finished: 10)])
        #expect(library.readingDays == [Today.sample(day: 9).now, Today.sample().now])
    }

    @Test func stored() throws {
        let library = Library(books: [.sample()], readingDays: [Today.sample().now])
        #expect(try Library(stored: Data(library.stored.utf8)) == library)
        #expect(
            library.stored
                == """
                {
                  "books" : [
                    {
                      "added" : "2026-03-10T12:00:00Z",
                      "page" : 0,
                      "pages" : 100,
                      "title" : "Dune"
                    }
                  ],
                  "readingDays" : [
                    "2026-03-10T12:00:00Z"
                  ]
                }
                """)
        #expect(throws: DecodingError.self) { try Library(stored: Data("{}".utf8)) }
    }
}
