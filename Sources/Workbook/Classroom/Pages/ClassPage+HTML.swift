import Foundation
import WorkbookModel
import WorkbookPages
import WorkbookReporting

extension ClassPage {
    /// Returns the class as a complete page for a browser.
    package func html(at date: Date, timeZone: TimeZone) -> String {
        let day = Format.day(date, in: timeZone)
        let sections = sections(timeZone)
        let body: HTML = """
            <header>
            <h1>\(title)</h1>
            <p class="faint">\(course.title) · \(day), \(Format.time(date, in: timeZone)) · times in \(timeZone.shownName)</p>
            \(links(to: [unsettled].compactMap { $0 } + sections))
            </header>
            <main class="room class">
            \(unsettled?.html ?? "")
            \(overview)
            \(sections.map(\.html))
            </main>
            """
        return HTMLPage(
            title: HTMLPage.title(title, Format.count(list.submissions.count, "submission"), course.title),
            body: body, foot: "Written by grade on \(day).", style: ClassPage.style
        ).source
    }

    /// Returns the name of a learner, as a link to the feedback.
    ///
    /// If there are several submissions, the others follow as numbers.
    func name(_ learner: ClassLearner) -> HTML {
        let links: [HTML] = learner.row.submissions.enumerated().map { number, id in
            number == 0
                ? link(learner.name, id)
                : ", \(link("submission \(number + 1)", id))"
        }
        return joined(links, "")
    }

    /// Returns the name of a learner, as a link to the note on the first submission of which something could not be graded.
    private func noted(_ learner: ClassLearner) -> HTML {
        let lost = learner.submissions.first { $0.exercises.contains { $0.state == .unusable } }
        return "<a href=\"#\(anchor(of: lost?.submission.id ?? ""))\">\(learner.name)</a>"
    }

    /// Returns the names of everyone who handed in a submission, as links to its feedback; of several submissions, with its number.
    func names(_ submission: ClassSubmission, _ exercise: Exercise? = nil) -> HTML {
        let links: [HTML] = submission.learners.map { learner in
            let all = learner.row.submissions
            let number = all.count > 1 ? all.firstIndex(of: submission.id) : nil
            return link(
                learner.name + (number.map { ", submission \($0 + 1)" } ?? ""), submission.id, exercise)
        }
        return joined(links, ", ")
    }

    private func link(_ words: String, _ submission: String, _ exercise: Exercise? = nil) -> HTML {
        let file = "\(ClassFolder.feedbackName)/\(submission).html"
        return "<a href=\"\(HTML.address(ofFile: file, anchor: exercise.map(Feedback.anchor)))\">\(words)</a>"
    }

    func joined(_ items: [HTML], _ separator: HTML) -> HTML {
        items.dropFirst().reduce(items.first ?? "another submission") { "\($0)\(separator)\($1)" }
    }

    /// A part of the page to which a link at its top leads.
    private struct Section {
        var id: String
        var heading: String
        var content: HTML

        /// The part with its heading.
        var html: HTML {
            """
            <section class="card \(id)" id="\(id)"><h2>\(heading)</h2>
            \(content)
            </section>
            """
        }
    }

    private func sections(_ timeZone: TimeZone) -> [Section] {
        [
            visits.isEmpty
                ? nil
                : Section(id: "visits", heading: "Who may need a visit", content: "\(visits.map(list))"),
            Section(id: "stuck", heading: "Where the class is stuck", content: sticking),
            findings("checks", "Checks that fail most often", failingChecks),
            findings("turns", "The most common wrong turns", wrongTurns),
            Section(id: "grids", heading: "Every learner with every exercise", content: table(timeZone)),
            noteSection.map { Section(id: "remarks", heading: "What to look at", content: $0) },
            similar.map { Section(id: "pairs", heading: "Submissions to compare", content: $0) },
        ].compactMap { $0 }
    }

    private func links(to sections: [Section]) -> HTML {
        let items: [HTML] = sections.map { "<li><a href=\"#\($0.id)\">\($0.heading)</a></li>" }
        return "<nav aria-label=\"On this page\"><ul class=\"names\">\(items)</ul></nav>"
    }

