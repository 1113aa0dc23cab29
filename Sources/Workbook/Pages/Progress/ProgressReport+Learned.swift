import WorkbookMarkdown
import WorkbookModel
import WorkbookReporting

extension ProgressReport {
    /// The choice among the techniques, and what to try next, once the whole course passes.
    var closingSections: HTML {
        guard finishedAt != nil, let closing else { return "" }
        let choices: [HTML] = (closing.choices ?? []).map {
            "<div><dt>If \($0.need)</dt><dd>\($0.use)</dd></div>"
        }
        let tasks: [HTML] = (closing.tasks ?? []).map {
            "<li>\($0.text) <code>\($0.command)</code></li>"
        }
        let capstone: HTML =
            closing.capstone.map { task in
                hasPassedCapstone ? "<p>\(task.done)</p>" : "<p>\(task.text) <code>\(task.command)</code></p>"
            } ?? ""
        return """
            \(section("Which technique, in short", choices.isEmpty ? "" : "<dl class=\"choices\">\(choices)</dl>"))
            \(section("To try at work tomorrow", tasks.isEmpty ? "" : "<ol class=\"tasks\">\(tasks)</ol><p>Commands that begin with <code>swift run grade</code> work in the folder of this course.</p>"))
            \(section("After the course", capstone))
            """
    }

    private func section(_ heading: String, _ content: HTML) -> HTML {
        content == "" ? "" : "<section class=\"card block\"><h2>\(heading)</h2>\(content)</section>"
    }

    /// What the learner has learned so far, lesson by lesson, for the page; with the guide once the whole course passes.
    ///
    /// It is folded, and left out in print, which so takes two pages for a course of this size.
    var learned: HTML {
        let sections: [HTML] = lessons.compactMap(\.learned)
        return """
            \(folded("What you learned, in full", HTML(sections)))
            \(folded("Which technique when, in full", finishedAt == nil ? "" : guide?.html(below: 2) ?? ""))
            """
    }

    private func folded(_ heading: String, _ content: HTML) -> HTML {
        if content == "" { return "" }
        return """
            <details class="card block learned full"><summary><h2>\(heading)</h2></summary>
            \(content)
            </details>
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
