import Foundation
import WorkbookModel
import WorkbookPages
import WorkbookReporting

extension SimilarityReport.Submissions {
    /// Returns a page with what matches in two submissions, side by side.
    ///
    /// - Parameters:
    ///   - names: The name to show for a submission's id.
    ///   - sources: Returns the texts of the files that a submission has for an exercise.
    package func html(
        course: Course, names: (String) -> String, sources: Similarity.Sources
    ) async -> String {
        let (one, other) = (names(first), names(second))
        var sections: [HTML] = []
        for code in exercises {
            guard let exercise = course.exercises.first(where: { $0.id == code.exercise }) else { continue }
            let columns = [
                column(one, await sources(first, exercise), code.matches.map(\.first)),
                column(other, await sources(second, exercise), code.matches.map(\.second)),
            ]
            sections.append(section(exercise, code, one, other, columns))
        }
        let body: HTML = """
            <header>
            <h1>Similar code: \(one) and \(other)</h1>
            <p class="faint">\(course.title) · \(Format.count(exercises.count, "exercise"))</p>
            </header>
            <main>
            <section class="card note">\(SimilarityReport.note)</section>
            \(sections)
            </main>
            """
        return HTMLPage(
            title: HTMLPage.title("Similar code", "\(one) and \(other)", course.title), body: body,
            foot: SimilarityReport.foot, style: SimilarityReport.style
        ).source
    }

    private func section(
        _ exercise: Exercise, _ code: SimilarCode, _ one: String, _ other: String, _ columns: [HTML]
    ) -> HTML {
        """
        <section class="card compared">
        <h2>\(exercise.id.description) \(exercise.title)</h2>
        <p>\(code.shared) of the \(code.firstTotal) distinctive pieces in the code of \(one) are also in the code of \(other), \
        which has \(code.secondTotal).</p>
        <div class="columns">\(columns)</div>
        </section>
        """
    }

    private func column(_ name: String, _ files: [String: String], _ lines: [SimilarCode.Lines]) -> HTML {
        let tables: [HTML] = SourceExcerpt.excerpts(of: files, matching: lines).map { excerpt in
            var last: Int?
            let rows: [HTML] = excerpt.rows.map { row in
                switch row {
                case .gap(let count):
                    last = nil
                    return
                        "<tr class=\"gap\"><td colspan=\"3\">\(Format.count(count, "line")) not shown</td></tr>"
                case .line(let number, let text, let match):
                    defer { last = match }
                    return line(number, text, match, isFirst: match != last)
                }
            }
            return """
                <table class="source"><caption>\(excerpt.path)</caption>
                <colgroup><col class="numbers"><col class="matches"><col></colgroup>
                <thead class="hidden"><tr><th scope="col">Line</th><th scope="col">Match</th><th scope="col">Code</th></tr></thead>
                <tbody>
                \(rows)
                </tbody></table>
                """
        }
        return "<div><h3>\(name)</h3>\(tables)</div>"
    }

    private func line(_ number: Int, _ text: String, _ match: Int?, isFirst: Bool) -> HTML {
        guard let match else {
            return "<tr><th scope=\"row\">\(number)</th><td></td><td><code>\(text)</code></td></tr>"
        }
        let label: HTML =
            isFirst
            ? "<span class=\"hidden\">match </span>\(match)"
            : "<span class=\"hidden\">match \(match)</span><span aria-hidden=\"true\">┃</span>"
        return """
            <tr class="same"><th scope="row">\(number)</th><td class="match">\(label)</td><td><code>\(text)</code></td></tr>
            """
    }
}
