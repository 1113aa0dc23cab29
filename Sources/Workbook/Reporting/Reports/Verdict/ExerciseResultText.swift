import WorkbookModel
import WorkbookSystem

/// What a report says about one exercise: the most important problem in detail, everything else in a line.
struct ExerciseResultText {
    var row: LessonReport.Row
    var course: Course
    var detail: LessonReport.Detail
    /// Returns the command that lists all checks of an exercise; `nil` if there is none to mention.
    var list: ((Exercise.ID) -> String)?
    /// The width of the screen, and the column at which the lines start; they decide how much is said.
    var screen = (width: 90, indent: 8)

    /// The most lines of what the code printed.
    private static let mostPrinted = 4

    /// The most flags to list; the others are counted.
    private static let mostFlags = 6

    /// The most characters of a message; a longer one contains a value that is too long to read.
    static let longestMessage = 300

    /// The name of the exercise.
    var name: String { "\(row.exercise.id)  \(row.exercise.title)" }

    /// Adds the lines about the exercise; those below its name start at the column of the screen.
    func add(to page: inout Layout) {
        guard let verdict = row.verdict else {
            // Only an exercise whose files are as in the starter is left out.
            let symbol = row.standing.listSymbol(isUntouched: true)
            let words = ExerciseStatus.words(row.record, isUntouched: true)
            page.row("\(symbol)\(name, .faint)", "\(words, .faint)", indent: screen.indent)
            return
        }
        let symbol: StyledLine =
            switch verdict.outcome {
            case .passed: "\(" ✔ ", .good)"
            case .flagged: "\(" ⚑ ", .bad)"
            case .graderError: "\(" ! ", .bad)"
            case .failed, .stopped, .didNotCompile: row.isStarter ? "\(" ○ ", .faint)" : "\(" ✘ ", .bad)"
            }
        page.row("\(symbol)\(name, .strong)", "\(verdict.summary.text)", indent: screen.indent)
        if detail != .titles { page.add(blocks(about: verdict), at: screen.indent) }
    }

    /// Returns what to say below the exercise's name.
    func blocks(about verdict: Verdict) -> [ResultBlock] {
        let main =
            switch verdict.outcome {
            // What others lack is in the empty file.
            case .didNotCompile:
                verdict.notes.contains(where: \.isEmptyFile) ? file(verdict) : errors(verdict)
            case .passed, .flagged, .graderError: checksWithoutFailures(verdict)
            case .failed, .stopped:
                row.showsStarter ? failingStarter(verdict) : failing(verdict) + printed(verdict)
            }
        let notes = verdict.notes.filter { !$0.namesUnwrittenCode }
        let causes = notes.filter { note in
            if note.isEmptyFile { return true }
            // Learners may look there for what fails.
            if case .changedGivenFile = note, !verdict.failing.isEmpty, !row.showsStarter { return true }
            let isIncomplete = verdict.outcome == .didNotCompile || notes.count < verdict.notes.count
            return isIncomplete && note.mayKeepFromCompiling
        }
        return paragraphs(of: causes) + main + flags(verdict)
            + paragraphs(of: notes.filter { !causes.contains($0) })
    }

    /// Returns the number of lines that blocks take on the screen.
    func height(of blocks: [ResultBlock]) -> Int {
        var page = Layout(width: screen.width)
        page.add(blocks, at: screen.indent)
        return page.lines.count
    }

    // MARK: - Files

    /// Returns the block for a place, with the learner's line if the verdict quotes it.
    func block(_ place: Place, _ quote: SourceQuote?, depth: Int) -> ResultBlock {
        .place(course.shown(place).text, quote.flatMap { $0.place == place ? $0 : nil }, depth: depth)
    }

    /// Returns the block for the file to edit; nothing if that may be any of several.
    func file(_ verdict: Verdict, depth: Int = 0) -> [ResultBlock] {
        guard verdict.partToEdit.owns.count == 1 else { return [] }
        return [.place(course.shownPath(of: verdict.mainFile), depth: depth)]
    }

    // MARK: - Output, flags and notes

    /// Returns the first lines that the code printed, for learners who look for a mistake that way.
    private func printed(_ verdict: Verdict) -> [ResultBlock] {
        let lines = verdict.output?.split(whereSeparator: \.isNewline).map(String.init) ?? []
        if lines.isEmpty { return [] }
        let shown: [ResultBlock] = lines.prefix(Self.mostPrinted).map {
            .words("\(Excerpt.middle($0, to: Self.longestMessage))", depth: 1)
        }
        let rest = lines.count - shown.count
        return [.words("\("The code printed:", .faint)")] + shown
            + (rest > 0 ? [.words("\("and \(Format.count(rest, "more line"))", .faint)", depth: 1)] : [])
    }

    private func flags(_ verdict: Verdict) -> [ResultBlock] {
        guard !verdict.flags.isEmpty else { return [] }
        // Nobody looks at code that doesn't pass yet, so there one flag is enough: it may say why.
        let isInTheWay = ![.failed, .stopped, .didNotCompile].contains(verdict.outcome)
        let most = isInTheWay ? Self.mostFlags : 1
        let listed: [ResultBlock] = verdict.flags.prefix(most).flatMap { flag in
            [.words("\(flag.reason)", mark: Span("⚑", .bad))]
                + (flag.place.map { [block($0, nil, depth: 1)] } ?? [])
        }
        let rest = verdict.flags.count - most
        let introduction: StyledLine =
            isInTheWay
            ? "A person should also look at this, because it could change what the checks find:"
            : "Also, this could change what the checks find:"
        return [.words(introduction)] + listed + (rest > 0 ? [.words("\("and \(rest) more", .faint)")] : [])
    }

    func paragraphs(of notes: [VerdictNote]) -> [ResultBlock] {
        notes.flatMap { note in
            note.paragraphs(in: course).flatMap { $0.split(separator: "\n") }.map { .words("\($0)") }
        }
    }
}

extension VerdictNote {
    /// Whether something isn't compiled with the rest, which is often why the rest doesn't compile.
    fileprivate var mayKeepFromCompiling: Bool {
        switch self {
        case .strayFile, .changedGivenFile, .emptyFile: true
        default: false
        }
    }

    /// Whether the note is about an owned file that is empty.
    fileprivate var isEmptyFile: Bool { if case .emptyFile = self { true } else { false } }
}
