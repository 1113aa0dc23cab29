import Foundation
import Testing

@testable import WorkbookReporting

struct FormatTests {
    @Test(
        "A time is told in hours and minutes",
        arguments: [
            (0.0, "under 1 min"), (59, "under 1 min"), (60, "1 min"), (3_600, "1 h"), (4_800, "1 h 20 min"),
            (-5, "under 1 min"), (.nan, "under 1 min"), (.infinity, "27777 h 46 min"),
        ])
    func duration(seconds: Double, words: String) {
        #expect(Format.duration(seconds).replacing("\u{A0}", with: " ") == words)
    }

    @Test("A day is the one of the place where it is told")
    func day() {
        let date = Date(timeIntervalSince1970: 1_800_000_000 + 15 * 3_600)
        let words = { (hours: Int) in
            TimeZone(secondsFromGMT: hours * 3_600).map { Format.day(date, in: $0) }?
                .replacing("\u{A0}", with: " ")
        }
        #expect(words(0) == "15 Jan 2027")
        #expect(words(2) == "16 Jan 2027")
    }

    @Test("Of one thing there is no plural")
    func count() {
        #expect(Format.count(1, "hint") == "1 hint")
        #expect(Format.count(0, "hint") == "0 hints")
    }

    @Test("Sums of the largest numbers that a damaged file can hold stay in bounds")
    func clamped() {
        #expect((0..<1000).reduce(0) { sum, _ in sum + Format.clamped(Int.max) } == 1_000_000_000)
        #expect(Format.clamped(Int.min) == 0)
        #expect(Format.clamped(Double.greatestFiniteMagnitude) == 100_000_000)
    }
}
