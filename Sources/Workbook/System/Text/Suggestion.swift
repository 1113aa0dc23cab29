/// Finds the word that a mistyped one probably stands for.
package enum Suggestion {
    /// Returns the most similar candidate, if one is similar enough.
    package static func nearest(to word: String, in candidates: [String]) -> String? {
        // Comparing a word that is far too long could take more than a second.
        let letters = word.count
        let near = candidates.filter { abs($0.count - letters) <= max(1, letters / 3) }
        let ranked = near.map { (distance: distance(word, $0), name: $0) }
        guard let best = ranked.min(by: { $0 < $1 }), best.distance <= max(1, letters / 3),
            best.distance < max(letters, best.name.count)
        else {
            return nil
        }
        return best.name
    }

    /// Returns the least number of letters to insert, delete, replace or swap (optimal string alignment).
    static func distance(_ first: String, _ second: String) -> Int {
        let a = Array(first)
        let b = Array(second)
        var rows = [Array(0...b.count)]
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                let replace = rows[i][j] + (a[i] == b[j] ? 0 : 1)
                var best = min(replace, rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
