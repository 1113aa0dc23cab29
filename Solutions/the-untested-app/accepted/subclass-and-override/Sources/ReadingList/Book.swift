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
    func daysLeft(on now: Date, _ calendar: Calendar) -> Int? {
        guard let due else { return nil }
        return calendar.days(from: now, to: due)
    }

    /// The pages to read each day, today included, to finish in time.
    func pagesPerDay(on now: Date, _ calendar: Calendar) -> Int? {
        guard let daysLeft = daysLeft(on: now, calendar), daysLeft >= 0 else { return nil }
        let days = daysLeft + 1
        return (pages - page + days - 1) / days
    }

    /// What the list says about the dates.
    func schedule(on now: Date, _ calendar: Calendar) -> String {
        guard let daysLeft = daysLeft(on: now, calendar) else {
            let age = calendar.days(from: added, to: now)
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

extension Calendar {
    /// Returns how many midnights lie between two dates.
    func days(from start: Date, to end: Date) -> Int {
        dateComponents([.day], from: startOfDay(for: start), to: startOfDay(for: end)).day ?? 0
    }
}
