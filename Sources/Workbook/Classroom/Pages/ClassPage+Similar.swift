import WorkbookModel
import WorkbookPages
import WorkbookReporting

extension ClassPage {
    /// The most groups to show at once; the page of similar code has all.
    private static let mostGroups = 20

    /// The groups of submissions with similar code, and those with equal files; `nil` if there are none.
    var similar: HTML? {
        guard let similarity, !(similarity.ranking.isEmpty && similarity.equal.isEmpty) else { return nil }
        let known = Dictionary(uniqueKeysWithValues: list.submissions.map { ($0.id, $0) })
        func members(_ ids: [String]) -> HTML {
            joined(ids.map { known[$0].map { names($0) } ?? "another submission" }, " · ")
        }
        let folder = ClassFolder.similarityName
        let all = HTML.address(ofFile: "\(folder)/index.html")
        let pages = similarity.pageNames { known[$0]?.name ?? $0 }
        let groups = similarity.groups
        let rows: [HTML] = groups.prefix(Self.mostGroups).enumerated().map { place, group in
            let link: HTML =
                if group.pairs.count == 1 {
                    "<a href=\"\(HTML.address(ofFile: "\(folder)/\(pages[group.pairs[0]])"))\">side by side</a>"
                } else {
                    "<a href=\"\(all)#\(SimilarityReport.anchor(of: place))\">\(group.pairs.count) pairs</a>"
                }
            return """
                <tr><td>\(members(group.submissions))</td>\
                <td>\(group.exercises.map(\.description).joined(separator: ", "))</td>\
                <td class="number">\(group.percentage)%</td><td>\(link)</td></tr>
                """
        }
        let more = groups.count - rows.count
        let rest: HTML =
            more <= 0 ? "" : "<p><a href=\"\(all)\">and \(Format.count(more, "more group"))</a></p>"
        let table: HTML = """
            <p>The code in each of these groups has much in common, apart from the starter. That can have many reasons: \
            working together where that is welcome, the same example, or few ways to solve the exercise. \
            Look at it before you draw a conclusion.</p>
            <table class="findings"><thead><tr><th scope="col">submissions</th>\
            <th scope="col">exercises</th><th scope="col" class="number">in common, at most</th><td></td></tr></thead>
            <tbody>\(rows)</tbody></table>
            \(rest)
            """
        let equal: [HTML] = similarity.equal.map { group in
            "<li><span class=\"faint\">\(group.exercise.description)</span> \(members(group.submissions))</li>"
        }
        let same: HTML = """
            <h3>Equal files (\(equal.count))</h3>
            <p class="faint">\(SimilarityReport.equalNote)</p>
            <ul class="lines">\(equal)</ul>
            """
        return "\(rows.isEmpty ? "" : table)\(equal.isEmpty ? "" : same)"
    }
}
