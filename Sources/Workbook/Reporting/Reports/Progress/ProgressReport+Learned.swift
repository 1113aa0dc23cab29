import WorkbookMarkdown
import WorkbookModel

extension ProgressReport {
    /// What the learner has learned so far, lesson by lesson, for the page; with the guide once everything has passed.
    var learned: HTML {
        let sections: [HTML] = lessons.compactMap(\.learned)
        if sections.isEmpty { return "" }
        let isComplete = totals.passed == totals.exercises
        let guide: HTML =
            isComplete
            ? self.guide.map {
                "<section class=\"card block learned\"><h2>Which technique when</h2>\($0.html(below: 2))</section>"
            } ?? "" : ""
        return """
            <section class="card block learned">
            <h2>What you learned</h2>
            \(sections)
            </section>
            \(guide)
            """
    }
}

extension ProgressReport.LessonRow {
    /// What was learned in the lesson; `nil` if nothing passed, or if its author wrote no sentences about it.
    fileprivate var learned: HTML? {
        let items: [HTML] = exercises.filter { $0.standing.countsAsPassed }.compactMap { row in
            row.exercise.learned.map { "<li>\(MarkdownInline.parse($0).html)</li>" }
        }
        let isComplete = totals.passed == totals.exercises
        let points: [HTML] = ((isComplete ? lesson.summary : nil)?.points ?? []).map {
            "<div><dt>\($0.heading)</dt><dd>\(MarkdownInline.parse($0.sentence).html)</dd></div>"
        }
        if items.isEmpty && points.isEmpty { return nil }
        let summary: HTML = points.isEmpty ? "" : "<dl class=\"points\">\(points)</dl>"
        return "<h3>\(lesson.number) · \(lesson.title)</h3>\(summary)<ul>\(items)</ul>"
    }
}
