import WorkbookModel

// The lines about the checks of an exercise.

extension ExerciseResultText {
    /// The most messages to show for one check, which may look at many values.
    private static let mostMessages = 3

    /// The most passed checks to list, so that they fit on a screen.
    private static let mostPassed = 16

    /// The most failing checks to list after the first one.
    private var mostOthers: Int { detail == .everything ? 8 : 3 }

    /// Adds the checks of a verdict in which none failed.
    func addChecksWithoutFailures(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
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

    /// Adds failing checks: the first one with all its details, the others in a line each.
    ///
    /// The checks stay in the suite's order. Passed checks are only counted if they would push the first failing check
    /// off the screen.
    func addFailing(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        if detail == .everything { page.gap() }
        if let diagnosis = verdict.diagnosis {
            page.paragraph("\("One possible reason: ", .strong)\(diagnosis)", at: indent)
            if detail == .everything { page.gap() }
        }
        var others = 0
        var isFirst = true
        var showsFile = false
        for run in runs(of: visible(verdict.checks)) {
            if !run[0].isFailing {
                if detail == .everything { addRun(run, indent, to: &page) }
                continue
            }
            for result in run {
                if isFirst {
                    isFirst = false
                    showsFile = addFirst(result, verdict, indent, to: &page)
                } else {
                    others += 1
                    if others <= mostOthers { addLine(result, indent, to: &page) }
                }
            }
        }
        if others > mostOthers {
            page.paragraph("\("and \(others - mostOthers) more", .faint)", at: indent)
        }
        if detail == .everything { addHiddenCount(verdict, indent, to: &page) }
        if !showsFile { addFile(verdict, indent, to: &page) }
    }

    /// Adds the check that the learner should look at first.
    ///
    /// - Returns: Whether the lines name a file to open.
    private func addFirst(_ result: CheckResult, _ verdict: Verdict, _ indent: Int, to page: inout Layout)
        -> Bool
    {
        let showsOnlyMessages = isExplainedByMessages(result)
        if !showsOnlyMessages {
            page.paragraph("\("✘ ", .bad)\(result.check.name, .strong)", at: indent, hanging: 2)
        }
        let all = (result.messages + [result.stop?.sentence].compactMap { $0 }).map(withoutModules)
        for (index, message) in all.prefix(Self.mostMessages).enumerated() {
            let lead: StyledLine =
                showsOnlyMessages && index == 0
                ? .blanks(indent) + "\("✘ ", .bad)" : .blanks(indent + 2)
            if index == 0, let values = ComparedValues(message) {
                add(values, after: lead, indent + 2, to: &page)
            } else {
                page.paragraph("\(lead)\(short(message))", indent: indent + 2)
            }
        }
        if all.count > Self.mostMessages {
            page.paragraph(
                "\("and \(all.count - Self.mostMessages) more of this check", .faint)", at: indent + 2)
        }
        if let place = result.place {
            addPlace(place, verdict.quote, indent + 2, to: &page)
            return true
        }
        // Messages about a learner's own tests form a list of their own, and the file comes after that list.
        if showsOnlyMessages { return false }
        addFile(verdict, indent + 2, to: &page)
        return true
    }

    private func add(
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

    /// Returns a message without the names of the exercise's modules before the names of its types.
    private func withoutModules(_ message: String) -> String {
        let modules = row.exercise.parts.flatMap { [$0.module, $0.subject ?? "", $0.suiteModule] }
        // A lower-case letter follows in the name of a file.
        return message.replacing(/\b(\w+)\.(?=[A-Z])/) { match in
            modules.contains(String(match.1)) ? "" : match.0
        }
    }

    /// Returns a message that is short enough to show, with what differs if it compares two long values.
    private func short(_ message: String) -> String {
        guard message.utf8.count > Self.longestMessage, let values = ComparedValues(message) else {
            return Excerpt.middle(message, to: Self.longestMessage)
        }
        let (expected, actual) = values.texts(room: Self.longestMessage / 3)
        return
            "\(Excerpt.middle(values.what, to: Self.longestMessage / 3)): expected \(expected), got \(actual)"
    }

    /// Returns whether the messages are enough: they say better than a check's name what a learner's own tests miss.
    private func isExplainedByMessages(_ result: CheckResult) -> Bool {
        result.check.kind.isAboutTests && result.state != .passed && !result.messages.isEmpty
    }

    private func addLine(_ result: CheckResult, _ indent: Int, to page: inout Layout) {
        let symbol: StyledLine =
            switch result.state {
            case .passed: "\("✔ ", .good)"
            case .failed, .stopped: "\("✘ ", .bad)"
            case .notAttempted: "\("– ", .faint)"
            }
        // The name says that the tests reject correct code; one message already says which test does.
        let isNamed = !isExplainedByMessages(result) || result.check.kind.isAcceptance
        let text = Excerpt.middle(isNamed ? result.check.name : result.messages[0], to: Self.longestMessage)
        let name: StyledLine =
            result.state == .notAttempted ? "\("\(text) (not attempted)", .faint)" : "\(text)"
        page.paragraph(symbol + name, at: indent, hanging: 2)
    }

    // MARK: - Runs of checks

    /// Returns groups of neighboring checks that ended alike, in the suite's order.
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

    private func visible(_ results: [CheckResult]) -> [CheckResult] { results.filter { !isHidden($0) } }

    private func addHiddenCount(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        addCount(verdict.checks.count(where: isHidden), .notAttempted, "more ", indent, to: &page)
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

    /// Returns whether both checks passed, both failed or both were not attempted.
    fileprivate func isLike(_ other: CheckResult) -> Bool {
        isFailing == other.isFailing && (isFailing || state == other.state)
    }
}
