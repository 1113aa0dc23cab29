import WorkbookAuthoring
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

extension Verification {
    /// Returns how many findings are breaches, and what that means.
    func conclusion(about findings: [Finding]) -> String {
        let breaches = findings.count { !$0.isFine }
        let all = Format.count(findings.count, "finding")
        let open = findings.count(where: \.isToWrite)
        if breaches > 0 && open == breaches {
            let isUngraded = findings.contains { $0.kind == .toWrite(keepsFromGrading: true) }
            let rest = isUngraded ? "After that, the code is graded." : "Nothing else is wrong."
            return " \(open) \(open == 1 ? "place is" : "places are") still to be written. \(rest)"
        }
        if breaches > 0 {
            let more =
                open == 0 ? "" : " \(open) of them \(open == 1 ? "is a place" : "are places") to write."
            return " \(breaches) of \(all) \(breaches == 1 ? "is a breach" : "are breaches").\(more)"
        }
        let remarks = findings.count { $0.kind == .remark }
        let more = remarks == 0 ? "" : " \(remarks) of them \(remarks == 1 ? "is a remark" : "are remarks")."
        return " \(verified) in order: \(all), no breach.\(more)"
    }

    /// What was verified, and the verb: "The course is", "1.1 and 2.3 are".
    private var verified: String {
        if exercises.count == course.exercises.count { return "The course is" }
        let lessons = course.lessons.filter { lesson in exercises.contains { $0.id.lesson == lesson.number } }
        if lessons.count == 1 && lessons[0].exercises.count == exercises.count && exercises.count > 1 {
            return "Lesson \(lessons[0].number) is"
        }
        let names =
            exercises.count > 6
            ? "\(exercises.count) exercises" : Format.list(exercises.map(\.id.description))
        return "\(names) \(exercises.count == 1 ? "is" : "are")"
    }

    /// Returns the breaches, which stand at the end, because in a long report they would be lost among hundreds of lines.
    ///
    /// - Parameter canRecord: Whether recording wasn't just tried.
    func breaches(
        among findings: [Finding], canRecord: Bool = true
    ) -> [StyledLine] {
        let breaches = findings.filter { $0.kind == .breach }
        if breaches.isEmpty { return [] }
        var page = Layout(width: max(60, context.console.columns))
        page.gap()
        for finding in breaches {
            let place = [finding.exercise?.description, finding.subject].compactMap(\.self)
            page.paragraph(
                "\(" ✘ ", .bad)\(place.joined(separator: " ")): \(course.line(finding.message))", indent: 6)
            if let attempt = finding.failedAttempt { add(attempt, to: &page) }
        }
        // The command takes several exercises.
        let remedies = Dictionary(
            grouping: canRecord ? breaches.compactMap(\.remedy).map(shown) : [], by: \.words)
        if !remedies.isEmpty { page.gap() }
        for (words, all) in remedies.sorted(by: { $0.key < $1.key }) {
            let ids = exercises.map(\.id).filter { id in all.contains { $0.exercise == id } }
            let command = "course record \(ids.map(\.description).joined(separator: " "))"
            page.paragraph(" \(words):  \(context.command(command, arguments), .command)", indent: 1)
        }
        return page.lines
    }

    /// Returns what a remedy does, and the exercise to record.
    private func shown(_ remedy: Finding.Remedy) -> (words: String, exercise: Exercise.ID) {
        switch remedy {
        case .record(let id): ("If that is as it should be, record it", id)
        case .rewrite(let id, let file): ("This writes \(file) again", id)
        }
    }
}
