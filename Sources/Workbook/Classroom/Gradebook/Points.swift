import Foundation

/// Points are decimal numbers, so that ten times 0.1 is 1 and sums agree with those that a person makes.
extension Decimal {
    /// Returns the number rounded to some decimals; a half is rounded away from zero.
    func rounded(to decimals: Int) -> Decimal {
        var value = self
        var result = Decimal()
        NSDecimalRound(&result, &value, decimals, .plain)
        return result
    }

    /// The number without grouping, with a point, in any locale: `7.5`.
    var plainText: String { description }

    /// Creates the number that a person wrote with a point or a comma; `nil` for anything else.
    ///
    /// Only the last of several points and commas separates decimals, as in Canvas's own importer. Blanks and apostrophes
    /// may separate thousands.
    init?(written text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
            .replacing(/(\d)[ \u{a0}\u{202f}'’](?=\d{3}(?!\d))/) { $0.1 }
        guard trimmed.wholeMatch(of: /-?\d[\d.,]{0,30}/) != nil else { return nil }
        var groups = trimmed.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        let last = groups.count > 1 ? "." + groups.removeLast() : ""
        self.init(string: groups.joined() + last, locale: Locale(identifier: "en_US_POSIX"))
    }

    /// Creates the number that a JSON file contains: 0.1 and not its nearest binary fraction.
    init?(shortest number: Double) {
        guard number.isFinite else { return nil }
        self.init(string: "\(number)", locale: Locale(identifier: "en_US_POSIX"))
    }
}
