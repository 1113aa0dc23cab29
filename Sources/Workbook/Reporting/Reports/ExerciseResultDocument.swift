import WorkbookModel

/// What a report says about a graded exercise, for files that learners get: the words of a screen, whatever their number.
package struct ExerciseResultDocument {
    private var blocks: [ResultBlock]

    /// Creates the document on a verdict.
    ///
    /// - Parameter course: The course, from whose folder paths are shown.
    package init(_ verdict: Verdict, course: Course) {
        let row = LessonReport.Row(verdict.exercise, .graded(verdict))
        blocks = ExerciseResultText(row: row, course: course, detail: .whole).blocks(about: verdict)
    }

    /// The lines in Markdown.
    package var markdown: [String] { blocks.markdown }

    /// The piece for a page.
    package var html: HTML { blocks.html }
}
