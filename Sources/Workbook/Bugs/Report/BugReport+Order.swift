// The order in which a report shows what tests miss: first what most probably makes a difference.

extension BugReport {
    /// The unnoticed changes by function; first those that say most.
    ///
    /// Where few tests run a function, nobody has thought of what they miss. Where many run it in many ways, and none notices,
    /// there is often nothing to notice: of 134 changes in 17 packages that were read by hand, 69 of 74 made a difference where at
    /// most five tests run the function, and 36 of 60 elsewhere.
    ///
    /// A function of which the tests notice a lot is one that they are about, so what they miss there is an oversight. A
    /// function of which they notice nothing only happens to run.
    var survivorsByFunction: [[Entry]] {
        let noticed = Set(entries.filter { if case .noticed = $0.fate { true } else { false } }.map(\.body))
        let groups = groups(of: entries.filter(\.fate.isSurvivor)).map { group in
            group.enumerated().sorted {
                (Self.weight($0.element), $0.offset) < (Self.weight($1.element), $1.offset)
            }.map(\.element)
        }
        func rank(_ group: [Entry]) -> [Int] {
            let weight = Self.weight(group[0]) + (noticed.contains(group[0].body) ? 0 : 5)
            return [Self.isDetail(group[0]) ? 1 : 0, Self.crowd(group), weight]
        }
        return groups.enumerated().sorted { first, second in
            (rank(first.element) + [first.offset]).lexicographicallyPrecedes(
                rank(second.element) + [second.offset])
        }.map(\.element)
    }

    /// Whether few tests run the function of these changes (0), or some (1), or many (2).
    static func crowd(_ group: [Entry]) -> Int {
        switch group[0].tests.count {
        case ...5: 0
        case ...15: 1
        default: 2
        }
    }

    /// The order in which unnoticed changes are shown: first what callers pass to a function and get back, then what it does in
    /// between, then details.
    ///
    /// A test of the function can always look at what its callers see. A step in between may be one that another step makes up for,
    /// and an error may be one that its callers have ruled out.
    private static func weight(_ entry: Entry) -> Int {
        if isDetail(entry) { return 4 }
        return switch entry.operation {
        case "do-nothing", "result", "shared-object", "swap-arguments": 0
        // What no test makes fail may never fail.
        case "swallow-error": entry.fate == .bypassed ? 3 : entry.replacement.hasPrefix("_ = try?") ? 2 : 1
        case "drop-negation", "ignore-parameter", "negate-condition", "operator", "swap-branches": 1
        case "drop-statement", "keep-weak", "repeat-statement", "strong-capture": 2
        default: 3
        }
    }

    /// Whether something else decides the same in half of all places.
    static func isDetail(_ entry: Entry) -> Bool {
        entry.isDetail || entry.operation == "drop-condition" || isBoundary(entry.consequence)
    }

    /// Whether a comparison differs only for equal values: `a < b` becomes `a <= b`.
    private static func isBoundary(_ consequence: String) -> Bool {
        let sides = consequence.split(separator: " becomes ").map { $0.filter { $0 != "=" } }
        return sides.count == 2 && sides[0] == sides[1] && !consequence.contains("==")
    }
}
