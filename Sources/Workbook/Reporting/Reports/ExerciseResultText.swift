import WorkbookModel
import WorkbookSystem

/// The lines about one exercise of a report: the most important problem in detail, everything else in a line.
struct ExerciseResultText {
    var row: LessonReport.Row
    var course: Course
    var detail: LessonReport.Detail
    /// Returns the command that lists all checks of an exercise; `nil` if there is none to mention.
    var list: ((Exercise.ID) -> String)?

    /// The most flags to list; the others are counted.
    private static let mostFlags = 6

    /// The most characters of a message; a longer one contains a value that nobody reads to its end.
    static let longestMessage = 300

    /// Adds the lines about the exercise; those below its name start at a column.
    func add(to page: inout Layout, at indent: Int) {
        let name = "\(row.exercise.id)  \(row.exercise.title)"
        guard let verdict = row.verdict else {
            // Only an exercise whose files are as in the starter is left out.
            let symbol = row.standing.listSymbol(isUntouched: true)
            let words = ExerciseStatus.words(row.record, isUntouched: true)
            page.row("\(symbol)\(name, .faint)", "\(words, .faint)", indent: indent)
            return
        }
        let symbol: StyledLine =
            switch verdict.outcome {
            case .passed: "\(" ✔ ", .good)"
            case .flagged: "\(" ⚑ ", .bad)"
            case .graderError: "\(" ! ", .bad)"
            case .failed, .stopped, .didNotCompile: "\(" ✘ ", .bad)"
            }
        page.row("\(symbol)\(name, .strong)", "\(verdict.summary.text)", indent: indent)
        switch verdict.outcome {
        case .didNotCompile: addErrors(verdict, indent, to: &page)
        case .passed, .flagged, .graderError: addChecksWithoutFailures(verdict, indent, to: &page)
        case .failed, .stopped: addFailing(verdict, indent, to: &page)
        }
        addFlags(verdict, indent, to: &page)
        addNotes(verdict, indent, to: &page)
    }

    // MARK: - Files

    func addPlace(_ place: Place, _ quote: SourceQuote?, _ indent: Int, to page: inout Layout) {
        let path = course.shown(place).text
        addArrow(to: path, indent, to: &page)
        guard let quote, quote.place == place else { return }
        let number = "\(place.line)"
        let (text, caret) = quote.excerpt(room: page.width - indent - number.count - 5)
        // Not as paragraphs, because the spaces of code are part of it.
        page.verbatim(.blanks(indent + 2) + "\("\(number) │ ", .faint)\(text, .code)")
        if let caret {
            // The blanks before the caret are code, so that it stays below its character.
            let margin = String(repeating: " ", count: number.count) + " │ "
            let blanks = String(repeating: " ", count: caret)
            page.verbatim(.blanks(indent + 2) + "\(margin, .faint)\(blanks, .code)\("^", .bad)")
        }
    }

    /// Adds an arrow and a path, at the same column as the text around them.
    ///
    /// A path that doesn't fit there makes all lines of the report start further left.
    func addArrow(to path: String, _ indent: Int, to page: inout Layout) {
        page.verbatim(.blanks(indent) + "→ \(path, .path)")
    }

    /// Adds the file to edit; nothing if that may be any of several.
    func addFile(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        guard verdict.partToEdit.owns.count == 1 else { return }
        addArrow(to: course.shownPath(of: verdict.mainFile), indent, to: &page)
    }

    // MARK: - Flags and notes

    private func addFlags(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        guard !verdict.flags.isEmpty else { return }
        page.paragraph(
            "This exercise doesn't need it, so a person should look at it before the verdict counts:",
            at: indent)
        for flag in verdict.flags.prefix(Self.mostFlags) {
            page.paragraph("\("⚑ ", .bad)\(flag.reason)", at: indent, hanging: 2)
            if let place = flag.place { addArrow(to: course.shown(place).text, indent + 2, to: &page) }
        }
        if verdict.flags.count > Self.mostFlags {
            page.paragraph("\("and \(verdict.flags.count - Self.mostFlags) more", .faint)", at: indent)
        }
    }

    private func addNotes(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        for note in verdict.notes.flatMap({ $0.paragraphs(in: course) }) {
            for line in note.split(separator: "\n") { page.paragraph("\(line)", at: indent) }
        }
    }
}
