import WorkbookModel

/// A piece of what is said about an exercise, which screens, Markdown files and pages show in their own ways.
package enum ResultBlock: Sendable, Equatable {
    /// A gap between two groups.
    case gap
    /// Words; those with a mark are an item of a list, and deeper ones belong to the item before them.
    case words(StyledLine, mark: Span? = nil, depth: Int = 0)
    /// What was compared, with the expected value and the actual one.
    case values(ComparedValues, mark: Span? = nil, depth: Int = 0)
    /// A path, with the line of the learner's code that it names.
    case place(String, SourceQuote? = nil, depth: Int = 0)

    /// The longest name of what was compared, in characters.
    package static let longestName = 300

    /// What comes before the expected and the actual value.
    package static let valueLabels = ["expected", "but got"]
}

extension [ResultBlock] {
    /// Creates what files for learners say about a graded exercise: the words of a screen, however many there are.
    ///
    /// - Parameter course: The course, from whose folder paths are shown.
    package init(about verdict: Verdict, in course: Course) {
        let row = LessonReport.Row(verdict.exercise, verdict)
        self = ExerciseResultText(row: row, course: course, detail: .whole).blocks(about: verdict)
    }
}

extension Layout {
    /// Adds blocks; those of the first level start at a column.
    mutating func add(_ blocks: [ResultBlock], at indent: Int) {
        for block in blocks {
            switch block {
            case .gap: gap()
            case .words(let words, let mark, let depth): add(words, mark, at: indent + 2 * depth)
            case .values(let values, let mark, let depth):
                let start = indent + 2 * depth
                add("\(Excerpt.middle(values.what, to: ResultBlock.longestName))", mark, at: start)
                add(values, at: start + (mark == nil ? 2 : 4))
            case .place(let path, let quote, let depth):
                let column = indent + 2 * depth
                // A path that doesn't fit there makes all lines of the report start further left.
                verbatim(.blanks(column) + "→ \(path, .path)")
                if let quote { add(quote, at: column) }
            }
        }
    }

    private mutating func add(_ words: StyledLine, _ mark: Span?, at start: Int) {
        if let mark {
            let lead = Span(mark.text + " ", mark.role, spoken: mark.spoken)
            paragraph("\(lead)\(words)", at: start, hanging: 2)
        } else {
            paragraph(words, at: start)
        }
    }

    /// Adds the expected value and the actual one below each other.
    private mutating func add(_ values: ComparedValues, at start: Int) {
        let length = 2 + (ResultBlock.valueLabels.map(\.count).max() ?? 0)
        let (expected, actual) = values.texts(room: max(48, width - start - length))
        for (label, value) in zip(ResultBlock.valueLabels, [expected, actual]) {
            let lead = label + String(repeating: " ", count: length - label.count)
            paragraph("\(lead, .faint)\(value)", at: start, hanging: length)
        }
    }

    private mutating func add(_ quote: SourceQuote, at column: Int) {
        let number = "\(quote.place.line)"
        let (text, caret) = quote.excerpt(room: width - column - number.count - 5)
        let margin = Span("\(number) │ ", .faint, spoken: "line \(number): ")
        let code = Span(text, .code, spoken: quote.excerpt(room: .max).text)
        // Not as paragraphs, because the spaces of code are part of it.
        verbatim(.blanks(column + 2) + "\(margin)\(code)")
        if let caret {
            // The blanks before the caret are code, so that it stays below its character.
            let margin = String(repeating: " ", count: number.count) + " │ "
            let blanks = String(repeating: " ", count: caret)
            let line: StyledLine = "\(margin, .faint)\(blanks, .code)\("^", .bad)"
            // The place above the code names the column.
            verbatim(.blanks(column + 2) + line.silent)
        }
    }
}
