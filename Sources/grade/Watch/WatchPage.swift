import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// A page that `grade watch` shows in place of the result: it scrolls if it doesn't fit.
struct WatchPage {
    /// What the page shows.
    enum Content {
        /// What the command of a key says.
        case text(WatchKey, [StyledLine])
        /// What looking at the solution means, before the learner decides.
        case confirmation([StyledLine])
        /// All exercises, with a cursor.
        case list(ExerciseList)
        /// A question about the chapter.
        case questions(Quiz)
        /// What a command of its own says.
        case document([StyledLine])
    }

    /// What the page shows.
    var content: Content
    /// The part of it that is on the screen.
    var viewport = Viewport()
    /// Whether the lesson has questions that follow its chapter.
    var hasQuestions = false
    /// Whether the course has a guide to its techniques.
    var hasGuide = false
    /// Whether there is another hint.
    var hasNextHint = false
    /// Whether the solution may be seen.
    var hasSolution = false
    /// Whether another exercise is open.
    var hasNext = false
    /// The key of the page that follows this one.
    var following: WatchKey?
    /// Whether the reader went on where an earlier reading had ended, and hasn't moved since.
    private(set) var isResumed = false
    /// Whether there is another page below, rather than the result.
    var isCovering = false
    /// The result of the last run that ended since the page was opened, in a few words.
    var news: String?

    /// A page as it is drawn.
    struct Drawing {
        /// The lines that are on the screen.
        var lines: [StyledLine]
        /// The keys, below the place in a long text.
        var prompt: [StyledLine]
    }

    /// Returns the page for a terminal.
    ///
    /// - Parameter status: What the run does, before the keys.
    func drawing(_ size: WatchDisplay.Size, status: StyledLine? = nil) -> Drawing {
        let lines = lines(width: size.columns)
        let keys = [keys(after: status, isAtEnd: showsEnd(size), width: size.columns)]
        guard scrolls(size) else { return Drawing(lines: lines + [""], prompt: keys) }
        let range = viewport.range(heights(lines, size), rows: rows(size))
        return Drawing(
            lines: Array(lines[range]),
            prompt: [
                WatchPage.place(of: range, in: lines.count, notes: scrollNotes(lines), width: size.columns)
            ] + keys)
    }

    /// Returns how much of the page is above the screen, from 0 to 1; 0 as well if its end is on the screen.
    func place(_ size: WatchDisplay.Size) -> Double {
        let lines = lines(width: size.columns)
        let start = viewport.range(heights(lines, size), rows: rows(size)).lowerBound
        return showsEnd(size) ? 0 : Double(start) / Double(lines.count)
    }

    /// Scrolls to where an earlier reading has ended.
    mutating func resume(at place: Double, _ size: WatchDisplay.Size) {
        guard place > 0, place < 1 else { return }
        viewport.first = Int((place * Double(lines(width: size.columns).count)).rounded())
        isResumed = true
    }

    /// Scrolls, or moves the cursor of a list.
    mutating func move(_ key: WatchKey, _ size: WatchDisplay.Size) {
        isResumed = false
        guard case .list(var list) = content else {
            let lines = lines(width: size.columns)
            let heights = heights(lines, size)
            let start = viewport.range(heights, rows: rows(size)).lowerBound
            switch key {
            case .nextHeading: viewport.first = headings(lines).first { $0 > start } ?? start
            case .previousHeading: viewport.first = headings(lines).last { $0 < start } ?? 0
            default: viewport.move(key, heights, rows: rows(size))
            }
            return
        }
        let window = viewport.range(heights(list.lines(width: size.columns), size), rows: rows(size)).count
        list.move(key, by: max(1, window - list.course.lessons.count / 2))
        content = .list(list)
        revealCursor(size)
    }