    /// Returns items; those after the first ones are folded.
    private func folded(_ items: [HTML], after most: Int, _ noun: String, _ kind: String) -> HTML {
        let rest = items.dropFirst(most)
        let first: HTML = "<ul class=\"\(kind)\">\(Array(items.prefix(most)))</ul>"
        if rest.isEmpty { return first }
        return """
            \(first)
            <details><summary>and \(Format.count(rest.count, "more \(noun)"))</summary>
            <ul class="\(kind)">\(Array(rest))</ul></details>
            """
    }

    /// The most names and lines to show at once; the others are folded.
    private static let mostShown = 40

    // MARK: - Results that are not final

    private var unsettled: Section? {
        let (broken, pending, errors) = (brokenExercises, pending, graderErrors)
        if broken.isEmpty && pending.isEmpty && errors.isEmpty { return nil }
        let causes: [HTML] = broken.map {
            "<li><span class=\"faint\">\($0.exercise.id.description)</span> \($0.words)</li>"
        }
        let example = broken.first.map { "grade course verify \($0.exercise.id)" } ?? ""
        let solutions: HTML = """
            <h3>Can't be graded now: \(Format.count(broken.count, "exercise"))</h3>
            <p>The course's own solution does not pass, so nobody's attempt can be judged. Find out why, for example with \
            <code>\(example)</code>. Once that is mended, the command that graded the class grades these exercises.</p>
            \(folded(causes, after: Self.mostShown, "exercise", "lines"))
            """
        let open: [HTML] = pending.map {
            "<li>\(names($0.submission)) <span class=\"faint\">\($0.words)</span></li>"
        }
        let waiting: HTML = """
            <h3>Not graded yet: \(Format.count(pending.count, "submission"))</h3>
            <p>The run was interrupted, or was only about some of them (<code>--only</code>, <code>--shard</code>). \
            Run the command for the whole class, or merge all shards. If submissions were added, renamed or removed between the \
            shards, grade every shard again.</p>
            \(folded(open, after: Self.mostShown, "submission", "names"))
            """
        let faults: [HTML] = errors.map {
            """
            <li>\(names($0.submission, $0.exercise)) <span class="faint">\($0.exercise.id.description)</span> \($0.words)</li>
            """
        }
        let failed: HTML = """
            <h3>The grader failed: \(Format.count(errors.count, "result"))</h3>
            <p>This is never the learner's fault. These results count as unknown, not as zero, until they are graded again.</p>
            \(folded(faults, after: Self.mostShown, "result", "lines"))
            """
        return Section(
            id: "open", heading: "Not final yet",
            content:
                "\(broken.isEmpty ? "" : solutions)\(errors.isEmpty ? "" : failed)\(pending.isEmpty ? "" : waiting)"
        )
    }

    // MARK: - Overview

    private var overview: HTML {
        let all = (learners.count - severalTimes.count) * exercises.count
        let passed = learners.reduce(0) { $0 + $1.passed }
        let complete = learners.count { !exercises.isEmpty && $0.passed == exercises.count }
        let figures: [(String, String)] = [
            ("submissions", "\(list.submissions.count)"),
            ("exercises passed", all == 0 ? "–" : "\(Int((100 * Double(passed) / Double(all)).rounded()))%"),
            ("passed everything", "\(complete)"),
            ("median of the points", medianPercentage.map { "\($0)%" } ?? "–"),
            ("learners with something to review", "\(learners.count { !$0.exercisesToReview.isEmpty })"),
        ]
        let items: [HTML] = figures.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" }
        let absent = list.absent
        let missing: HTML =
            absent.isEmpty
            ? ""
            : "<p>On the roster without a submission (\(absent.count)): \(Format.list(absent)).</p>"
        let names = undecided.map(\.name)
        let several: HTML =
            names.isEmpty
            ? ""
            : "<p>In no count of exercises until you choose a submission: \(Format.list(names)), with several each.</p>"
        let counting = list.passedCount - list.count(.passed)
        let review: HTML =
            list.count(.flagged) == 0
            ? ""
            : counting == 0
                ? "<p>Exercises that need review don’t count as passed until you decide.</p>"
                : "<p>\(counting) of the exercises that passed \(ExerciseResult.State.flagged.words(for: counting)).</p>"
        let dropped = learners.map { $0.row.cells.count(where: \.isDropped) }.max() ?? 0
        let lowest: HTML =
            dropped == 0
            ? ""
            : "<p>The points leave out the lowest results of each learner (\(Format.count(dropped, "exercise"))), which the gradebook and the feedback name.</p>"
        return """
            <section class="card" aria-label="Overview">
            <dl class="figures">\(items)</dl>
            \(review)
            \(lowest)
            \(several)
            \(missing)
            \(histogram)
            </section>
            """
    }

