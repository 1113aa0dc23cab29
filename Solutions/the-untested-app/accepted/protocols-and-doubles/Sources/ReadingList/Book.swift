import Foundation

/// A book on the list.
struct Book: Codable {
    var title: String
    var pages: Int
    var page = 0
    var added: Date
    var due: Date?
    var finished: Date?

    /// The days until the book is due; negative if it's overdue.
    func daysLeft(_ dates: any DateSource) -> Int? { due.map { dates.days(until: $0) } }

    /// The pages to read each day, today included, to finish in time.
    func pagesPerDay(_ dates: any DateSource) -> Int? {
        guard let daysLeft = daysLeft(dates), daysLeft >= 0 else { return nil }
        let days = daysLeft + 1
        return (pages - page + days - 1) / days
    }

    /// What the list says about the dates.
    func schedule(_ dates: any DateSource) -> String {
        guard let daysLeft = daysLeft(dates) else {
            let age = dates.days(since: added)
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
