import Foundation

/// Translates between the dates of one run and the words for them in scenarios.
///
/// The program reads the real clock, so scenarios name dates relative to it: `{now-3d}` for a point in time, `{day+1}` for a day. The
/// local time is chosen by the time zone.
struct ScenarioDates: Sendable {
    /// When the run began, in whole seconds.
    let start: Date
    /// The seconds by which local time differs.
    let offset: Int
    /// The words of points in time that the scenario named.
    private var words: [String: String] = [:]

    /// Chooses the time zone in which it's a certain time.
    init(start: Date, at time: String) {
        let seconds = Int(start.timeIntervalSince1970.rounded(.down))
        self.start = Date(timeIntervalSince1970: Double(seconds))
        let parts = time.split(separator: ":").compactMap { Int($0) }
        let wanted = parts.count == 2 ? parts[0] * 60 + parts[1] : 12 * 60
        var minutes = wanted - seconds % 86400 / 60
        // Time zones differ by 12 hours at most, except for a few islands.
        if minutes <= -12 * 60 { minutes += 24 * 60 }
        if minutes > 12 * 60 { minutes -= 24 * 60 }
        offset = minutes * 60
    }

    /// The time zone, as the environment names it.
    var zone: String {
        let minutes = abs(offset) / 60
        let digits = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
        return "GMT\(offset < 0 ? "-" : "+")\(digits)"
    }

    private static let seconds = ["d": 86400, "h": 3600, "m": 60]

    /// Replaces words by dates, and remembers them.
    mutating func expand(_ text: String) -> String {
        var expanded = ""
        var rest = text[...]
        while let match = rest.firstMatch(of: /\{(now|day)((?:[+-]\d+[dhm])*)\}/) {
            expanded += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            let shift = match.2.matches(of: /([+-]\d+)([dhm])/).reduce(0) {
                $0 + (Int($1.1) ?? 0) * (Self.seconds[String($1.2)] ?? 0)
            }
            let date = start.addingTimeInterval(Double(shift))
            let value = match.1 == "now" ? Self.point(date) : day(date)
            if match.1 == "now" { words[value] = String(match.0) }
            expanded += value
        }
        return expanded + rest
    }

    /// Replaces dates by words.
    ///
    /// - Parameter end: When the run ended.
    func words(for text: String, end: Date) -> String {
        let length = Int(end.timeIntervalSince(start)) + 1
        let points = text.replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) { match in
            let value = String(match.0)
            // What only looks like a date stays as it is.
            guard words[value] == nil, let date = try? Date(value, strategy: .iso8601) else {
                return words[value] ?? value
            }
            let seconds = Int(date.timeIntervalSince(start))
            let days = Int((Double(seconds) / 86400).rounded(.down))
            guard (0...length).contains(seconds - days * 86400) else { return value }
            return days == 0 ? "{now}" : "{now\(days > 0 ? "+" : "")\(days)d}"
        }
        return points.replacing(/\d{4}-\d\d-\d\d/) { match in
            let value = String(match.0)
            let days = (-40...40).first { day(start.addingTimeInterval(Double($0) * 86400)) == value }
            return days.map { $0 == 0 ? "{day}" : "{day\($0 > 0 ? "+" : "")\($0)d}" } ?? value
        }
    }

    private static func point(_ date: Date) -> String { date.formatted(.iso8601) }

    private func day(_ date: Date) -> String {
        String(Self.point(date.addingTimeInterval(Double(offset))).prefix(10))
    }
}
