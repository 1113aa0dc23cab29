/// The lines of a file around those that match, for a page.
struct SourceExcerpt: Sendable, Equatable {
    /// A line of the page.
    enum Row: Sendable, Equatable {
        /// A line of the file; `match` is the number of the match that it belongs to.
        case line(number: Int, text: String, match: Int?)
        /// Lines that are left out.
        case gap(lines: Int)
    }

    /// The path of the file in the exercise's folder.
    var path: String
    /// The lines and gaps, in the order of the file.
    var rows: [Row]

    /// How many lines are shown before and after those that match.
    private static let context = 3
    /// The most characters of a line that are shown.
    private static let longestLine = 400

    /// Chooses the lines of a file.
    ///
    /// - Parameter matches: The number of the match for each line that belongs to one.
    init(path: String, text: String, matches: [Int: Int]) {
        self.path = path
        rows = []
        var left = 0
        // A line break is one character in Swift, whether it is written as LF, CR or CR LF.
        let lines = text.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
        for (index, line) in lines.enumerated() {
            let near = (index + 1 - Self.context)...(index + 1 + Self.context)
            if !near.contains(where: { matches[$0] != nil }) {
                left += 1
                continue
            }
            if left > 0 { rows.append(.gap(lines: left)) }
            left = 0
            let start = line.prefix(Self.longestLine)
            let shown = String(start).replacing("\t", with: "    ") + (start.count < line.count ? "…" : "")
            rows.append(.line(number: index + 1, text: shown, match: matches[index + 1]))
        }
        if left > 0 { rows.append(.gap(lines: left)) }
    }

    /// Returns the excerpts of the files that have matches, in the order of their paths.
    ///
    /// - Parameter lines: The lines of each match, whose position in the list is its number, from 1.
    static func excerpts(of files: [String: String], matching lines: [SimilarCode.Lines]) -> [SourceExcerpt] {
        var matches: [String: [Int: Int]] = [:]
        for (index, match) in lines.enumerated() {
            for line in match.ranges.joined() where matches[match.path]?[line] == nil {
                matches[match.path, default: [:]][line] = index + 1
            }
        }
        return matches.sorted { $0.key < $1.key }.compactMap { path, numbers in
            files[path].map { SourceExcerpt(path: path, text: $0, matches: numbers) }
        }
    }
}
