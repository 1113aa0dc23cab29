import WorkbookModel

/// Tells one exercise of a report: what is wrong first and with room, everything else in a line.
struct RowText {
    var row: LessonReport.Row
    var course: Course
    var detail: LessonReport.Detail

    /// A check that looks at many values need not tell all of them.
    private static let mostMessages = 3

    /// No message needs more characters; what is longer holds a value that nobody reads to its end.
    static let longestMessage = 300

    /// So many flags are told, and the rest is counted.
    private static let mostFlags = 6

    /// So many checks that passed are listed; a screen has no more room.
    private static let mostPassed = 16

    /// So many failing checks are told besides the first one.
    private var mostOthers: Int { detail == .everything ? 8 : 3 }

    func add(to page: inout Layout) {
        let indent = page.width < 60 ? 4 : 8
        let name = "\(row.exercise.id)  \(row.exercise.title)"
        guard let verdict = row.verdict else {
            page.row([Span(" ○ \(name)", .faint)], Span("not started", .faint), indent: indent)
            return
        }
        let symbol =
            switch verdict.outcome {
            case .passed: Span(" ✔ ", .good)
            case .flagged: Span(" ⚑ ", .bad)
            case .graderError: Span(" ! ", .bad)
            case .failed, .stopped, .didNotCompile: Span(" ✘ ", .bad)
            }
        page.row([symbol, Span(name, .strong)], Span(verdict.summary.text), indent: indent)
        switch verdict.outcome {
        case .didNotCompile: addErrors(verdict, indent, to: &page)
        case .passed, .flagged, .graderError: addHarmless(verdict, indent, to: &page)
        case .failed, .stopped: addFailing(verdict, indent, to: &page)
        }
        addFlags(verdict, indent, to: &page)
        addNotes(verdict, indent, to: &page)
    }

    // MARK: - Checks

    /// Tells checks of which none has anything against the attempt.
    private func addHarmless(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        if detail == .everything && !verdict.checks.isEmpty {
            page.gap()
            if verdict.outcome == .graderError {
                for result in visible(verdict.checks) { addLine(result, indent, to: &page) }
            } else {
                let isLong = verdict.checks.count > Self.mostPassed
                let listed = verdict.checks.prefix(isLong ? Self.mostPassed - 1 : Self.mostPassed)
                for result in listed { addLine(result, indent, to: &page) }
                addCount(verdict.checks.count - listed.count, .passed, "more ", indent, to: &page)
            }
        }
        if verdict.outcome == .flagged && verdict.flags.allSatisfy({ $0.place == nil }) {
            addFile(verdict, indent, to: &page)
        }
    }

    /// Tells failing checks: the first one with all that it has to say, the others in a line each.
    ///
    /// The suite's order stays, and what passed is counted where it would push the first failing check off the screen.
    private func addFailing(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        if detail == .everything { page.gap() }
        if let diagnosis = verdict.diagnosis {
            page.paragraph([pad(indent), Span("Most likely: ", .strong), Span(diagnosis)], indent: indent)
            if detail == .everything { page.gap() }
        }
        var others = 0
        var isFirst = true
        var isFileTold = false
        for run in runs(of: visible(verdict.checks)) {
            if !run[0].isFailing {
                if detail == .everything { addRun(run, indent, to: &page) }
                continue
            }
            for result in run {
                if isFirst {
                    isFirst = false
                    isFileTold = addFirst(result, verdict, indent, to: &page)
                } else if others < mostOthers {
                    others += 1
                    addLine(result, indent, to: &page)
                } else {
                    others += 1
                }
            }
        }
        if others > mostOthers {
            page.paragraph([pad(indent), Span("and \(others - mostOthers) more", .faint)], indent: indent)
        }
        if detail == .everything { addHiddenCount(verdict, indent, to: &page) }
        if !isFileTold { addFile(verdict, indent, to: &page) }
    }

    /// Tells the check that the learner should look at.
    ///
    /// - Returns: Whether a file to open was told with it.
    private func addFirst(_ result: CheckResult, _ verdict: Verdict, _ indent: Int, to page: inout Layout)
        -> Bool
    {
        let isTold = isToldByMessages(result)
        if !isTold {
            page.paragraph(
                [pad(indent), Span("✘ ", .bad), Span(result.check.name, .strong)], indent: indent + 2)
        }
        let all = result.messages + [result.stop?.sentence].compactMap { $0 }
        for (index, message) in all.prefix(Self.mostMessages).enumerated() {
            let lead = isTold && index == 0 ? [pad(indent), Span("✘ ", .bad)] : [pad(indent + 2)]
            if index == 0, let values = ComparedValues(message) {
                add(values, after: lead, indent + 2, to: &page)
            } else {
                let text = Excerpt.middle(message, to: Self.longestMessage)
                page.paragraph(lead + [Span(text)], indent: indent + 2)
            }
        }
        if all.count > Self.mostMessages {
            page.paragraph(
                [pad(indent + 2), Span("and \(all.count - Self.mostMessages) more of this check", .faint)],
                indent: indent + 2)
        }
        if let place = result.place {
            addPlace(place, verdict.quote, indent + 2, to: &page)
            return true
        }
        // What is said of a learner's own tests is a list of its own, with the file below it.
        if isTold { return false }
        addFile(verdict, indent + 2, to: &page)
        return true
    }