    /// Scrolls so that the cursor of a list is on the screen.
    ///
    /// - Parameter isNew: Whether the list was just opened, so that what follows the cursor should be on the screen as well.
    mutating func revealCursor(_ size: WatchDisplay.Size, isNew: Bool = false) {
        guard case .list(let list) = content else { return }
        if isNew {
            let cursor = list.cursorLines(width: size.columns)
            viewport.first = max(0, cursor.lowerBound - rows(size) / 2)
        }
        viewport.reveal(
            list.cursorLines(width: size.columns), heights(list.lines(width: size.columns), size),
            rows: rows(size))
    }

    /// Shows the quiz after an answer, with its explanation and what follows in sight, or the next question from its beginning.
    mutating func show(_ quiz: Quiz, _ size: WatchDisplay.Size) {
        guard case .questions(let old) = content else { return }
        let before = lines(width: size.columns)
        content = .questions(quiz)
        if quiz.index != old.index { return viewport = Viewport() }
        let lines = lines(width: size.columns)
        let start = zip(lines, before).prefix { $0 == $1 }.count
        viewport.reveal(start..<lines.count, heights(lines, size), rows: rows(size))
    }

    /// Scrolls to the heading of a section.
    mutating func show(section: String, _ size: WatchDisplay.Size) {
        let lines = lines(width: size.columns)
        // A long heading takes several lines.
        let title = section.filter { $0 != "`" }
        // Of headings that begin alike, the longest is meant.
        let place = headings(lines).filter { title.hasPrefix(lines[$0].text.filter { $0 != "`" }) }
            .max { lines[$0].text.count < lines[$1].text.count }
        guard let place else { return }
        (viewport.first, isResumed) = (place, false)
    }

    /// Returns the line that says which part of a long text is on the screen, with the first of the notes that fits.
    static func place(of range: Range<Int>, in count: Int, notes: [String], width: Int) -> StyledLine {
        let place: StyledLine = "\(" lines \(range.lowerBound + 1)–\(range.upperBound) of \(count)", .faint)"
        return notes.map { place + "\($0, .faint)" }.first { $0.columns <= width } ?? place
    }

    /// How to scroll; in a list, the arrows choose.
    private func scrollNotes(_ lines: [StyledLine]) -> [String] {
        if case .list = content { return [] }
        if isResumed {
            return [" · where you stopped reading; Home shows the beginning", " · Home: beginning"]
        }
        let scroll = [" · ↑ ↓ Space scroll", " · ↑ ↓ scroll"]
        return headings(lines).count < 3 ? scroll : scroll.prefix(1).map { "\($0) · [ ] headings" } + scroll
    }

    /// Returns the numbers of the lines at which headings begin.
    private func headings(_ lines: [StyledLine]) -> [Int] {
        lines.indices.filter { index in
            !lines[index].isEmpty && lines[index].allSatisfy { $0.role == .strong && !$0.text.hasPrefix(" ") }
        }
    }

    /// Returns whether the end of the page is on the screen.
    func showsEnd(_ size: WatchDisplay.Size) -> Bool {
        let lines = lines(width: size.columns)
        return !scrolls(size)
            || viewport.range(heights(lines, size), rows: rows(size)).upperBound == lines.count
    }

    private func lines(width: Int) -> [StyledLine] {
        let lines =
            switch content {
            case .text(_, let lines), .confirmation(let lines), .document(let lines): lines
            case .list(let list): list.lines(width: width)
            case .questions(let quiz): quiz.lines(width: width)
            }
        return lines.broken(to: width)
    }

    private func heights(_ lines: [StyledLine], _ size: WatchDisplay.Size) -> [Int] {
        lines.map { WatchDisplay.rows(of: $0, size) }
    }

    /// Returns whether the page is longer than the screen.
    func scrolls(_ size: WatchDisplay.Size) -> Bool {
        heights(lines(width: size.columns), size).reduce(0, +) + 2 > size.rows
    }

    /// Returns the number of rows for the text when it scrolls.
    private func rows(_ size: WatchDisplay.Size) -> Int {
        max(1, size.rows - 2)
    }

