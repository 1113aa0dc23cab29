import Foundation
import WorkbookModel
import WorkbookPages
import WorkbookReporting

// The table of learners and exercises.
//
// It is written once for each order, and the style sheet shows one of them: without scripts, nothing else sorts a table and
// keeps its meaning for screen readers, the keyboard and the printer. So its cells have to be short: they hold the words,
// and the style sheet hides these behind a symbol and a color.

extension ClassPage {
    /// An order of the rows.
    private struct Order {
        var id: String
        var words: String
        var learners: [ClassLearner]
    }

    private var orders: [Order] {
        func sorted(by key: (ClassLearner) -> Double) -> [ClassLearner] {
            // Sorting is not stable, so the order of the names is the last criterion.
            learners.enumerated().map { ($0.element, key($0.element), $0.offset) }
                .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
        }
        return [
            Order(id: "name", words: "name", learners: learners),
            Order(
                id: "total", words: "points, lowest first", learners: sorted { $0.grade.total?.share ?? -1 }),
            Order(
                id: "time", words: "handed in, latest first",
                learners: sorted { -($0.submittedAt ?? .distantPast).timeIntervalSince1970 }),
        ]
    }

    /// Returns the table in every order, with the buttons that choose one.
    func table(_ timeZone: TimeZone) -> HTML {
        // The rows are the same in every order.
        let rows = Dictionary(uniqueKeysWithValues: learners.map { ($0.row.key, row($0, timeZone)) })
        let (orders, head, foot) = (orders, head, foot)
        let buttons: [HTML] = orders.enumerated().map { index, order in
            """
            <label><input type="radio" name="order" id="by-\(order.id)"\(index == 0 ? " checked" : "")> \(order.words)</label>
            """
        }
        let tables: [HTML] = orders.map { order in
            """
            <div class="grid by-\(order.id)" role="region" tabindex="0" aria-label="Learners and exercises by \(order.words)">
            <table style="width: \(width)rem">
            \(columns)
            \(head)
            <tbody>
            \(order.learners.compactMap { rows[$0.row.key] })
            </tbody>
            \(foot)
            </table>
            </div>
            """
        }
        return """
            <fieldset class="orders"><legend>Order: </legend>\(buttons)</fieldset>
            \(ExerciseResult.State.legend)
            \(tables)
            """
    }

    /// The width in the style sheet's units: of the names, the cells, and the columns of numbers.
    private var width: Int { 11 + 4 + 4 + (exercises.count * 3 + 1) / 2 + 9 }

    private var columns: HTML {
        """
            <colgroup><col class="c-who"><col class="c-points"><col class="c-passed">\
            <col class="c-cell" span="\(max(1, exercises.count))"><col class="c-time"></colgroup>
        """
    }

    private var head: HTML {
        let groups: [HTML] = lessons.map { lesson, exercises in
            """
            <th scope="colgroup" class="first" colspan="\(exercises.count)">\(lesson.number) \(lesson.title)</th>
            """
        }
        let positions: [HTML] = lessons.flatMap { $0.exercises.enumerated() }.map { index, exercise in
            """
            <th scope="col"\(index == 0 ? " class=\"first\"" : "") title="\(exercise.title)">\
            <span class="hidden">\(exercise.id.lesson).</span>\(exercise.id.position)</th>
            """
        }
        return """
            <thead>
            <tr><td colspan="3"></td>\(groups)<td></td></tr>
            <tr><th scope="col" class="who">learner</th><th scope="col" class="number">points</th>\
            <th scope="col" class="number">passed</th>\
            \(positions)<th scope="col" class="number">handed in</th></tr>
            </thead>
            """
    }

    private var foot: HTML {
        let cells: [HTML] = exercises.indices.map { place in
            "<td>\(learners.count { $0.row.counts(place) })</td>"
        }
        return """
            <tfoot><tr><th scope="row" class="who">passed</th><td></td><td></td>\(cells)<td></td></tr></tfoot>
            """
    }

    private func row(_ learner: ClassLearner, _ timeZone: TimeZone) -> HTML {
        let firsts = lessons.flatMap { $0.exercises.indices.map { $0 == 0 } }
        let cells = zip(learner.row.cells, firsts).map { $0.standing.shortCell(isFirst: $1) }
        let isDecided = learner.row.decision != nil || learner.row.cells.contains(where: \.isDecided)
        let score: HTML = "\(learner.grade.total.map { GradeSummary.Score.text($0.points) } ?? "no grade")"
        let note: HTML = isDecided ? " <span class=\"faint\">by hand</span>" : ""
        let time = learner.submittedAt.map {
            "\(Format.day($0, in: timeZone)), \(Format.time($0, in: timeZone))"
        }
        return """
            <tr><th scope="row" class="who">\(name(learner))</th><td>\(score)\(note)</td><td>\(learner.passed)</td>\
            \(cells)<td>\(time ?? (learner.row.lateness == .unknown ? "unknown" : ""))</td></tr>
            """
    }
}

extension ClassLearner {
    /// When the learner handed in last, as far as that counts.
    fileprivate var submittedAt: Date? {
        row.timeInTable.map(\.time) ?? submissions.compactMap(\.submission.submittedAt).max()
    }
}

extension ExerciseResult.State {
    /// The class of a cell, as short as possible because there are thousands of cells.
    fileprivate var letter: String {
        switch self {
        case .passed: "p"
        case .flagged: "r"
        case .failed: "x"
        case .stopped: "h"
        case .didNotCompile: "n"
        case .graderError: "e"
        case .pending: "w"
        case .notStarted: "o"
        case .missing: "m"
        case .unusable: "u"
        case .ambiguous: "d"
        case .noSubmission: ""
        }
    }

    /// Returns the cell of a table; the first one of a lesson has a line before it.
    fileprivate func shortCell(isFirst: Bool) -> HTML {
        // Both are written here, so nothing needs escaping, which takes time for thousands of cells.
        HTML(stringLiteral: "<td class=\"s \(letter)\(isFirst ? " f" : "")\">\(words)</td>")
    }

    /// The rules of the style sheet that show each class as a symbol.
    ///
    /// Browsers that don't know the second form, which keeps screen readers from reading the symbol, use the first one.
    static let rules: String = shown.map { state in
        ".\(state.letter)::before { content: \"\(state.symbol)\"; content: \"\(state.symbol)\" / \"\"; }"
    }.joined(separator: "\n")
}
