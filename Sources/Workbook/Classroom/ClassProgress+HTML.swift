import Foundation
import WorkbookModel
import WorkbookReporting

extension ClassProgress {
    /// Returns the class as a complete page for a browser.
    package func html(at date: Date, timeZone: TimeZone = .current) -> String {
        let day = Format.day(date, in: timeZone)
        let total = learners.count * course.exercises.count
        let body: HTML = """
            <header>
            <h1>The room</h1>
            <p class="faint">\(Course.title) · \(day)</p>
            </header>
            <main class="room">
            <section class="card" aria-label="Overview">
            <dl class="figures">
            <div><dt>learners</dt><dd>\(learners.count)</dd></div>
            <div><dt>exercises passed</dt><dd>\(passed) of \(total)</dd></div>
            <div><dt>exercises hold people up</dt><dd>\(stickingPoints.count)</dd></div>
            </dl>
            </section>
            \(ExerciseStatus.legend)
            <section class="card">
            <h2 id="who">Who is where</h2>
            <div class="scroll wide" role="region" aria-labelledby="who" tabindex="0">\(wideTable)</div>
            <div class="scroll narrow" role="region" aria-labelledby="who" tabindex="0">\(narrowTable)</div>
            </section>
            <section class="card">
            <h2>What holds people up</h2>
            \(stickingPointList)
            </section>
            \(skippedList)
            </main>
            """
        return HTMLPage(
            title: HTMLPage.title("The room", Format.count(learners.count, "learner"), Course.title),
            body: body,
            foot: "Written by grade on \(day), from the reports in one folder."
        ).source
    }

    /// A table with a cell for each exercise, for wide windows.
    private var wideTable: HTML {
        let lessons: [HTML] = course.lessons.map { lesson in
            """
            <th scope="colgroup" class="first" colspan="\(lesson.exercises.count)">Lesson \(lesson.number)\
            <span class="hidden"> \(lesson.title)</span></th>
            """
        }
        let positions: [HTML] = course.exercises.map { exercise in
            """
            <th scope="col"\(first(exercise))><span class="hidden">\(exercise.id.lesson).</span>\
            \(exercise.id.position)</th>
            """
        }
        let rows: [HTML] = learners.map { learner in
            let cells: [HTML] = zip(learner.cells, course.exercises).map { cell, exercise in
                "<td\(first(exercise))>\(cell.standing.cell(words(for: cell)))</td>"
            }
            return "<tr>\(lead(of: learner))\(cells)</tr>"
        }
        return """
            <table>
            <caption class="hidden">Every learner with every exercise</caption>
            <thead>
            <tr><td></td><td colspan="2"></td>\(lessons)</tr>
            <tr>\(leadHeads)\(positions)</tr>
            </thead>
            <tbody>
            \(rows)
            </tbody>
            \(foot { $0.exercises.count })
            </table>
            """
    }

    /// A table with a count for each lesson, for narrow windows.
    private var narrowTable: HTML {
        let lessons: [HTML] = course.lessons.map { lesson in
            """
            <th scope="col"><span class="hidden">Lesson </span>\(lesson.number)\
            <span class="hidden"> \(lesson.title)</span></th>
            """
        }
        let rows: [HTML] = learners.map { learner in
            let cells: [HTML] = cells(of: learner).map { row in
                "<td>\(row.count { $0.standing == .passed })/\(row.count)</td>"
            }
            return "<tr>\(lead(of: learner))\(cells)</tr>"
        }
        return """
            <table>
            <caption class="faint">What passed, in all and in each lesson</caption>
            <thead><tr>\(leadHeads)\(lessons)</tr></thead>
            <tbody>
            \(rows)
            </tbody>
            \(foot { _ in 1 })
            </table>
            """
    }

    /// Returns a row with the number of learners at each lesson, each across the columns of its lesson.
    private func foot(columns: (Lesson) -> Int) -> HTML {
        let counts: [HTML] = zip(course.lessons, learnersAtLesson).map { lesson, count in
            "<td class=\"first\" colspan=\"\(columns(lesson))\">\(count)</td>"
        }
        return """
            <tfoot><tr><th scope="row" class="who">here now</th><td class="number">\(passed)</td><td></td>\(counts)</tr></tfoot>
            """
    }

    private var leadHeads: HTML {
        """
        <td></td><th scope="col" class="number">passed</th><th scope="col" class="at">now at</th>
        """
    }

    private func lead(of learner: Learner) -> HTML {
        """
        <th scope="row" class="who">\(learner.name)</th><td class="number">\(learner.passed)</td>\
        <td class="at">\(place(of: learner))</td>
        """
    }

    /// Returns the attribute that sets a lesson's first column apart from the lesson before.
    private func first(_ exercise: Exercise) -> HTML {
        exercise.id.position == 1 ? " class=\"first\"" : ""
    }

    private func words(for cell: Cell) -> String {
        cell.attempts == 0
            ? cell.standing.words : "\(cell.standing.words), \(Format.count(cell.attempts, "attempt"))"
    }

    private var stickingPointList: HTML {
        if stickingPoints.isEmpty { return "<p>Nobody is held up.</p>" }
        let items: [HTML] = stickingPoints.map { point in
            let reason: HTML =
                point.reason.map {
                    "<p>\($0.learners) of \(point.stuck): \($0.sentence)</p>"
                } ?? ""
            return """
                <li><h3>\(point.exercise.id.description) \(point.exercise.title)</h3>
                <p class="faint">\(point.words)</p>
                <div class="meter" aria-hidden="true"><span style="width: \(100 * point.stuck / max(1, point.tried))%"></span></div>
                \(reason)</li>
                """
        }
        return "<ol class=\"held\">\(items)</ol>"
    }

    private var skippedList: HTML {
        if skipped.isEmpty { return "" }
        let items: [HTML] = skipped.map { "<li>\($0.file) \($0.reason.words)</li>" }
        return "<section class=\"card\"><h2>Not shown</h2><ul>\(items)</ul></section>"
    }
}