    /// Returns the line with the keys, after what there is to say about a run; on a narrow terminal, the way back is the last one
    /// to stay.
    private func keys(after status: StyledLine?, isAtEnd: Bool, width: Int) -> StyledLine {
        if case .confirmation = content {
            return " Show the solution? \(Span("[y/N] ", spoken: "Type y or n; Return means no."))"
        }
        var items = items(isAtEnd: isAtEnd, hasHeadings: headings(lines(width: width)).count > 2)
        var expendable = items.dropLast().map(\.key)
        switch content {
        case .document: expendable = ["b", "[ ]", "Space"]
        // The way on is more than the way to the chapter.
        case .questions: expendable = ["c", "q"]
        default: break
        }
        var words = status
        if status != nil {
            expendable = items.map(\.key)
        } else if let news, isCovering {
            words = "\(news)"
        } else if let news {
            // The way back is part of the news.
            items.removeLast()
            expendable = items.map(\.key)
            let ways: [StyledLine] = [
                "\(news): press \("q", .command) to see it", "\(news): press \("q", .command)",
                "new result: press \("q", .command)",
            ]
            words = ways.first { $0.columns < width } ?? ways.last
        }
        return KeyLine.line(after: words, items, leavingOut: expendable, width: width)
    }

    /// The keys of the page and what they do, for the page that explains them.
    var explanations: [KeyLine.Item] {
        let scrolling: [KeyLine.Item] = [
            ("↑ ↓", "scroll"), ("Space", "scroll by a page"), ("PgUp", "scroll back by a page"),
        ]
        switch content {
        case .list:
            return [
                ("↑ ↓", "choose an exercise"), ("1–9", "go to the lesson with this number"),
                ("Space", "move by a page"), ("PgUp", "move back by a page"),
                ("Return", "go to the exercise"), ("q", "go back"),
            ]
        case .questions(let quiz):
            return [
                ("1–\(quiz.question.answers.count)", "answer the question"),
                ("Return", "go on after the right answer"), ("c", "read the chapter, and come back"),
                ("q", "go back; your answers are kept"),
            ]
        case .text, .confirmation, .document:
            return scrolling + [
                ("[ ]", "go to the previous or next heading"), ("Home", "go to the beginning"),
                ("End", "go to the end"), ("q", "go back"),
            ]
        }
    }

    /// - Parameter isAtEnd: Whether the end of the page is on the screen.
    /// - Parameter hasHeadings: Whether there are several, so that it is worth to go to one.
    private func items(isAtEnd: Bool, hasHeadings: Bool) -> [KeyLine.Item] {
        let back: KeyLine.Item = ("q", "back")
        let next: [KeyLine.Item] = following.map { [("\($0.letter ?? "f")", $0.label)] } ?? []
        switch content {
        case .text(.chapter, _) where hasQuestions: return [("a", "questions"), back]
        case .text(.hint, _):
            let hint: [KeyLine.Item] = hasNextHint ? [("h", "next hint")] : []
            return hint + (hasSolution ? [("s", "solution")] : []) + [back]
        case .text(.summary, _): return (hasNext ? [("n", "next")] : []) + next + [back]
        case .text(.closing, _):
            return (hasGuide ? [("d", "guide")] : []) + [("p", "page"), ("b", "book"), back]
        case .document:
            return (isAtEnd ? [] : [("Space", "next page")]) + [("b", "back")]
                + (hasHeadings ? [("[ ]", "headings")] : []) + [("q", "close")]
        case .text, .confirmation: return next + [back]
        case .list: return [("↑ ↓", "choose"), ("Return", "go there"), back]
        case .questions(let quiz) where quiz.isFinished:
            return (quiz.missed.isEmpty ? [] : [("c", "chapter")]) + [("Return", "done")]
        case .questions(let quiz):
            let next: KeyLine.Item = ("Return", quiz.isLast ? "result" : "next")
            let answer: KeyLine.Item = ("1–\(quiz.question.answers.count)", "answer")
            return [quiz.isAnswered ? next : answer, ("c", "chapter"), back]
        }
    }
}
