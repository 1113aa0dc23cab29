import Foundation
import WorkbookModel
import WorkbookReporting

extension ProgressReport {
    /// Returns the report as a complete page for a browser.
    package func html(at date: Date, timeZone: TimeZone = .current) -> String {
        let day = Format.day(date, in: timeZone)
        let finished = finishedAt.map { "Finished on \(Format.day($0, in: timeZone))" }
        let body: HTML = """
            <header>
            <h1>\(title)</h1>
            <p class="faint">\(finished ?? "Progress on \(day)")</p>
            </header>
            <main>
            \(overview)
            \(noteList)
            \(lostList)
            \(closingSections)
            \(finished == nil ? ExerciseStatus.legend : "")
            <div class="lessons">
            \(lessons.map { $0.html(timeZone: timeZone) })
            </div>
            \(learned)
            </main>
            """
        return HTMLPage(
            title: HTMLPage.title(
                "\(totals.passed) of \(Format.count(totals.exercises, "exercise"))", title),
            body: body, foot: "Written by grade on \(day). Nothing on this page was sent anywhere."
        ).source
    }

    private var overview: HTML {
        let totals = totals
        var figures = [("exercises passed", "\(totals.passed) of \(totals.exercises)")]
        if finishedAt == nil { figures.append(("in progress", "\(totals.begun)")) }
        figures += [
            ("attempts", "\(totals.attempts)"),
            ("working time", totals.attempts == 0 ? "–" : Format.duration(totals.seconds)),
            ("hints shown", "\(totals.hints)"),
            ("solutions seen before passing", "\(totals.solutions)"),
        ]
        let list: [HTML] = figures.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" }
        return """
            <section class="card sum" aria-label="Overview">
            \(ring)
            <dl class="figures">
            \(list)
            </dl>
            </section>
            """
    }

    /// A ring that closes as exercises pass; the figures next to it say the same in words.
    private var ring: HTML {
        let totals = totals
        let cells = ProgressShares(totals, cells: 300)
        let passed: HTML = totals.passed == 0 ? "" : arc("arc", from: 0, length: cells.passed)
        let begun: HTML = totals.begun == 0 ? "" : arc("begun", from: cells.passed, length: cells.begun)
        return """
            <svg viewBox="0 0 112 112" aria-hidden="true" focusable="false">
            <circle class="track" cx="56" cy="56" r="48" fill="none" stroke-width="10"/>
            \(passed)\(begun)
            <text x="56" y="64" text-anchor="middle">\(percent)%</text>
            </svg>
            """
    }

    private func arc(_ name: String, from start: Int, length: Int) -> HTML {
        """
        <circle class="\(name)" cx="56" cy="56" r="48" fill="none" stroke-width="10" pathLength="300" \
        stroke-dasharray="\(length) \(300 - length)" stroke-dashoffset="\(-start)" transform="rotate(-90 56 56)"/>
        """
    }

    private var percent: Int { totals.exercises == 0 ? 0 : 100 * totals.passed / totals.exercises }

    private var lostList: HTML {
        if lost.isEmpty { return "" }
        let items: [HTML] = lost.map { row in
            // If nothing was attempted, all its checks are lost, and the summary says why.
            let isTold = !(row.entry?.failedChecks.isEmpty ?? true)
            let checks: [HTML] = (isTold ? row.lostChecks : []).map {
                "<li><span class=\"mark bad\" aria-hidden=\"true\">✘</span><span>\($0.title)</span></li>"
            }
            return """
                <h3>\(row.exercise.id.description) \(row.exercise.title) <span class="faint">\(row.summary)</span></h3>
                <ul class="checks">\(checks)</ul>
                """
        }
        return "<section class=\"card block\"><h2>Passed before</h2>\(items)</section>"
    }

    private var noteList: HTML {
        if notes.isEmpty { return "" }
        let items: [HTML] = notes.map { "<p>\($0)</p>" }
        return "<section class=\"card block\" aria-label=\"Notes\">\(items)</section>"
    }
}

extension ProgressReport.LessonRow {
    /// What the learner can do now, if the whole lesson passes.
    private var ability: HTML {
        let isComplete =
            exercises.count == lesson.exercises.count
            && exercises.allSatisfy { $0.standing == .passed }
        guard isComplete, let ability = lesson.summary?.ability else { return "" }
        return "<p class=\"ability\">Now you can \(ability).</p>"
    }

    fileprivate func html(timeZone: TimeZone) -> HTML {
        let cells: [HTML] = exercises.map {
            "<span>\($0.standing.cell("\($0.exercise.id) \($0.statusWords)"))</span>"
        }
        if exercises.allSatisfy({ $0.standing == .untried && $0.isUntouched }) {
            return """
                <details class="card lesson folded">
                <summary><h2>\(lesson.number) · \(lesson.title)</h2>
                <span class="faint">\(totals.passed) of \(totals.exercises) · not started</span></summary>
                \(exercises.map { $0.html(timeZone: timeZone) })
                </details>
                """
        }
        return """
            <section class="card lesson">
            <header>
            <h2>\(lesson.number) · \(lesson.title)</h2>
            <div class="cells" aria-hidden="true">\(cells)</div>
            <p class="faint">\(totals.passed) of \(totals.exercises)</p>
            \(ability)
            </header>
            \(exercises.map { $0.html(timeZone: timeZone) })
            </section>
            """
    }
}

extension ProgressReport.ExerciseRow {
    fileprivate func html(timeZone: TimeZone) -> HTML {
        let facts = facts(timeZone: timeZone)
        let factLine: HTML = facts.isEmpty ? "" : "<p class=\"faint\">\(facts.joined(separator: " · "))</p>"
        // "3 of 8 checks" is enough for an open exercise; a status that the summary doesn't say comes before it.
        let state = (standing == .flagged ? [standing.words] : []) + [words]
        return """
            <details>
            <summary>\(standing.cell(statusWords))
            <h3 class="what">\(exercise.id.description) \(exercise.title) \
            <span class="state faint">\(state.joined(separator: " · "))</span></h3></summary>
            <div class="inside">
            \(factLine)
            <ul class="checks">
            \(checks.map(\.html) + hiddenLine)
            </ul>
            </div>
            </details>
            """
    }

    /// The status in words; of an exercise that was never graded, also whether the learner has begun it.
    fileprivate var statusWords: String { standing == .untried ? summary : standing.words }

    private var hiddenLine: [HTML] {
        if hiddenChecks == 0 { return [] }
        return [
            """
            <li class="faint"><span class="mark" aria-hidden="true">–</span><span>\(hiddenWords)</span></li>
            """
        ]
    }
}

extension ProgressReport.CheckRow {
    fileprivate var html: HTML {
        let role: HTML =
            switch state {
            case .passed: "good"
            case .failed, .lost: "bad"
            case .notAttempted, .notGraded: "faint"
            }
        // Only the status "passed before" needs a visible word, because its symbol is that of a failure.
        let word: HTML =
            switch state {
            case .lost: " <strong class=\"bad\">passed before</strong>"
            case .passed, .failed, .notAttempted, .notGraded: "<span class=\"hidden\">: \(state.words)</span>"
            }
        return """
            <li><span class="mark \(role)" aria-hidden="true">\(state.symbol)</span><span>\(title)\(word)</span></li>
            """
    }
}
