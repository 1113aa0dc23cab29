import Foundation
import Testing

@testable import ReadingList

@Suite struct BookTests {
    private let dates = FixedDates()

    private func book(due days: Int?, page: Int = 0, addedDaysAgo age: Int = 0) -> Book {
        Book(
            title: "Dune", pages: 100, page: page, added: dates.adding(days: -age),
            due: days.map { dates.adding(days: $0) })
    }

    @Test(arguments: [
        (-2, "overdue by 2 days"), (-1, "overdue by 1 day"), (0, "due today"), (1, "due tomorrow"),
        (2, "due in 2 days"),
    ])
    func scheduleOfABookThatIsDue(days: Int, words: String) {
        #expect(book(due: days).schedule(dates) == words)
    }

    @Test(arguments: [(0, "added today"), (1, "added 1 day ago"), (2, "added 2 days ago")])
    func scheduleOfOtherBooks(age: Int, words: String) {
        #expect(book(due: nil, addedDaysAgo: age).schedule(dates) == words)
    }

    @Test func daysEndAtMidnight() {
        var book = book(due: nil)
        book.due = FixedDates.date("2026-03-11T00:00:00Z")
        #expect(book.daysLeft(dates) == 1)
        book.due = FixedDates.date("2026-03-10T23:59:59Z")
        #expect(book.daysLeft(dates) == 0)
        book.due = FixedDates.date("2026-03-10T00:00:00Z")
        #expect(book.daysLeft(dates) == 0)
    }

    @Test func pagesAreSpreadOverTheDaysAndRoundedUp() {
        #expect(book(due: nil).pagesPerDay(dates) == nil)
        #expect(book(due: -1).pagesPerDay(dates) == nil)
        #expect(book(due: 0).pagesPerDay(dates) == 100)
        #expect(book(due: 0, page: 40).pagesPerDay(dates) == 60)
        #expect(book(due: 2).pagesPerDay(dates) == 34)
        #expect(book(due: 3).pagesPerDay(dates) == 25)
    }
}
