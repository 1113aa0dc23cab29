import Foundation

/// Knows what time it is, and what a day is.
protocol DateSource: Sendable {
    var now: Date { get }
    var calendar: Calendar { get }
}

extension DateSource {
    /// Returns how many midnights lie between a date and now.
    func days(since date: Date) -> Int { calendar.days(from: date, to: now) }

    /// Returns how many midnights lie between now and a date.
    func days(until date: Date) -> Int { calendar.days(from: now, to: date) }
}

/// The clock and the calendar of the system.
struct SystemDates: DateSource {
    var now: Date { Date() }
    var calendar: Calendar { .current }
}

extension Calendar {
    /// Returns how many midnights lie between two dates.
    func days(from start: Date, to end: Date) -> Int {
        dateComponents([.day], from: startOfDay(for: start), to: startOfDay(for: end)).day ?? 0
    }
}
