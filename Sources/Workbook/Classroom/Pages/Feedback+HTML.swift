import Foundation
import WorkbookModel
import WorkbookPages
import WorkbookReporting

extension Feedback {
    /// Returns the feedback as a complete page for a browser.
    package func html(timeZone: TimeZone) -> String {
        let body: HTML = """
            <header>
            <h1>\(heading)</h1>
            <p class="faint">\(origin(timeZone))</p>
            </header>
            <main class="feedback">
            \(overview)
            \(lessons.map { section($0.lesson, $0.rows) })
            </main>
            """
        return HTMLPage(
            title: HTMLPage.title(heading, course.title), body: body, foot: foot(timeZone),
            style: Feedback.style
        ).source
    }

    private var overview: HTML {
        let list: [HTML] = figures.map { "<div><dt>\($0.name)</dt><dd>\($0.value)</dd></div>" }
        let notes: [HTML] = notes.map { "<p>\($0)</p>" }
        return """
            <section class="card" aria-label="Overview">
            <dl class="figures">\(list)</dl>
            \(notes)
            </section>
            """
    }

    private func section(_ lesson: Lesson, _ rows: [Row]) -> HTML {
        let shown = rows.filter { !$0.isLeftOut }
        if shown.isEmpty { return "" }
        let passed: HTML =
            isOneOfSeveral
            ? "" : "<p class=\"faint\">\(rows.count(where: \.counts)) of \(rows.count) passed</p>"
        return """
            <section class="card lesson">
            <header>
            <h2>Lesson \(lesson.number) · \(lesson.title)</h2>
            \(passed)
            </header>
            \(shown.map(article))
            </section>
            """
    }

    private func article(_ row: Row) -> HTML {
        let sentence: HTML = row.sentence.map { "<p>\($0)</p>" } ?? ""
        let inside = row.blocks(in: course)?.html ?? sentence
        return """
            <article id="\(row.anchor)">
            <h3>\(row.result.state.cell) \(row.name)</h3>
            <p class="faint">\(row.words)</p>
            <div class="told">\(inside)</div>
            </article>
            """
    }

    /// What the page adds to the style sheet.
    private static let style = """
        .feedback article { border-top: 1px solid var(--line); padding: 0.6rem 0; }
        .feedback article:target { outline: 2px solid var(--text); outline-offset: 0.25rem; border-radius: 0.25rem; }
        .feedback h3 { display: flex; gap: 0.6rem; align-items: center; }
        .feedback article > p, .told { margin-left: 2.1rem; }
        .feedback .card { break-inside: auto; margin-bottom: 1rem; }
        .told { font-size: 0.9375rem; } .told > * { margin: 0.4rem 0; }
        .told .checks { display: grid; gap: 0.4rem; } .told .checks div { min-width: 0; } .told p { margin: 0; }
        .feedback .figures { margin-bottom: 0.5rem; }
        .values { margin: 0.15rem 0; }
        .values div { display: flex; gap: 0.75rem; } .values dt { color: var(--faint); flex: 0 0 4.75rem; }
        .values dd { margin: 0; min-width: 0; }
        code { font: 0.9em/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
        pre { margin: 0.25rem 0; padding: 0.4rem 0.6rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 0.35rem; }
        pre code { overflow-wrap: normal; }
        @media (max-width: 30rem) { .feedback article > p, .told { margin-left: 0; } }
        @media print { .feedback article, .values { break-inside: avoid; } pre { white-space: pre-wrap; } }
        """
}