    private var histogram: HTML {
        let (bars, left) = (distribution, list.learners.count - totalCount)
        let most = max(1, bars.map(\.learners).max() ?? 0)
        let rows: [HTML] = bars.map { bar in
            """
            <tr><th scope="row">\(bar.words)</th><td>\(bar.learners)</td>\
            <td class="bar" aria-hidden="true"><span style="width: \(100 * bar.learners / most)%"></span></td></tr>
            """
        }
        let note = left == 0 ? "" : " (\(left) without a grade left out)"
        return """
            <p class="faint" id="totals">Points of \(Format.count(totalCount, "learner"))\(note)</p>
            <table class="bars" aria-labelledby="totals">
            <thead class="hidden"><tr><th scope="col">share</th><th scope="col">learners</th><td></td></tr></thead>
            <tbody>\(rows)</tbody></table>
            """
    }

    // MARK: - Who needs help, and with what

    private func list(_ group: Group) -> HTML {
        let names: [HTML] = group.learners.map { learner, words in
            // The name ends with the number of a submission.
            let colon = learner.submissions.count > 1 && !group.hasNotes && !words.isEmpty ? ":" : ""
            let name = group.hasNotes ? noted(learner) : name(learner)
            return "<li>\(name)\(colon) <span class=\"faint\">\(words)</span></li>"
        }
        return """
            <h3>\(group.title) (\(group.learners.count))</h3>
            <p class="faint">\(group.meaning)</p>
            \(folded(names, after: Self.mostShown, "learner", "names"))
            """
    }

    private var sticking: HTML {
        let points = stickingPoints
        let rest = Array(points.dropFirst(Self.mostStickingPoints))
        let first = Array(points.prefix(Self.mostStickingPoints)).html
        if rest.isEmpty { return first }
        return """
            \(first)
            <details><summary>and \(Format.count(rest.count, "more exercise"))</summary>
            \(rest.html)</details>
            """
    }

    /// The most exercises to show at once; the others are folded.
    private static let mostStickingPoints = 8

    private func findings(_ id: String, _ heading: String, _ findings: [Finding]) -> Section? {
        if findings.isEmpty { return nil }
        let rows: [HTML] = findings.map { finding in
            """
            <tr><td class="number">\(finding.learners) of \(finding.graded)</td><td>\(finding.exercise.id.description)</td>\
            <td>\(("\(finding.sentence)" as StyledLine).html)</td></tr>
            """
        }
        return Section(
            id: id, heading: heading,
            content: """
                <table class="findings"><thead><tr><th scope="col" class="number">learners</th>\
                <th scope="col">exercise</th><th scope="col"><span class="hidden">what</span></th></tr></thead>
                <tbody>\(rows)</tbody></table>
                """)
    }
}

extension HTML {
    /// Returns the address of a file, whose path is relative to the folder of the page.
    ///
    /// Everything that could make it more than a path is encoded, such as the colon of a scheme.
    static func address(ofFile path: String, anchor: String? = nil) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
        // Every text can be encoded; only broken surrogates, which Swift's strings never contain, could not.
        let encoded = path.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
        // Two slashes at the beginning would name another machine.
        return encoded.drop { $0 == "/" } + (anchor.map { "#\($0)" } ?? "")
    }
}
