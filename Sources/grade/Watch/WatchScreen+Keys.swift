import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

extension WatchScreen {
    /// Returns the line with the keys that can be used now.
    func prompt(_ state: WatchState, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        if let id = state.savedElsewhere, !isBrief {
            page.paragraph(
                " You saved \(id). To switch from \(exercise.id) to \(id), press \("g", .command).", indent: 1
            )
        } else if let id = state.skipped {
            page.paragraph(" You skipped \(id). To go back to it, press \("g", .command).", indent: 1)
        }
        if state.asksToQuit {
            page.paragraph(" To quit, press \("q", .command) again.", indent: 1)
        }
        let items = keys(state).map { key in (key.letter.map(String.init) ?? "", label(key)) }
        let enter: [KeyLine.Item] =
            state.page != nil
            ? [("Return", state.isStale ? "grade" : "back")]
            : state.duePages.first.map { [("Return", $0.label)] }
                ?? (isManual || state.isUntouched ? [("Return", "grade")] : [])
        return refusal(state, width: width) + page.lines + [
            KeyLine.line(
                enter + items,
                leavingOut: WatchKey.expendable(isPassed: isPassed).filter { key in
                    // The words above the prompt mention it.
                    if case .restore = step { key != .reset } else { true }
                }.compactMap { $0.letter.map(String.init) }, width: isPlain ? .max : min(width, 90))
        ]
    }

    /// Returns the page that explains all keys: first those that can be used with the result, then the others.
    ///
    /// - Parameter below: The page on which the key for them was pressed; its own keys come first.
    func keyPage(_ state: WatchState, on below: WatchPage? = nil, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        func add(_ items: [KeyLine.Item]) {
            for (key, words) in items {
                page.paragraph(" \(key, .command)\(.colon(8 - key.count))\(words)", indent: 9)
            }
        }
        if let below {
            page.heading("Keys on the page that you came from")
            page.gap()
            add(below.explanations)
            guard case .text = below.content else { return page.lines }
            page.gap()
        }
        page.heading(below == nil ? "Keys" : "Keys that leave it")
        page.gap()
        let letters = WatchKey.lettered.filter { key in
            key != .help && !((isManual || state.isUntouched) && key == .run)
                && (below == nil || key != .quit && !key.isFarReaching)
        }.map { ($0, obstacle(to: $0, state)) }
        let items: [KeyLine.Item] =
            letters.filter { $0.1 == nil }.map {
                (key: $0.0.letter.map(String.init) ?? "", label: explanation($0.0))
            }
            + (isPlain || below != nil ? [] : [("↑ ↓", "scroll"), ("Space", "scroll by a page")])
        add((isManual || state.isUntouched) && below == nil ? [("Return", "grade")] + items : items)
        if below != nil { return page.lines }
        page.gap()
        page.heading("These keys do nothing now")
        page.gap()
        for (key, reason) in letters {
            guard let reason else { continue }
            let letter = key.letter.map(String.init) ?? ""
            // Read aloud, the reason could be taken for what the key does.
            let start: StyledLine = "\(letter, .command)\(.colon(7))\(label(key))"
            page.paragraph(
                " \(start)\(Span(": ", spoken: ". Does nothing now, because "))\(reason)", indent: 9)
        }
        return page.lines
    }

    /// Returns what to say about a key that was pressed and does nothing now.
    func refusal(_ state: WatchState, width: Int) -> [StyledLine] {
        guard let key = state.refusedKey else { return [] }
        var page = Layout(width: min(width, 90))
        if let reason = obstacle(to: key, state), let letter = key.letter {
            page.paragraph(" \(letter, .command) does nothing now: \(reason).", indent: 1)
        } else if key == .enter {
            page.paragraph(" Return does nothing now. To grade again, press \("r", .command).", indent: 1)
        } else {
            page.paragraph(" This key does nothing now.", indent: 1)
        }
        return page.lines
    }

    /// Returns why a key does nothing now, in a few words; `nil` if it does something.
    func obstacle(to key: WatchKey, _ state: WatchState) -> String? {
        switch key {
        case .next where next == nil: "no other exercise is open"
        case .hint where exercise.hints.isEmpty: "\(exercise.id) has no hints"
        // One that passed before still counts.
        case .summary where lesson.exercises.contains { !(progress.exercises[$0.slug]?.hasPassed ?? false) }:
            "lesson \(lesson.number) isn't complete"
        case .closing where !isComplete(course.exercises): "not every exercise passes"
        case .guide where course.guidedLesson == nil: "this course has no guide"
        case .questions where lesson.questions.isEmpty: "chapter \(lesson.number) has no questions"
        case .solution where !exercise.folders.hasSolutions: "this copy of the course has no solutions"
        case .reset where hasNothingToReset: "the files are the same as in the starter"
        case .undo where !Reset(exercise, in: course).canUndo: "there is no reset to undo"
        case .undo where !isStarter:
            "your files aren't the starter any more. The command grade reset \(exercise.id) --undo brings back the last copy"
        case .all where course.begunLessons.isEmpty: "you haven't changed any exercise"
        case .go where (state.savedElsewhere ?? state.skipped) == nil: "you saved no other exercise"
        default: nil
        }
    }

    /// Whether the learner's files and the given ones are those of the starter.
    private var hasNothingToReset: Bool {
        // The command says which file can't be reset.
        let files = (try? Reset(exercise, in: course).files(named: nil)) ?? []
        return isStarter && files.allSatisfy { $0.state == .untouched }
    }

    private var isStarter: Bool { Attempt(exercise).hasOnlyStarterFiles() }

    /// Returns the keys that the prompt shows.
    private func keys(_ state: WatchState) -> [WatchKey] {
        WatchKey.lettered.filter { key in
            switch key {
            case .next where isBrief: isPassed && next != nil
            case .help: true
            case _ where isBrief: false
            case .solution: isSolutionOpen
            // The line above the prompt mentions it.
            case .go: false
            // Return opens it.
            case _ where state.page == nil && key == state.duePages.first: false
            // The chapter ends with them.
            case .questions: hasReadChapter && isLessonBegun && obstacle(to: key, state) == nil
            // The page with all keys mentions them, and so does the closing page.
            case .guide, .keepsake, .book: false
            case .run: !isManual && !state.isUntouched
            case .quit: state.page == nil || isPlain
            // Where lines are only added, the page is still there.
            case _ where isPlain && key == state.pageKey && key != .hint: false
            default: obstacle(to: key, state) == nil
            }
        }
    }

    private func explanation(_ key: WatchKey) -> String {
        switch key {
        case .hint where progress.hasReadHints(of: exercise): "read the hints again"
        case .solution where !progress.mayShowSolution(of: exercise): "see a solution (asks first)"
        default: key.explanation
        }
    }

    func label(_ key: WatchKey) -> String { key == .next && !isPassed ? "skip" : key.label }
}
