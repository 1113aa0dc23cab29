extension CodeFingerprints {
    /// A declaration of each submission, by their units.
    private struct Units: Hashable {
        var first: Int
        var second: Int
    }

    /// Returns the lines of two submissions that match, one match for each two declarations.
    ///
    /// Code that occurs more than once is matched with the declaration that has the most in common.
    ///
    /// - Parameter shared: The fingerprints that both have, in a fixed order.
    static func matches(
        of shared: [UInt64], in first: CodeFingerprints, and second: CodeFingerprints
    ) -> [SimilarCode.Match] {
        let candidates = shared.map { hash in
            // What occurs more often than this would only cost time.
            let places = (
                first.locations[hash, default: []].prefix(8), second.locations[hash, default: []].prefix(8)
            )
            return places.0.flatMap { one in places.1.map { (one, $0) } }
        }
        let counts = candidates.reduce(into: [Units: Int]()) { counts, places in
            for units in Set(places.map { Units(first: $0.unit, second: $1.unit) }) {
                counts[units, default: 0] += 1
            }
        }
        var lines:
            [Units: (first: (path: String, lines: Set<Int>), second: (path: String, lines: Set<Int>))] = [:]
        for places in candidates {
            let best = places.max { one, other in
                let (a, b) = (
                    Units(first: one.0.unit, second: one.1.unit),
                    Units(first: other.0.unit, second: other.1.unit)
                )
                return (counts[a] ?? 0, -a.first, -a.second) < (counts[b] ?? 0, -b.first, -b.second)
            }
            guard let (one, other) = best else { continue }
            let units = Units(first: one.unit, second: other.unit)
            lines[units, default: ((one.path, []), (other.path, []))].first.lines.formUnion(one.lines)
            lines[units]?.second.lines.formUnion(other.lines)
        }
        let order = lines.sorted { one, other in
            // Several declarations may be in the same line.
            let (a, b) = (one.value.first, other.value.first)
            return (a.path, a.lines.min() ?? 0, one.key.first, one.key.second)
                < (b.path, b.lines.min() ?? 0, other.key.first, other.key.second)
        }
        return order.map { _, both in
            SimilarCode.Match(
                first: SimilarCode.Lines(path: both.first.path, numbers: both.first.lines.sorted()),
                second: SimilarCode.Lines(path: both.second.path, numbers: both.second.lines.sorted()))
        }
    }
}
