import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookPages
import WorkbookReporting

extension ClassProgress {
    /// Returns the class as a complete page for a browser.
    package func html(at date: Date, timeZone: TimeZone = .current) -> String {
        let day = Format.day(date, in: timeZone)
        let report = { (learner: Learner) in
            "\(Format.day(learner.writtenAt, in: timeZone)), \(Format.time(learner.writtenAt, in: timeZone))"
        }
        let isWide = begunLessons.flatMap(\.exercises).count <= Self.mostColumns
        let wide: HTML = isWide ? "<div class=\"wide\">\(table(report))</div>" : ""
        let untouched: HTML = untouchedWords.map { "<p class=\"faint\">\($0)</p>" } ?? ""
        let body: HTML = """
            <header>
            <h1>\(subject)</h1>
            <p class="faint">\(course.title) · \(day), \(Format.time(date, in: timeZone))</p>
            </header>
            <main class="room">
            <section class="card" aria-label="Overview">
            <dl class="figures">
            <div><dt>learners</dt><dd>\(learners.count)</dd></div>
            <div><dt>exercises passed</dt><dd>\(passedWords)</dd></div>
            <div><dt>exercises in progress</dt><dd>\(inProgress)</dd></div>
            <div><dt>exercises where learners are stuck</dt><dd>\(stickingPoints.count)</dd></div>
            </dl>
            </section>
            \(ExerciseStatus.legend)
            <section class="card">
            <h2 id="who">Where each learner is</h2>
            \(wide)
            <div class="\(isWide ? "narrow" : "only")">
            <p class="faint">\(placeWords)</p>
            <ul class="people" aria-labelledby="who">\(learners.map { item($0, report) })</ul>
            </div>
            \(untouched)
            </section>
            <section class="card">
            <h2>Where learners are stuck</h2>
            \(stickingPoints.html)
            </section>
            \(skippedList)
            </main>
            """
        return HTMLPage(
            title: HTMLPage.title(subject, Format.count(learners.count, "learner"), course.title),
            body: body,
            foot: "Written by grade on \(day), from the reports in one folder."
        ).source
    }

    /// The most exercises for which a table with a column for each fits in a wide window.
    private static let mostColumns = 20

    /// The number of learners at each lesson, for windows without the table.
    private var placeWords: String {
        let places = zip(begunLessons, learnersAtLesson).filter { $0.1 > 0 }.map { lesson, count in
            "\(Format.count(count, "learner")) at lesson \(lesson.number)"
        }
        return places.isEmpty ? "" : "Now: \(Format.list(places))."
    }

    /// A table with a cell for each exercise of the lessons that were begun, for wide windows.
    private func table(_ report: (Learner) -> String) -> HTML {
        let begun = begunLessons
        let lessons: [HTML] = begun.map { lesson in
            """
            <th scope="colgroup" class="first" colspan="\(lesson.exercises.count)">Lesson \(lesson.number)\
            <span class="hidden"> \(lesson.title)</span></th>
            """
        }
        let positions: [HTML] = begun.flatMap(\.exercises).map { exercise in
            """
            <th scope="col"\(first(exercise))><span class="hidden">\(exercise.id.lesson).</span>\
            \(exercise.id.position)</th>
            """
        }
        let rows: [HTML] = learners.map { learner in
            let cells: [HTML] = self.cells(of: learner).flatMap { row -> [HTML] in
                if row.allSatisfy({ $0.cell.standing == .untried }) {
                    return [
                        "<td class=\"first faint\" colspan=\"\(row.count)\"><span class=\"hidden\">not started</span></td>"
                    ]
                }
                return row.map { exercise, cell in
                    "<td\(first(exercise))>\(cell.standing.cell(words(for: cell)))</td>"
                }
            }
            return """
                <tr><th scope="row" class="who">\(learner.name)</th><td class="at">\(learner.position?.words ?? "")</td>\
                \(cells)<td class="number">\(learner.passed)</td><td class="number">\(learner.attempts)</td>\
                <td class="number">\(learner.hints)</td><td class="number">\(learner.timeWords)</td>\
                <td class="number">\(report(learner))</td></tr>
                """
        }
        let counts: [HTML] = zip(begun, learnersAtLesson).map { lesson, count in
            "<td class=\"first\" colspan=\"\(lesson.exercises.count)\">\(count)</td>"
        }
        let numbers: [HTML] = ["passed", "attempts", "hints", "working time", "report"].map {
            "<th scope=\"col\" class=\"number\">\($0)</th>"
        }
        return """
            <table>
            <caption class="hidden">Every learner with every exercise</caption>
            <thead>
            <tr><td colspan="2"></td>\(lessons)<td colspan="5"></td></tr>
            <tr><td></td><th scope="col" class="at">now at</th>\(positions)\(numbers)</tr>
            </thead>
            <tbody>
            \(rows)
            </tbody>
            <tfoot><tr><th scope="row" class="who">here now</th><td></td>\(counts)<td colspan="5"></td></tr></tfoot>
            </table>
            """
    }

