import Foundation

@testable import ReadingList

extension Today {
    /// Noon on the tenth of March 2026 in Greenwich, or another time.
    static func sample(day: Int = 10, _ time: String = "12:00") -> Today {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let text = "2026-03-\(day < 10 ? "0" : "")\(day)T\(time):00Z"
        return Today(now: (try? Date(text, strategy: .iso8601)) ?? .distantPast, calendar: calendar)
    }
}

extension Book {
    static func sample(
        _ title: String = "Dune", pages: Int = 100, page: Int = 0, added: Int = 10, due: Int? = nil,
        finished: Int? = nil
    ) -> Book {
        Book(
            title: title, pages: pages, page: page, added: Today.sample(day: added).now,
            due: due.map { Today.sample(day: $0).now }, finished: finished.map { Today.sample(day: $0).now })
    }
}
