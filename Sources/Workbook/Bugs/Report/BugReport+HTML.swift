import WorkbookMutation
import WorkbookPages
import WorkbookReporting

extension BugReport {
    /// The report as a page for a browser: the sources, with marks where tests miss something.
    package func page(foot: String) -> String {
        let files = sources.keys.sorted()
        let body: HTML = """
            <main>
            <h1>Which bugs would the tests of \(name) miss?</h1>
            <p><strong>The tests notice \(noticed) of \(tried) small bugs (\(percent)%).</strong> \
            \(unnoticedWords)</p>
            \(notes.map { "<p>\($0)</p>" as HTML })
            <ul>\(files.map { summary(of: $0) })</ul>
            \(files.map { section(of: $0) })
            </main>
            """
        return HTMLPage(
            title: HTMLPage.title("Missed bugs", name), body: body, foot: foot, style: Self.style
        ).source
    }

    private func missed(in file: String) -> [Entry] {
        entries.filter { $0.file == file && ($0.fate.isSurvivor || $0.fate == .notReached) }
    }

    private func summary(of file: String) -> HTML {
        "<li><a href=\"#\(file)\">\(file)</a>: \(missed(in: file).count) missed</li>"
    }

    /// How many lines around a missed bug are shown at once; the others are folded.
    private static let context = 4

    private func section(of file: String) -> HTML {
        let byLine = Dictionary(grouping: missed(in: file)) { $0.line }
        let lines = (sources[file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let isNear = lines.indices.map { index in
            (index + 1 - Self.context...index + 1 + Self.context).contains { byLine[$0] != nil }
        }
        var stretches: [Range<Int>] = []
        for index in lines.indices {
            if let last = stretches.last, isNear[last.lowerBound] == isNear[index] {
                stretches[stretches.count - 1] = last.lowerBound..<index + 1
            } else {
                stretches.append(index..<index + 1)
            }
        }
        let parts: [HTML] = stretches.map { stretch in
            let rows: [HTML] = stretch.map { row(String(lines[$0]), $0 + 1, byLine[$0 + 1] ?? []) }
            let list: HTML = "<ol class=\"source\">\(rows)</ol>"
            if isNear[stretch.lowerBound] { return list }
            let words =
                stretch.count == 1
                ? "line \(stretch.upperBound)" : "lines \(stretch.lowerBound + 1) to \(stretch.upperBound)"
            return """
                <details><summary class="faint">\(words)</summary>\(list)</details>
                """
        }
        return """
            <section class="card block"><h2 id="\(file)">\(file)</h2>
            \(parts)
            </section>
            """
    }

    /// Returns a line of code with its number, and with what tests miss in it.
    private func row(_ code: String, _ number: Int, _ found: [Entry]) -> HTML {
        let notes: [HTML] = found.filter(\.fate.isSurvivor).map {
            "<span class=\"note\">✘ \($0.missed)</span>"
        }
        let isUnreached = found.contains { $0.fate == .notReached }
        let unreached: [HTML] =
            isUnreached ? ["<span class=\"note\">○ No test runs this line.</span>"] : []
        let kind = found.isEmpty ? "" : "missed"
        return """
            <li class="\(kind)"><span class="number">\(number)</span><code>\(code)</code>\(notes + unreached)</li>
            """
    }

    private static let style = """
        .block { margin-top: 1rem; }
        .source { font-size: 0.85rem; line-height: 1.45; margin: 0.25rem 0; }
        .source li { display: grid; grid-template-columns: 3.5em minmax(0, 1fr); align-items: baseline; }
        .source code { white-space: pre-wrap; background: none; padding: 0; }
        .source .number { padding: 0 1em 0 0; text-align: right; color: var(--faint); }
        .source .missed { background: var(--bad-tint); }
        .source .missed .number { color: var(--bad); font-weight: bold; }
        .source .note { grid-column: 2; color: var(--bad); }
        """
}
