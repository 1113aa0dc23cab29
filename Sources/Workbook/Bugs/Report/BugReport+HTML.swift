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
            \(survived) stay unnoticed, and \(notReached) are in code that no test runs.</p>
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
        entries.filter { $0.file == file && ($0.fate == .survived || $0.fate == .notReached) }
    }

    private func summary(of file: String) -> HTML {
        "<li><a href=\"#\(file)\">\(file)</a>: \(missed(in: file).count) missed</li>"
    }

    private func section(of file: String) -> HTML {
        let byLine = Dictionary(grouping: missed(in: file)) { $0.line }
        let lines = (sources[file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let rows: [HTML] = lines.enumerated().map { index, code in
            let found = byLine[index + 1] ?? []
            let notes: [HTML] = found.filter { $0.fate == .survived }.map {
                "<span class=\"note\">✘ No test notices if \($0.consequence).</span>"
            }
            let isUnreached = found.contains { $0.fate == .notReached }
            let unreached: [HTML] =
                isUnreached ? ["<span class=\"note\">○ No test runs this line.</span>"] : []
            let kind = found.isEmpty ? "" : "missed"
            return "<li class=\"\(kind)\"><code>\(String(code))</code>\(notes + unreached)</li>"
        }
        return """
            <section><h2 id="\(file)">\(file)</h2><ol class="source">
            \(rows)
            </ol></section>
            """
    }

    private static let style = """
        .source { font-size: 0.85rem; overflow-x: auto; padding-left: 4em; }
        .source code { white-space: pre; background: none; }
        .source .missed > code { font-weight: bold; text-decoration: underline; }
        .source .note { display: block; padding-left: 2em; }
        """
}
