import Foundation

/// Numbers, times and dates as text for people.
package enum Format {
    /// Returns a number with its noun, such as `3 attempts`.
    package static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// Returns names as a list, such as `a, b and c`.
    package static func list(_ names: [String], _ conjunction: String = "and") -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// Returns a time to the nearest minute, such as `1 h 20 min`, with non-breaking spaces.
    package static func duration(_ seconds: Double) -> String {
        let minutes = minutes(seconds)
        if minutes == 0 { return "under\u{A0}1\u{A0}min" }
        return [(minutes / 60, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }.map { "\($0.0)\u{A0}\($0.1)" }
            .joined(separator: "\u{A0}")
    }

    /// Returns the sum of times that are shown one by one, in seconds, so that a reader who adds up the minutes gets the same.
    ///
    /// Times that are too short to be shown in minutes count in seconds.
    package static func total(_ times: [Double]) -> Double {
        times.reduce(0) { sum, seconds in
            let minutes = minutes(seconds)
            return sum + (minutes == 0 ? clamped(seconds) : Double(minutes) * 60)
        }
    }

    private static func minutes(_ seconds: Double) -> Int { Int((clamped(seconds) / 60).rounded()) }

    /// Returns a day, such as `9 Mar 2026`, with non-breaking spaces.
    package static func day(_ date: Date, in timeZone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day,
            months.indices.contains(month - 1)
        else { return "an unknown day" }
        return "\(day)\u{A0}\(months[month - 1])\u{A0}\(year)"
    }

    /// Returns the time of day, such as `14:05`.
    package static func time(_ date: Date, in timeZone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        guard let hour = parts.hour, let minute = parts.minute else { return "an unknown time" }
        return "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// Returns increasing numbers as text, such as `1, 2 and 4 to 7`.
    ///
    /// - Parameter prefix: What comes before each number.
    package static func ranges(_ numbers: [Int], prefix: String = "") -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return list(
            runs.flatMap { run in
                run.count < 3
                    ? run.map { "\(prefix)\($0)" }
                    : ["\(prefix)\(run.lowerBound) to \(prefix)\(run.upperBound)"]
            })
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Returns the text with non-breaking spaces.
    package static func unbroken(_ words: String) -> String { words.replacing(" ", with: "\u{A0}") }

    /// Returns a count from a file, limited to a range in which sums of many counts cannot overflow.
    ///
    /// Anyone may have damaged the file.
    package static func clamped(_ number: Int) -> Int { min(max(0, number), 1_000_000) }

    /// Returns a number of seconds from a file, limited to a sensible range.
    package static func clamped(_ seconds: Double) -> Double { seconds > 0 ? min(seconds, 100_000_000) : 0 }
}

extension Layout {
    /// The lines with ordinary spaces instead of non-breaking ones, because people search and copy them.
    package var plainLines: [StyledLine] {
        lines.map { StyledLine($0.map(\.withOrdinarySpaces)) }
    }
}
