import Foundation
import TestSupport
import Testing

@testable import WorkbookReporting

struct FormatTests {
    @Test(
        "A duration is shown in hours and minutes",
        arguments: [
            (0.0, "under 1 min"), (29, "under 1 min"), (30, "1 min"), (89, "1 min"), (90, "2 min"),
            (3_600, "1 h"), (4_800, "1 h 20 min"),
            (-5, "under 1 min"), (.nan, "under 1 min"), (.infinity, "27777 h 47 min"),
        ])
    func duration(seconds: Double, words: String) {
        expectEqual(Format.duration(seconds).replacing("\u{A0}", with: " "), words)
    }

    @Test(
        "A total is the sum of the displayed minutes plus the seconds that aren't displayed",
        arguments: [
            ([110.0, 110, 110, 110], "8 min"), ([80, 80, 80], "3 min"), ([95, 155, 95, 150], "10 min"),
            ([60, 20, 20], "2 min"), ([20, 5], "under 1 min"), ([], "under 1 min"),
            ([.nan, -90, 60], "1 min"),
        ])
    func total(times: [Double], words: String) {
        expectEqual(Format.duration(Format.total(times)).replacing("\u{A0}", with: " "), words)
    }

    @Test(
        "Consecutive numbers are shown as a range",
        arguments: [
            ([], ""), ([3], "3"), ([1, 2], "1 and 2"), ([1, 2, 3], "1 to 3"),
            ([1, 2, 4, 5, 6, 7], "1, 2 and 4 to 7"),
        ])
    func ranges(numbers: [Int], words: String) {
        expectEqual(Format.ranges(numbers), words)
    }

    @Test("A prefix comes before each number")
    func prefixedRanges() {
        expectEqual(Format.ranges([1, 3, 4, 5], prefix: "2."), "2.1 and 2.3 to 2.5")
    }

    @Test("The date is in the reader's time zone")
    func day() {
        let date = Date(timeIntervalSince1970: 1_800_000_000 + 15 * 3_600)
        let words = { (hours: Int) in
            TimeZone(secondsFromGMT: hours * 3_600).map { Format.day(date, in: $0) }?
                .replacing("\u{A0}", with: " ")
        }
        expectEqual(words(0), "15 Jan 2027")
        expectEqual(words(2), "16 Jan 2027")
    }

    @Test("A count of one uses the singular")
    func count() {
        expectEqual(Format.count(1, "hint"), "1 hint")
        expectEqual(Format.count(0, "hint"), "0 hints")
    }

    @Test("Sums of the largest numbers in a damaged file stay in bounds")
    func clamped() {
        expectEqual((0..<1000).reduce(0) { sum, _ in sum + Format.clamped(Int.max) }, 1_000_000_000)
        expectEqual(Format.clamped(Int.min), 0)
        expectEqual(Format.clamped(Double.greatestFiniteMagnitude), 100_000_000)
    }
}
