import Foundation

/// A book on the list.
struct Book: Codable, Equatable {
    var title: String
    var pages: Int
    var page = 0
    var added: Date
    var due: Date?
    var finished: Date?

    /// The days until the book is due; negative if it's overdue.
    func daysLeft(on today: Today) -> Int? { due.map { today.days(until: $0) } }

    /// The pages to read each day, today included, to finish in time.
    func pagesPerDay(on today: Today) -> Int? {
        guard let daysLeft = daysLeft(on: today), daysLeft >= 0 else { return nil }
        let days = daysLeft + 1
        return (pages - page + days - 1) / days
    }

    /// What the list says about the dates.
    func schedule(on today: Today) -> String {
        guard let daysLeft = daysLeft(on: today) else {
            let age = -today.days(until: added)
            return age == 0 ? "added today" : "added \(age) \(age == 1 ? "day" : "days") ago"
        }
        switch daysLeft {
        case ..<0: return "overdue by \(-daysLeft) \(daysLeft == -1 ? "day" : "days")"
        case 0: return "due today"
        case 1: return "due tomorrow"
        default: return "due in \(daysLeft) days"
        }
    }
}
