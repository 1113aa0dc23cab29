import WorkbookModel
import WorkbookSystem

// What to say about the checks of an exercise.

extension ExerciseResultText {
    /// The most messages to show for one check, which may look at many values.
    private static let mostMessages = 3

    /// The most passed checks to list, so that they fit on a screen.
    private static let mostPassed = 16

    /// The most lines for failing checks, so that the first one stays on a screen of 24 lines.
    private static let mostFailureLines = 17

    /// Returns what to say about a verdict in which no check failed.
    func checksWithoutFailures(_ verdict: Verdict) -> [ResultBlock] {
        var blocks: [ResultBlock] = []
        // A pass needs no list, which would push its headline off the screen; the report of the progress has it.
        if detail.listsChecks && !verdict.checks.isEmpty && verdict.outcome != .passed {
            blocks.append(.gap)
            if verdict.outcome == .graderError {
                blocks += verdict.checks.filter { !isHidden($0) }.map(line(about:))
            } else {
                let isLong = verdict.checks.count > Self.mostPassed
                let listed = verdict.checks.prefix(isLong ? Self.mostPassed - 1 : Self.mostPassed)
                blocks += listed.map(line(about:))
                blocks += passed(verdict.checks.count - listed.count, "more ")
            }
        }
        if verdict.outcome == .flagged && verdict.flags.allSatisfy({ $0.place == nil }) {
            blocks += file(verdict)
        }
        return blocks
    }

    /// Returns the failing checks, the first one with all its details, and the number of the others.
    func failing(_ verdict: Verdict) -> [ResultBlock] {
        var blocks: [ResultBlock] = detail.listsChecks ? [.gap] : []
        let unwritten = unwritten(verdict)
        blocks += unwritten
        // What is known to be missing says more than a guess.
        if let diagnosis = verdict.diagnosis, unwritten.isEmpty {
            blocks.append(.words("\("One possible reason: ", .strong)\(diagnosis)"))
            if detail.listsChecks { blocks.append(.gap) }
        }
        guard let first = verdict.failing.first else { return blocks + file(verdict) }
        let (main, showsFile) = self.first(first, verdict)
        blocks += main
        let others = verdict.failing.dropFirst().filter { !verdict.needsUnwrittenCode($0) }
        let consequences = self.consequences(verdict)
        blocks += self.others(
            after: first, others[...],
            room: Self.mostFailureLines - height(of: main) - (consequences.isEmpty ? 0 : 1))
        blocks += consequences
        let needy = (verdict.failing.dropFirst() + verdict.consequences).filter(verdict.needsUnwrittenCode)
        if !needy.isEmpty {
            let words = "and \(Format.count(needy.count, "more check")) need\(needy.count == 1 ? "s" : "")"
            // It may be there under another name.
            let what =
                needy.allSatisfy(verdict.needsDeclaration) ? "what isn't declared" : "code that isn't written"
            blocks.append(.words("\("\(words) \(what) yet", .faint)"))
        }
        if !showsFile { blocks += file(verdict) }
        guard detail.listsChecks else { return blocks }
        // The heading says what the learner's tests accept and catch, in other numbers.
        let passed = verdict.checks.count { $0.state == .passed && !$0.check.kind.isAboutTests }
        return blocks + self.passed(passed) + notRun(verdict)
    }

    /// Returns what to say about the starter, which nobody expects to pass: its first check as an example, and how many there are.
    func failingStarter(_ verdict: Verdict) -> [ResultBlock] {
        guard let first = verdict.failing.first else { return failing(verdict) }
        let count = verdict.checks.count { $0.state != .passed }
        let words =
            count == 1 ? "1 check doesn't pass yet:" : "\(count) checks don't pass yet. The first one:"
        let hasOtherChanges = verdict.notes.contains { note in
            if case .changedGivenFile = note { true } else { false }
        }
        let start =
            !row.isStarter
            ? "Apart from comments and spacing, this is still the starter"
            : hasOtherChanges ? "Your own files are still the starter's" : "This is the untouched starter"
        let (blocks, showsFile) = self.first(first, verdict)
        // The next step names the file of an untouched starter.
        return unwritten(verdict) + [.words("\(start); \(words)")] + blocks
            + (showsFile || row.isStarter ? [] : file(verdict))
    }

    /// Returns what the learner has not written yet, as far as it is known.
    private func unwritten(_ verdict: Verdict) -> [ResultBlock] {
        paragraphs(of: verdict.notes.filter(\.namesUnwrittenCode))
    }

    /// Returns what to say about the check that the learner should look at first, and whether that names a file to open.
    private func first(
        _ result: CheckResult, _ verdict: Verdict
    ) -> (blocks: [ResultBlock], showsFile: Bool) {
        let most = row.showsStarter || result.namesUnwrittenCode ? 1 : Self.mostMessages
        let showsOnlyMessages = isExplainedByMessages(result)
        let mark = Span("✘", .bad)
        var blocks: [ResultBlock] = showsOnlyMessages ? [] : [.words("\(result.title, .strong)", mark: mark)]
        // What isn't declared is named above, and the compiler's words add nothing to that.
        let all = verdict.needsDeclaration(result) ? [] : sentences(about: result)
        for (index, message) in all.prefix(most).enumerated() {
            let isTitle = showsOnlyMessages && index == 0
            // The first values show what is wrong, and others of the same check only have to be named.
            if index == 0 || message.columns > Self.longestMessage / 2,
                let values = ComparedValues(message)
            {
                blocks.append(.values(values, mark: isTitle ? mark : nil, depth: isTitle ? 0 : 1))
            } else {
                let text = short(message, to: Self.longestMessage)
                blocks.append(
                    .words(
                        "\(showsOnlyMessages ? capitalized(text) : text)", mark: isTitle ? mark : nil,
                        depth: isTitle ? 0 : 1))
            }
        }
        if !row.showsStarter { blocks += count(ofMessages: all.count - most) }
        // A starter may fail first in another file than the one to begin with.
        let isElsewhere =
            row.isStarter && result.place?.path != course.relativePath(of: row.exercise.mainFile)
        if let place = result.place, !isElsewhere {
            return (blocks + [block(place, verdict.quote, depth: 1)], true)
        }
        // Messages about a learner's own tests form a list of their own, and the file comes after that list.
        if showsOnlyMessages { return (blocks, false) }
        // The next step names the file of an untouched starter.
        return (blocks + (row.isStarter ? [] : file(verdict, depth: 1)), true)
    }