    /// Returns the item for a learner in a list that fits in narrow windows.
    private func item(_ learner: Learner, _ report: (Learner) -> String) -> HTML {
        let place = learner.position.map { position in
            if case .exercise(let id) = position { "now at \(id)" } else { position.words }
        }
        let facts =
            [place ?? "not started", "\(learner.passed) passed"]
            + (learner.attempts == 0
                ? [] : [Format.count(learner.attempts, "attempt"), learner.timeWords])
            + (learner.hints == 0 ? [] : [Format.count(learner.hints, "hint")])
            + ["report of \(report(learner))"]
        let begun = zip(begunLessons, cells(of: learner)).filter { _, row in
            row.contains { $0.cell.standing != .untried }
        }
        let groups: [HTML] = begun.map { lesson, row in
            let cells: [HTML] = row.map { exercise, cell in
                cell.standing.cell("\(exercise.id): \(words(for: cell))")
            }
            return "<div class=\"cells\"><span class=\"faint\">Lesson \(lesson.number)</span> \(cells)</div>"
        }
        return """
            <li><h3>\(learner.name)</h3>
            <p class="faint facts">\(facts.map { "<span>\($0)</span>" as HTML })</p>
            <div class="groups">\(groups)</div></li>
            """
    }

    /// Returns the attribute that sets a lesson's first column apart from the lesson before.
    private func first(_ exercise: Exercise) -> HTML {
        exercise.id.position == 1 ? " class=\"first\"" : ""
    }

    private func words(for cell: Cell) -> String {
        let facts = [
            cell.attempts == 0 ? nil : Format.count(cell.attempts, "attempt"),
            cell.hints == 0 ? nil : Format.count(cell.hints, "hint"),
        ]
        return ([cell.standing.words] + facts.compactMap { $0 }).joined(separator: ", ")
    }

    private var skippedList: HTML {
        if skipped.isEmpty { return "" }
        let items: [HTML] = skipped.map { "<li>\($0.file) \($0.reason.words)</li>" }
        return "<section class=\"card\"><h2>Files that were skipped</h2><ul>\(items)</ul></section>"
    }
}

extension ClassProgress.Learner {
    /// The working time; nothing before the first grading.
    fileprivate var timeWords: String {
        attempts == 0 ? "" : Format.duration(Format.total(cells.map(\.seconds)))
    }
}

extension [ClassProgress.StickingPoint] {
    /// A list with a bar for each exercise.
    var html: HTML {
        if isEmpty { return "<p>Nobody is stuck.</p>" }
        let items: [HTML] = map { point in
            let reason: HTML =
                point.reason.map {
                    "<p>\($0.learners) of \(point.stuck): <span class=\"mark bad\" aria-hidden=\"true\">✘</span> \(("\($0.sentence)" as StyledLine).html)</p>"
                } ?? ""
            return """
                <li><h3>\(point.exercise.id.description) \(point.exercise.title)</h3>
                <p class="faint">\(point.words)</p>
                <div class="meter" aria-hidden="true"><span style="width: \(100 * point.stuck / Swift.max(1, point.tried))%"></span></div>
                \(reason)</li>
                """
        }
        return "<ol class=\"held\">\(items)</ol>"
    }
}
