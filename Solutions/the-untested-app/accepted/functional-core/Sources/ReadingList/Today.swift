import Foundation

/// A point in time, in the calendar of a person.
struct Today {
    var now: Date
    var calendar: Calendar

    var hour: Int { calendar.component(.hour, from: now) }

    /// The date as a name of files.
    var name: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter.string(from: now)
    }

    /// Returns how many midnights lie between now and a date; negative for an earlier one.
    func days(until date: Date) -> Int {
        calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date)
        ).day ?? 0
    }

    func adding(days: Int) -> Date? { calendar.date(byAdding: .day, value: days, to: now) }
}
