import WorkbookModel
import WorkbookSystem

// The lines about the checks of an exercise.

extension ExerciseResultText {
    /// The most messages to show for one check, which may look at many values.
    private static let mostMessages = 3

    /// The most passed checks to list, so that they fit on a screen.
    private static let mostPassed = 16

    /// The most lines for failing checks, so that the first one stays on a screen of 24 lines.
    private static let mostFailureLines = 17

    /// Adds the checks of a verdict in which none failed.
    func addChecksWithoutFailures(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        // A pass needs no list, which would push its headline off the screen; the report of the progress has it.
        if detail.listsChecks && !verdict.checks.isEmpty && verdict.outcome != .passed {
            page.gap()
            if verdict.outcome == .graderError {
                for result in verdict.checks where !isHidden(result) { addLine(result, indent, to: &page) }
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

    /// Adds failing checks, the first one with all its details, and counts the others.
    func addFailing(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        if detail.listsChecks { page.gap() }
        if let diagnosis = verdict.diagnosis {
            page.paragraph("\("One possible reason: ", .strong)\(diagnosis)", at: indent)
            if detail.listsChecks { page.gap() }
        }
        let failing = verdict.checks.filter(\.isFailing)
        guard let first = failing.first else { return addFile(verdict, indent, to: &page) }
        let lastLine = page.lines.count + Self.mostFailureLines
        let showsFile = addFirst(first, verdict, indent, to: &page)
        addOthers(after: first, failing.dropFirst(), indent, upTo: lastLine, to: &page)
        if !showsFile { addFile(verdict, indent, to: &page) }
        guard detail.listsChecks else { return }
        // The heading says what the learner's tests accept and catch, in other numbers.
        let passed = verdict.checks.count { $0.state == .passed && !$0.check.kind.isAboutTests }
        addCount(passed, .passed, "", indent, to: &page)
        addCount(verdict.checks.count { $0.state == .notAttempted }, .notAttempted, "", indent, to: &page)
    }

    /// Adds the check that the learner should look at first.
    ///
    /// - Returns: Whether the lines name a file to open.
    private func addFirst(_ result: CheckResult, _ verdict: Verdict, _ indent: Int, to page: inout Layout)
        -> Bool
    {
        let showsOnlyMessages = isExplainedByMessages(result)
        if !showsOnlyMessages {
            page.paragraph("\("✘ ", .bad)\(result.title, .strong)", at: indent, hanging: 2)
        }
        let all = sentences(about: result)
        for (index, message) in all.prefix(Self.mostMessages).enumerated() {
            let isTitle = showsOnlyMessages && index == 0
            let lead: StyledLine = isTitle ? .blanks(indent) + "\("✘ ", .bad)" : .blanks(indent + 2)
            if let values = ComparedValues(message) {
                add(values, after: lead, indent + 2, to: &page)
            } else {
                let text = short(message, to: Self.longestMessage)
                page.paragraph(
                    "\(lead)\(showsOnlyMessages ? capitalized(text) : text)", indent: indent + 2)
            }
        }
        addCount(ofMessages: all.count - Self.mostMessages, indent + 2, to: &page)
        if let place = result.place {
            addPlace(place, verdict.quote, indent + 2, to: &page)
            return true
        }
        // Messages about a learner's own tests form a list of their own, and the file comes after that list.
        if showsOnlyMessages { return false }
        addFile(verdict, indent + 2, to: &page)
        return true
    }

    /// Counts the messages of a check for which there is no space.
    func addCount(ofMessages rest: Int, _ indent: Int, to page: inout Layout) {
        if rest > 0 { page.paragraph("\("and \(rest) more of this check", .faint)", at: indent) }
    }

    /// Adds what was compared, with the expected value and the actual one below each other.
    func add(
        _ values: ComparedValues, after lead: StyledLine, _ indent: Int, to page: inout Layout
    ) {
        let labels = ["expected  ", "but got   "]
        let column = indent + 2 + labels[0].count
        let (expected, actual) = values.texts(room: max(48, page.width - column))
        page.paragraph("\(lead)\(Excerpt.middle(values.what, to: Self.longestMessage))", indent: indent)
        for (label, value) in zip(labels, [expected, actual]) {
            page.paragraph("\(label, .faint)\(value)", at: indent + 2, hanging: label.count)
        }
    }

    /// Returns what the check reported and how it was stopped, a sentence each.
    func sentences(about result: CheckResult) -> [String] {
        // The message of a check of the learner's tests already says which test crashed.
        let stop =
            switch result.stop {
            case .crashed(let message)? where isExplainedByMessages(result): message
            case let stop?: stop.sentence
            case nil: nil as String?
            }
        return (result.messages + [stop].compactMap(\.self)).map(readable)
    }

    /// Returns a message without the names of the exercise's modules before the names of its types, and without the
    /// temporary folders of this run.
    private func readable(_ message: String) -> String {
        let modules = row.exercise.parts.flatMap { [$0.module, $0.subject ?? "", $0.suiteModule] }
        // A lower-case letter follows in the name of a file.
        return message.replacing(/\b(\w+)\.(?=[A-Z])/) { match in
            modules.contains(String(match.1)) ? "" : match.0
        }.replacing(/(?:\/[\w.+-]+)*\/[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}\//, with: "…/")
    }

    private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// Returns a message that fits on a line: both values if it compares two, or else its first words.
    func brief(_ message: String, to length: Int) -> String {
        if message.columns <= length || ComparedValues(message) != nil { return short(message, to: length) }
        let words = message.prefix(columns: length - 2)
        return words.prefix(upTo: words.lastIndex(of: " ") ?? words.endIndex) + " …"
    }

    /// Returns a message that is short enough to show, with what differs if it compares two long values.
    func short(_ message: String, to length: Int) -> String {
        guard message.utf8.count > length, let values = ComparedValues(message) else {
            return Excerpt.middle(message, to: length)
        }
        var result = "expected \(values.expected), got \(values.actual)"
        if result.utf8.count > length {
            let (expected, actual) = values.texts(room: length / 3)
            result = "expected \(expected), got \(actual)"
        }
        // What comes before a comma names the value; the rest says how the check came to it.
        let name = values.what.prefix { $0 != "," }
        return [values.what, String(name)].map { "\($0): \(result)" }.first { $0.columns <= length } ?? result
    }

    /// Returns whether the messages are enough: they say better than a check's name what a learner's own tests miss.
    func isExplainedByMessages(_ result: CheckResult) -> Bool {
        result.check.kind.isAboutTests && result.state != .passed && !result.messages.isEmpty
    }

    func addLine(_ result: CheckResult, _ indent: Int, to page: inout Layout) {
        let symbol: StyledLine =
            switch result.state {
            case .passed: "\("✔ ", .good)"
            case .failed, .stopped: "\("✘ ", .bad)"
            case .notAttempted: "\("– ", .faint)"
            }
        // The name says that the tests reject correct code; one message already says which test does.
        let isNamed = !isExplainedByMessages(result) || result.check.kind.isAcceptance
        let text = Excerpt.middle(
            isNamed ? result.title : capitalized(readable(result.messages[0])), to: Self.longestMessage)
        let name: StyledLine =
            result.state == .notAttempted ? "\("\(text) (not attempted)", .faint)" : "\(text)"
        page.paragraph(symbol + name, at: indent, hanging: 2)
    }

    // MARK: - Counts

    private func addCount(
        _ count: Int, _ state: CheckResult.State, _ more: String, _ indent: Int, to page: inout Layout
    ) {
        if count == 0 { return }
        let noun = count == 1 ? "check" : "checks"
        let line: StyledLine =
            state == .passed
            ? "\("✔ ", .good)\(count) \(more)\(noun) pass\(count == 1 ? "es" : "")"
            : "\("– \(count) \(more)\(noun) (not attempted)", .faint)"
        page.paragraph(line, at: indent, hanging: 2)
    }

    // MARK: - Hidden checks

    /// Returns whether a check is hidden: the names of planted bugs say what to test for, so they appear once tried.
    private func isHidden(_ result: CheckResult) -> Bool {
        result.check.kind.isAboutTests && result.state == .notAttempted
    }
}

extension CheckResult {
    /// Whether the check counts against the attempt.
    fileprivate var isFailing: Bool {
        switch state {
        case .failed, .stopped: true
        case .passed, .notAttempted: false
        }
    }
}
