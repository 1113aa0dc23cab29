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
        var learners: [Learner]
    }

    private var orders: [Order] {
        func sorted(by key: (Learner) -> Double) -> [Learner] {
            // Sorting is not stable, so the order of the names is the last criterion.
            learners.enumerated().map { ($0.element, key($0.element), $0.offset) }
                .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
        }
        return [
            Order(id: "name", words: "name", learners: learners),
            Order(
                id: "total", words: "\(hasPoints ? "points" : "passed"), lowest first",
                learners: sorted { hasPoints && $0.grade?.total == nil ? -1 : $0.share }),
            Order(
                id: "time", words: "handed in, latest first",
                learners: sorted { -($0.result.submission.submittedAt ?? .distantPast).timeIntervalSince1970 }
            ),
        ]
    }

    /// Returns the table in every order, with the buttons that choose one.
    func table(_ timeZone: TimeZone) -> HTML {
        // The rows are the same in every order.
        let rows = Dictionary(learners.map { ([$0.id, $0.key], row($0, timeZone)) }) { first, _ in first }
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
            \(order.learners.compactMap { rows[[$0.id, $0.key]] })
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
    private var width: Int { 11 + (hasPoints ? 4 : 0) + 4 + (exercises.count * 3 + 1) / 2 + 9 }

    private var columns: HTML {
        let points: HTML = hasPoints ? "<col class=\"c-points\">" : ""
        return """
            <colgroup><col class="c-who">\(points)<col class="c-passed">\
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
        let points: HTML = hasPoints ? "<th scope=\"col\" class=\"number\">points</th>" : ""
        return """
            <thead>
            <tr><td colspan="\(hasPoints ? 3 : 2)"></td>\(groups)<td></td></tr>
            <tr><th scope="col" class="who">learner</th>\(points)<th scope="col" class="number">passed</th>\
            \(positions)<th scope="col" class="number">handed in</th></tr>
            </thead>
            """
    }

    private var foot: HTML {
        let passed = learners.map(\.passedExercises)
        let cells: [HTML] = exercises.map { exercise in
            "<td>\(passed.count { $0.contains(exercise.slug) })</td>"
        }
        return """
            <tfoot><tr><th scope="row" class="who">passed</th>\(hasPoints ? "<td></td><td></td>" : "<td></td>" as HTML)\
            \(cells)<td></td></tr></tfoot>
            """
    }

    private func row(_ learner: Learner, _ timeZone: TimeZone) -> HTML {
        let results = Dictionary(learner.result.exercises.map { ($0.exercise.id, $0.state) }) { first, _ in
            first
        }
        let cells = lessons.flatMap { $0.exercises.enumerated() }.map { index, exercise in
            (results[exercise.id] ?? .pending).shortCell(isFirst: index == 0)
        }
        let score = learner.grade?.total.map { GradeSummary.Score.text($0.points) } ?? "no grade"
        let points: HTML = hasPoints ? "<td>\(score)</td>" : ""
        let time = learner.result.submission.submittedAt.map {
            "\(Format.day($0, in: timeZone)), \(Format.time($0, in: timeZone))"
        }
        return """
            <tr><th scope="row" class="who">\(name(learner))</th>\(points)<td>\(learner.passed)</td>\
            \(cells)<td>\(time ?? "")</td></tr>
            """
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
    static let rules: String = allCases.map { state in
        ".\(state.letter)::before { content: \"\(state.symbol)\"; content: \"\(state.symbol)\" / \"\"; }"
    }.joined(separator: "\n")
}
