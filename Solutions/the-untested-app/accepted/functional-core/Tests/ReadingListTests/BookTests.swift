import Testing

@testable import ReadingList

@Suite struct BookTests {
    @Test(arguments: [
        (8, "overdue by 2 days"), (9, "overdue by 1 day"), (10, "due today"), (11, "due tomorrow"),
        (12, "due in 2 days"),
    ])
    func due(day: Int, words: String) {
        #expect(Book.sample(due: day).schedule(on: .sample()) == words)
    }

    @Test(arguments: [(10, "added today"), (9, "added 1 day ago"), (8, "added 2 days ago")])
    func added(day: Int, words: String) {
        #expect(Book.sample(added: day).schedule(on: .sample()) == words)
    }

    @Test func pagesPerDay() {
        func pages(_ due: Int?, page: Int = 0) -> Int? {
            Book.sample(page: page, due: due).pagesPerDay(on: .sample())
        }
        #expect(pages(nil) == nil)
        #expect(pages(9) == nil)
        #expect(pages(10) == 100)
        #expect(pages(10, page: 40) == 60)
        #expect(pages(12) == 34)
        #expect(pages(13) == 25)
    }

    @Test func daysEndAtMidnight() {
        #expect(Today.sample("23:59").days(until: Today.sample(day: 11, "00:00").now) == 1)
        #expect(Today.sample("00:00").days(until: Today.sample("23:59").now) == 0)
        #expect(Today.sample("23:59").name == "2026-03-10")
        #expect(Today.sample().adding(days: 3) == Today.sample(day: 13).now)
    }
}
