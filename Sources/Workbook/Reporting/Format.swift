import Foundation

/// Numbers as a person says them.
package enum Format {
    /// A number with its noun, such as `3 attempts`.
    package static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// A time, such as `1 h 20 min`, with blanks at which no line is broken.
    static func duration(_ seconds: Double) -> String {
        let minutes = Int(plausible(seconds) / 60)
        if minutes == 0 { return "under\u{A0}1\u{A0}min" }
        return [(minutes / 60, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }.map { "\($0.0)\u{A0}\($0.1)" }
            .joined(separator: "\u{A0}")
    }

    /// A day, such as `9 Mar 2026`, with blanks at which no line is broken.
    package static func day(_ date: Date, in timeZone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day,
            months.indices.contains(month - 1)
        else { return "an unknown day" }
        return "\(day)\u{A0}\(months[month - 1])\u{A0}\(year)"
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// A few words at whose blanks no line is broken.
    static func unbroken(_ words: String) -> String { words.replacing(" ", with: "\u{A0}") }

    /// A number out of a file that anybody can have damaged, so that sums of many of them stay in bounds.
    package static func plausible(_ number: Int) -> Int { min(max(0, number), 1_000_000) }

    /// A time out of a file that anybody can have damaged.
    package static func plausible(_ seconds: Double) -> Double { seconds > 0 ? min(seconds, 100_000_000) : 0 }
}

extension Layout {
    /// The lines, with ordinary blanks for those at which no line was to be broken: people search and copy them.
    package var plainLines: [StyledLine] {
        lines.map { line in
            StyledLine(line.map { Span($0.text.replacing("\u{A0}", with: " "), $0.role) })
        }
    }
}
