import Foundation

/// Reads dates with times, as people and programs write them in ISO 8601: `2026-12-01T23:59:00+01:00`.
enum PolicyDate {
    /// What is expected, for messages.
    static let expected = "a date and time such as \"2026-12-01T23:59:00+01:00\" or \"2026-12-01 23:59\""

    /// Returns what is expected instead of a text that is no date, for messages.
    static func expected(insteadOf text: String, in timeZone: TimeZone) -> String {
        // Only the time zone has no such time.
        guard date(text, in: .gmt) != nil else { return expected }
        return "a time that exists in \(timeZone.identifier): the clocks are set forward past this one"
    }

    /// Returns the date in a text; `nil` if it has none.
    ///
    /// - Parameter timeZone: The time zone if the text names none.
    static func date(_ text: String, in timeZone: TimeZone) -> Date? {
        let pattern =
            /(\d{4})-(\d{2})-(\d{2})[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)? ?(Z|UTC|[+-]\d{2}:?\d{2})?/
        guard let match = text.trimmingCharacters(in: .whitespaces).wholeMatch(of: pattern) else {
            return nil
        }
        let zone = match.7.map { offset($0) } ?? timeZone
        guard let zone else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let wanted = DateComponents(
            year: Int(match.1), month: Int(match.2), day: Int(match.3), hour: Int(match.4),
            minute: Int(match.5), second: match.6.flatMap { Int($0) } ?? 0)
        guard let date = calendar.date(from: wanted) else { return nil }
        // The calendar reads 31 February as a day in March.
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        return found == wanted ? date : nil
    }

    /// Returns whether a text has a time that exists twice, because it names no time zone, and the clocks are set back then.
    static func existsTwice(_ text: String, in timeZone: TimeZone) -> Bool {
        guard text.firstMatch(of: /(Z|UTC|[+-]\d{2}:?\d{2})\s*$/) == nil else { return false }
        return date(text, in: timeZone).map { last($0, in: timeZone) != $0 } == true
    }

    /// Returns the last date at which the clocks show the same time on the same day as at another one.
    static func last(_ date: Date, in timeZone: TimeZone) -> Date {
        let hours = 6.0
        let offsets = [date, date + hours * 3600].map { timeZone.secondsFromGMT(for: $0) }
        let later = date + Double(offsets[0] - offsets[1])
        return later > date && timeZone.secondsFromGMT(for: later) == offsets[1] ? later : date
    }

    /// Returns the time zone with an offset such as `+01:00`.
    private static func offset(_ text: Substring) -> TimeZone? {
        let digits = text.filter(\.isNumber).compactMap(\.wholeNumberValue)
        guard digits.count == 4 else { return .gmt }
        let minutes = (digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3]
        return TimeZone(secondsFromGMT: (text.hasPrefix("-") ? -60 : 60) * minutes)
    }
}
