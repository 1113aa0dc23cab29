import Foundation

/// What is taken off a late submission.
package struct LatePolicy: Sendable, Equatable {
    /// How many minutes after the deadline still count as in time; the days that follow begin at the deadline all the same.
    package var graceMinutes: Decimal = 0
    /// How many percent of the points are taken off for each day that has begun.
    package var percentPerDay: Decimal = 0
    /// The most percent that are taken off for days.
    package var mostPercent: Decimal = 100
    /// After how many days nothing counts; `nil` for never.
    package var zeroAfterDays: Int?

    /// Creates a policy that takes off nothing.
    package init() {}

    /// Returns how late something is.
    ///
    /// - Parameters:
    ///   - time: When it was handed in.
    ///   - timeZone: Where the clocks are by which a day ends.
    func lateness(of time: Date, deadline: Date, in timeZone: TimeZone) -> Lateness {
        let grace = NSDecimalNumber(decimal: graceMinutes).doubleValue * 60
        guard time.timeIntervalSince(deadline) > grace else { return .inTime }
        let days = Self.days(from: deadline, to: time, in: timeZone)
        if let zeroAfterDays, days > zeroAfterDays { return .late(days: days, percent: 100) }
        return .late(days: days, percent: min(percentPerDay * Decimal(days), mostPercent))
    }

    /// Returns how many days have begun since a deadline.
    ///
    /// Each ends at the deadline's time of day, even if it has 23 or 25 hours because the clocks are changed; of two such times,
    /// at the later one.
    private static func days(from deadline: Date, to time: Date, in timeZone: TimeZone) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let most = 100_000
        let estimate = Int(min((time.timeIntervalSince(deadline) / 86_400).rounded(.up), Double(most)))
        func isOver(_ days: Int) -> Bool {
            calendar.date(byAdding: .day, value: days, to: deadline).map {
                time > PolicyDate.last($0, in: timeZone)
            } ?? false
        }
        if estimate > 1, !isOver(estimate - 1) { return estimate - 1 }
        return estimate < most && isOver(estimate) ? estimate + 1 : estimate
    }
}

/// Whether a submission came in time.
package enum Lateness: Sendable, Equatable, Codable {
    /// There is no deadline, or nothing was handed in.
    case notApplicable
    /// It came in time.
    case inTime
    /// It came this many days late, counting each day that has begun, and loses a share of its points.
    case late(days: Int, percent: Decimal)
    /// Nobody knows when it came.
    case unknown

    /// A sentence for the learner; `nil` if there is nothing to say.
    package var sentence: String? {
        switch self {
        case .notApplicable, .inTime, .unknown: nil
        case .late(let days, let percent):
            "It was handed in late, on day \(days) after the deadline."
                + (percent > 0 ? " \(percent.plainText) % of the points are taken off." : "")
        }
    }

    /// How many percent of the points are taken off.
    package var percent: Decimal { if case .late(_, let percent) = self { percent } else { 0 } }
}
