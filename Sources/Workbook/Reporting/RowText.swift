/// Tells one exercise of a report.
struct RowText {
    var row: LessonReport.Row
    var course: Course
    var detail: LessonReport.Detail

    /// Problems beyond this many are counted, not told.
    private static let mostProblems = 6

    /// A check that looks at many values need not tell all of them.
    private static let mostMessages = 3

    /// Of the compiler's errors the first few matter: later ones are often their echo.
    private static let mostErrors = 4

    func add(to page: inout Layout) {
        let indent = page.width < 60 ? 4 : 8
        let name = "\(row.exercise.id)  \(row.exercise.title)"
        guard let verdict = row.verdict else {
            page.row([Span(" ○ \(name)", .faint)], Span("not started", .faint), indent: indent)
            return
        }
        let isPassed = verdict.outcome == .passed
        let symbol =
            switch verdict.outcome {
            case .passed: Span(" ✔ ", .good)
            case .flagged: Span(" ⚑ ", .bad)
            case .graderError: Span(" ! ", .bad)
            case .failed, .stopped, .didNotCompile: Span(" ✘ ", .bad)
            }
        page.row([symbol, Span(name, .strong)], Span(verdict.summary), indent: indent)
        if detail == .everything {
            addEverything(verdict, indent, to: &page)
        } else if !isPassed {
            addProblems(verdict, indent, to: &page)
        }
        addFlags(verdict, indent, to: &page)
        addNotes(verdict, indent, to: &page)
    }

    private func addFlags(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        guard !verdict.flags.isEmpty else { return }
        page.paragraph(
            [
                pad(indent),
                Span("No exercise needs this, so a person should look at it before the verdict counts:"),
            ], indent: indent)
        for flag in verdict.flags.prefix(Self.mostProblems) {
            page.paragraph([pad(indent), Span("⚑ ", .bad), Span(flag.reason)], indent: indent + 2)
            if let place = flag.place {
                page.paragraph([pad(indent + 2), Span("→ "), Span(place.text, .path)], indent: indent + 2)
            }
        }
        if verdict.flags.count > Self.mostProblems {
            page.paragraph(
                [pad(indent), Span("and \(verdict.flags.count - Self.mostProblems) more", .faint)],
                indent: indent)
        }
    }

    private func addEverything(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        addDiagnostics(verdict, indent, to: &page)
        if verdict.outcome == .didNotCompile || verdict.checks.isEmpty { return }
        page.gap()
        // The names of planted bugs tell what to test for, so they are not shown before any was tried.
        let isHidden = { (result: CheckResult) in
            result.check.isAboutTests && result.state == .notAttempted
        }
        for result in verdict.checks where !isHidden(result) {
            if isToldByMessages(result) {
                addMessages(result, indent + 2, symbol: Span("✘ ", .bad), to: &page)
            } else {
                addCheck(result, indent, to: &page)
            }
        }
        let hidden = verdict.checks.count(where: isHidden)
        if hidden > 0 {
            page.paragraph(
                [
                    pad(indent),
                    Span("– \(hidden) more check\(hidden == 1 ? "" : "s") (not attempted)", .faint),
                ], indent: indent + 2)
        }
        if verdict.outcome != .passed { addFile(verdict, indent, to: &page) }
    }

    private func addProblems(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        addDiagnostics(verdict, indent, to: &page)
        let problems =
            verdict.outcome == .didNotCompile
            ? [] : verdict.checks.filter { $0.state != .passed && $0.state != .notAttempted }
        for result in problems.prefix(Self.mostProblems) {
            if isToldByMessages(result) {
                addMessages(result, indent, to: &page)
            } else {
                addCheck(result, indent, to: &page)
            }
        }
        if problems.count > Self.mostProblems {
            page.paragraph(
                [pad(indent), Span("and \(problems.count - Self.mostProblems) more", .faint)], indent: indent)
        }
        addFile(verdict, indent, to: &page)
    }

    /// Whether a check's messages say all: what a learner's own tests miss is not told better by the check's name.
    private func isToldByMessages(_ result: CheckResult) -> Bool {
        result.check.isAboutTests && result.state != .passed && !result.messages.isEmpty
    }

    private func addCheck(_ result: CheckResult, _ indent: Int, to page: inout Layout) {
        let symbol =
            switch result.state {
            case .passed: Span("✔ ", .good)
            case .failed, .stopped: Span("✘ ", .bad)
            case .notAttempted: Span("– ", .faint)
            }
        let name = Span(result.check.name, result.state == .notAttempted ? .faint : .plain)
        let suffix = result.state == .notAttempted ? [Span(" (not attempted)", .faint)] : []
        page.paragraph([pad(indent), symbol, name] + suffix, indent: indent + 2)
        addMessages(result, indent + 2, to: &page)
    }

    private func addMessages(_ result: CheckResult, _ indent: Int, symbol: Span? = nil, to page: inout Layout)
    {
        let all = result.messages + [result.stop?.sentence].compactMap { $0 }
        for (index, message) in all.prefix(Self.mostMessages).enumerated() {
            let isMarked = symbol != nil && index == 0
            let lead = isMarked ? [pad(indent - 2)] + [symbol].compactMap { $0 } : [pad(indent)]
            page.paragraph(lead + [Span(message)], indent: indent)
        }
        if all.count > Self.mostMessages {
            page.paragraph(
                [pad(indent), Span("and \(all.count - Self.mostMessages) more of this check", .faint)],
                indent: indent)
        }
        if let place = result.place {
            page.paragraph([pad(indent), Span("→ "), Span(place.text, .path)], indent: indent)
        }
    }

    private func addDiagnostics(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        // Once the learner's own errors are gone, those of the files that use it often are, too.
        let own = verdict.diagnostics.filter { $0.origin == .learner }
        let shown = own.isEmpty ? verdict.diagnostics : own
        for diagnostic in shown.prefix(Self.mostErrors) {
            if let place = diagnostic.place {
                page.paragraph([pad(indent), Span(place.text, .path), Span(":")], indent: indent)
                page.paragraph([pad(indent + 2), Span(diagnostic.message)], indent: indent + 2)
            } else {
                page.paragraph([pad(indent), Span(diagnostic.message)], indent: indent)
            }
        }
        let rest = shown.count - Self.mostErrors
        if rest > 0 {
            let text =
                "and \(rest) more error\(rest == 1 ? "" : "s"); mend the first one, and others may go with it"
            page.paragraph([pad(indent), Span(text, .faint)], indent: indent)
        }
    }

    private func addFile(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        // A place that was told already is the better one to open.
        let isTold =
            verdict.diagnostics.contains { $0.origin == .learner }
            || verdict.checks.contains { $0.place != nil } || verdict.flags.contains { $0.place != nil }
        if isTold || verdict.outcome == .graderError { return }
        let path = course.relativePath(of: verdict.mainFile)
        page.paragraph([pad(indent), Span("→ "), Span(path, .path)], indent: indent)
    }

    private func addNotes(_ verdict: Verdict, _ indent: Int, to page: inout Layout) {
        for note in verdict.notes {
            for line in note.split(separator: "\n") {
                page.paragraph([pad(indent), Span(String(line))], indent: indent)
            }
        }
    }

    private func pad(_ count: Int) -> Span { Span(String(repeating: " ", count: count)) }
}