    /// Returns the number of messages of a check for which there is no space.
    func count(ofMessages rest: Int) -> [ResultBlock] {
        rest > 0
            ? [.words("\("and \(Format.count(rest, "more message")) from this check", .faint)", depth: 1)]
            : []
    }

    /// Returns what the check reported and how it was stopped, a sentence each.
    func sentences(about result: CheckResult) -> [String] {
        // The message of a check of the learner's tests already says which test crashed, or ended the process.
        let stop: String? =
            switch result.stop {
            case .exited? where isExplainedByMessages(result): nil
            case .crashed(let message)? where isExplainedByMessages(result): message
            case let stop?: stop.sentence
            case nil: nil
            }
        // What crashes is said before how.
        let isCrash = if case .crashed? = result.stop { isExplainedByMessages(result) } else { false }
        let told = isCrash && stop != nil ? result.messages.map { $0 + ":" } : result.messages
        let all = (told + [stop].compactMap(\.self)).map(readable)
        let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
        return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { index in
            let count = counts[all[index]] ?? 1
            return count == 1 ? all[index] : "\(all[index]) (\(count) times)"
        }
    }

    /// Returns a message without the names of the exercise's modules before the names of its types, and without the
    /// temporary folders of this run.
    private func readable(_ message: String) -> String {
        let modules =
            row.exercise.parts.flatMap { [$0.module, $0.subject ?? "", $0.suiteModule] + $0.support }
            + ["Swift"]
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
        // What comes before a comma names the value; the rest says how the check got it.
        let name = values.what.prefix { $0 != "," }
        return [values.what, String(name)].map { "\($0): \(result)" }.first { $0.columns <= length } ?? result
    }

    /// Returns whether the messages are enough: they say better than a check's name what a learner's own tests miss.
    func isExplainedByMessages(_ result: CheckResult) -> Bool {
        result.check.kind.isAboutTests && result.state != .passed && !result.messages.isEmpty
    }

    /// Returns the name of a check, or what says it better.
    func line(about result: CheckResult) -> ResultBlock {
        let mark =
            switch result.state {
            case .passed: Span("✔", .good)
            case .failed, .stopped: Span("✘", .bad)
            case .notAttempted: Span("–", .faint)
            }
        // The name says that the tests reject correct code; one message already says which test does.
        let isNamed = !isExplainedByMessages(result) || result.check.kind.isAcceptance
        let text = Excerpt.middle(
            isNamed ? result.title : capitalized(readable(result.messages[0])), to: Self.longestMessage)
        return .words(
            result.state == .notAttempted ? "\("\(text) (not run)", .faint)" : "\(text)", mark: mark)
    }

    // MARK: - Counts

    private func passed(_ count: Int, _ more: String = "") -> [ResultBlock] {
        if count == 0 { return [] }
        let noun = count == 1 ? "check" : "checks"
        // Read aloud, the mark would say the same.
        let mark = Span("✔", .good, spoken: "")
        return [.words("\(count) \(more)\(noun) pass\(count == 1 ? "es" : "")", mark: mark)]
    }

    /// Returns the number of the checks that did not run, and why.
    private func notRun(_ verdict: Verdict) -> [ResultBlock] {
        let count = verdict.checks.count { $0.state == .notAttempted }
        if count == 0 { return [] }
        let words = "\(Format.count(count, "check")) did not run" + (reason(verdict) ?? "")
        return [.words("\(words, .faint)", mark: Span("–", .faint))]
    }

    /// Returns why checks did not run, if the others show it.
    private func reason(_ verdict: Verdict) -> String? {
        let silent = verdict.checks.filter { $0.state == .notAttempted }
        if silent.contains(where: { !$0.check.kind.isAboutTests }) {
            if !verdict.didRunSuite { return ", because they don't compile with your code yet" }
            let isStopped = verdict.checks.contains { $0.stop != nil }
            return isStopped
                ? nil : ", because \(silent.count == 1 ? "it needs" : "they need") what fails above"
        }
        if verdict.checks.contains(where: { $0.isFailing && $0.check.kind == .tests("present") }) {
            return ", because there were no tests to run"
        }
        if let first = verdict.failing.first, !first.check.kind.isAboutTests,
            verdict.consequences.contains(where: \.check.kind.isAboutTests)
        {
            return ", because your tests run with what fails above"
        }
        let rejectsCorrectCode = verdict.checks.contains { $0.isFailing && $0.check.kind.isAcceptance }
        return rejectsCorrectCode ? ", because your tests must first accept correct code" : nil
    }

    // MARK: - Hidden checks

    /// Returns whether a check is hidden: the names of planted bugs say what to test for, so they appear once tried.
    private func isHidden(_ result: CheckResult) -> Bool {
        result.check.kind.isAboutTests && result.state == .notAttempted
    }
}