    private func add(_ values: ComparedValues, after lead: [Span], _ indent: Int, to page: inout Layout) {
        let labels = ["expected  ", "but got   "]
        let column = indent + 2 + labels[0].count
        let (expected, actual) = Excerpt.pair(
            values.expected, values.actual, to: max(48, page.width - column))
        page.paragraph(lead + [Span(Excerpt.middle(values.what, to: Self.longestMessage))], indent: indent)
        for (label, value) in zip(labels, [expected, actual]) {
            page.paragraph([pad(indent + 2), Span(label, .faint), Span(value)], indent: column)
        }
    }

    /// Whether a check's messages say all: what a learner's own tests miss is not told better by the check's name.
    private func isToldByMessages(_ result: CheckResult) -> Bool {
        result.check.kind.isAboutTests && result.state != .passed && !result.messages.isEmpty
    }

    private func addLine(_ result: CheckResult, _ indent: Int, to page: inout Layout) {
        let symbol =
            switch result.state {
            case .passed: Span("✔ ", .good)
            case .failed, .stopped: Span("✘ ", .bad)
            case .notAttempted: Span("– ", .faint)
            }
        // That something correct is turned down is in the name; by which test is told once.
        let isNamed = !isToldByMessages(result) || result.check.kind.isAcceptance
        let text = isNamed ? result.check.name : result.messages[0]
        let isFaint = result.state == .notAttempted
        let suffix = isFaint ? [Span(" (not attempted)", .faint)] : []
        let name = Span(Excerpt.middle(text, to: Self.longestMessage), isFaint ? .faint : .plain)
        page.paragraph([pad(indent), symbol, name] + suffix, indent: indent + 2)
    }

    /// Checks in a row that ended alike, in the suite's order.
    private func runs(of results: [CheckResult]) -> [[CheckResult]] {
        results.reduce(into: []) { runs, result in
            if let last = runs.indices.last, runs[last][0].isLike(result) {
                runs[last].append(result)
            } else {
                runs.append([result])
            }
        }
    }

    private func addRun(_ run: [CheckResult], _ indent: Int, to page: inout Layout) {
        if run.count > 2 { return addCount(run.count, run[0].state, "", indent, to: &page) }
        for result in run { addLine(result, indent, to: &page) }
    }

    private func addCount(
        _ count: Int, _ state: CheckResult.State, _ more: String, _ indent: Int, to page: inout Layout
    ) {
        if count == 0 { return }
        let noun = count == 1 ? "check" : "checks"
        page.paragraph(
            state == .passed
                ? [
                    pad(indent), Span("✔ ", .good),
                    Span("\(count) \(more)\(noun) pass\(count == 1 ? "es" : "")"),
                ]
                : [pad(indent), Span("– \(count) \(more)\(noun) (not attempted)", .faint)], indent: indent + 2
        )
    }

    // MARK: - What is not told yet

    /// The names of planted bugs tell what to test for, so they are not shown before any was tried.
    private func isHidden(_ result: CheckResult) -> Bool {
        result.check.kind.isAboutTests && result.state == .notAttempted
    }

    private func visible(_ results: [CheckResult]) -> [CheckResult] { results.filter { !isHidden($0) } }

    private func addHiddenCount(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        addCount(verdict.checks.count(where: isHidden), .notAttempted, "more ", indent, to: &page)
    }

    // MARK: - Files

    func addPlace(_ place: Place, _ quote: SourceQuote?, _ indent: Int, to page: inout Layout) {
        page.arrow(to: place.text, indent: indent)
        guard let quote, quote.place == place else { return }
        let number = "\(place.line)"
        let room = page.width - indent - number.count - 5
        let (text, caret) = quote.excerpt(room: room)
        // Not as paragraphs: the spaces of code are part of it.
        page.verbatim([pad(indent + 2), Span("\(number) │ ", .faint), Span(text, .code)])
        if let caret {
            // Blanks of code keep the caret below its letter.
            let lead = String(repeating: " ", count: number.count) + " │ "
            page.verbatim([
                pad(indent + 2), Span(lead, .faint), Span(String(repeating: " ", count: caret), .code),
                Span("^", .bad),
            ])
        }
    }

    func addFile(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        let path = course.relativePath(of: verdict.mainFile)
        page.arrow(to: path, indent: indent)
    }

    // MARK: - Flags and notes

    private func addFlags(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        guard !verdict.flags.isEmpty else { return }
        page.paragraph(
            [
                pad(indent),
                Span("No exercise needs this, so a person should look at it before the verdict counts:"),
            ], indent: indent)
        for flag in verdict.flags.prefix(Self.mostFlags) {
            page.paragraph([pad(indent), Span("⚑ ", .bad), Span(flag.reason)], indent: indent + 2)
            if let place = flag.place {
                page.arrow(to: place.text, indent: indent + 2)
            }
        }
        if verdict.flags.count > Self.mostFlags {
            page.paragraph(
                [pad(indent), Span("and \(verdict.flags.count - Self.mostFlags) more", .faint)],
                indent: indent)
        }
    }

    private func addNotes(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        for note in verdict.notes.flatMap({ $0.paragraphs(in: course) }) {
            for line in note.split(separator: "\n") {
                page.paragraph([pad(indent), Span(String(line))], indent: indent)
            }
        }
    }

    func pad(_ count: Int) -> Span { Span(String(repeating: " ", count: count)) }
}

extension CheckResult {
    /// Whether it speaks against the attempt.
    fileprivate var isFailing: Bool {
        switch state {
        case .failed, .stopped: true
        case .passed, .notAttempted: false
        }
    }

    /// Whether both passed, both failed or both were not attempted.
    fileprivate func isLike(_ other: CheckResult) -> Bool {
        isFailing == other.isFailing && (isFailing || state == other.state)
    }
}
