import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

/// What a learner should know about a hand-in before the instructor does.
struct HandInReport {
    /// An exercise with its result.
    private struct Row {
        var exercise: Exercise
        var symbol: Span
        var words: String
        /// What is wrong with its files.
        var problems: [AttemptProblem]
        /// Whether the files were graded as they are.
        var isGraded: Bool
        /// Whether something in it can't be graded.
        var isUnfit: Bool
    }

    private let course: Course
    private let progress: LearnerProgress
    private let untouched: [Exercise]
    private let notes: [String]
    private let rows: [Row]
    private let strays: [HandIn.Stray]

    /// The exercises that can't be graded, or not completely, or whose answer may be in a file that isn't graded.
    var unfit: [Exercise] {
        let open = rows.filter(\.isUnfit).map(\.exercise)
        let found = strays.flatMap { $0.mayAnswer + [$0.exercise].compactMap(\.self) }
        return course.exercises.filter { open.contains($0) || untouched.contains($0) && found.contains($0) }
    }

    /// Whether there are exercises without a result.
    var hasUngraded: Bool { rows.contains { !$0.isGraded && $0.problems.isEmpty } }

    /// Creates the report.
    ///
    /// - Parameter broken: The exercises that this tool could not grade.
    init(
        _ handIn: HandIn, in course: Course, progress: LearnerProgress, broken: [Exercise], notes: [String]
    ) {
        self.course = course
        self.progress = progress
        self.notes = notes
        untouched = handIn.untouched
        let strays = handIn.strays
        self.strays = strays
        rows = handIn.items.map { item in
            let record = progress.exercises[item.exercise.slug]
            let outcome = record?.files == item.digest ? record?.outcome : nil
            // Without code, only an exercise that passes has a grade.
            let isPassed = outcome == .passed || outcome == .flagged
            let isLost = outcome != nil && !isPassed && !item.emptyFiles.isEmpty
            let problems = item.problems + (isPassed ? [] : item.emptyFiles)
            let status = progress.status(of: item.exercise)
            var row = Row(
                exercise: item.exercise, symbol: status.listSymbol(isUntouched: false),
                words: ExerciseStatus.words(record, isUntouched: false), problems: problems,
                isGraded: outcome != nil,
                isUnfit: !problems.isEmpty || outcome == .didNotCompile
                    // What doesn't pass has no grade as long as there may be another version.
                    || outcome != nil && !isPassed
                        && strays.contains { $0.exercise == item.exercise && $0.reason == .name }
            )
            if !item.problems.isEmpty || isLost {
                (row.symbol, row.words) = (Span(" ✘ ", .bad), "can't be graded")
            } else if broken.contains(item.exercise) {
                (row.symbol, row.words) = (Span(" ✘ ", .bad), "could not be graded here")
                row.isUnfit = true
            } else if outcome == nil {
                (row.symbol, row.words) = (Span(" ○ "), "changed, not graded yet")
            }
            return row
        }
    }

    /// Returns the report as a page, to which the end of the command's output is added.
    func page(width: Int, command: (String) -> String) -> Layout {
        var page = Layout(width: min(width, 90))
        let count = rows.count + untouched.count
        page.row(
            "\(course.title, .strong)",
            Span("\(rows.count) of \(Format.count(count, "exercise")) changed", .faint), indent: 0)
        page.gap()
        for row in rows {
            page.row(
                "\(row.symbol)\("\(row.exercise.id)  \(row.exercise.title)")", Span(row.words),
                indent: page.detailIndent)
            for problem in row.problems {
                let (file, message, line) = problem.words
                page.paragraph("\(file.lastPathComponent) \(message)", at: page.detailIndent)
                let place = course.shownPath(of: file) + (line.map { ":\($0)" } ?? "")
                page.arrow(to: place, indent: page.detailIndent)
                if case .missing = problem {
                    page.paragraph(
                        "To restore the starter:  \(command("reset \(row.exercise.id)"), .command)",
                        at: page.detailIndent)
                }
            }
        }
        // A file in another place may be the answer, which is said about that file.
        let left = untouched.filter { exercise in
            !strays.contains { $0.exercise == exercise || $0.mayAnswer.contains(exercise) }
        }
        if !left.isEmpty {
            page.paragraph(" Not changed, so not handed in: \(names(of: left))", indent: 3)
        }
        for exercise in untouched where progress.isReset(exercise) {
            page.paragraph(
                " \(exercise.id) passed before it was reset. To restore your version:  \(command("reset \(exercise.id) --undo"), .command)",
                indent: 3)
        }
        for stray in strays where stray.copy == nil {
            page.paragraph(" \(sentence(about: stray))", indent: 3)
        }
        for copy in Set(strays.compactMap(\.copy)).sorted() {
            page.paragraph(" \(sentence(aboutCopy: copy))", indent: 3)
        }
        for note in notes { page.paragraph(" Note: \(note)", indent: 7) }
        if !unfit.isEmpty {
            page.gap()
            let names = Format.list(unfit.map(\.id.description))
            let why = rows.first { $0.isUnfit && $0.problems.isEmpty }.map { row -> StyledLine in
                " To see why:  \(command("lesson \(row.exercise.id)"), .command)"
            }
            page.paragraph(
                " Look at \(names) again before you hand \(unfit.count == 1 ? "it" : "them") in.\(why ?? "")",
                indent: 1)
        }
        return page
    }

    /// Returns what to do about another copy of the course, or of some exercises, inside this one.
    private func sentence(aboutCopy copy: String) -> String {
        let found = strays.filter { $0.copy == copy }
        func sentence(_ start: String, _ files: [HandIn.Stray], _ end: String) -> String? {
            if files.isEmpty { return nil }
            let paths = files.map { course.shownPath(of: course.root.appending(path: $0.file.path)) }
            let shown = paths.count > 4 ? paths.prefix(3) + ["\(paths.count - 3) more"] : paths
            return "\(start): \(Format.list(Array(shown))).\(end)"
        }
        let sentences = [
            "\(course.shownPath(of: course.root.appending(path: copy))) is another copy of the course, or of a part of it, inside this one.",
            sentence(
                "Packed from there too", found.filter(\.isPacked),
                " If your answers are there, hand in from that copy, or move them to the same places in this one."
            ),
            sentence(
                "Not packed, because you changed these exercises in this copy as well",
                found.filter(\.isOtherVersion), " Make sure that your answers are in this copy."),
            sentence(
                "Not packed, because it is larger than \(PartAttempt.largestFile >> 20) MB",
                found.filter { $0.isTooLarge && !$0.isOtherVersion }, ""),
        ]
        return sentences.compactMap(\.self).joined(separator: " ")
    }

    private func sentence(about stray: HandIn.Stray) -> String {
        let path = course.shownPath(of: course.root.appending(path: stray.file.path))
        if stray.isTooLarge || stray.reason == .content { return sentence(about: stray, at: path) }
        guard let exercise = stray.exercise else {
            return
                "\(path) is packed too, but it is in no exercise's folder. If it is the answer to an exercise that has none yet, move it to that folder."
        }
        if stray.reason == .givenFile {
            let ids = stray.mayAnswer.map(\.id.description).joined(separator: " or ")
            let folders = stray.mayAnswer.map { course.shownPath(of: $0.folders.lesson) }
            return
                "\(path) was changed, so it is packed too, but the course gives this file, and your version doesn't count there. If it is your answer to \(ids), copy it to \(folders.joined(separator: " or "))."
        }
        let open = openFiles(of: exercise)
        if stray.file.path.hasPrefix("\(course.folders.solutions)/") {
            let folder = course.shownPath(of: exercise.folders.lesson)
            let isOpen = open.contains { stray.file.path.hasSuffix("/starter/\($0)") }
            return
                "\(path) was changed, so it is packed too, but only what is in \(folder) counts\(isOpen ? ". If it is your answer to \(exercise.id), copy it there." : ", where there may be an answer already. Make sure that your answer to \(exercise.id) is there.")"
        }
        if !stray.isInside {
            let folder =
                folder(for: stray.file, among: exercise.ownedPaths, of: exercise)
                ?? course.shownPath(of: exercise.folders.lesson)
            let isOpen = open.contains { Self.lastName($0) == Self.lastName(stray.file.path) }
            return
                "\(path) is packed too, but \(exercise.id) asks for a file of this name\(isOpen ? ". If it is your answer, move it to \(folder)." : ", and you changed the one in \(folder). If that is your answer, move the other one out of this copy.")"
        }
        let start =
            "\(path) is packed too, but \(exercise.id) only asks for \(Format.list(exercise.ownedPaths))."
        if open.isEmpty { return "\(start) If your answer needs code from it, copy that code there." }
        if let folder = folder(for: stray.file, among: open, of: exercise) {
            return
                "\(path) is packed too, but \(exercise.id) asks for this file in \(folder). If it is your answer, move it there."
        }
        let name = exercise.ownedPaths.count == 1 ? "that name" : "the name \(Format.list(open, "or"))"
        return "\(start) If it is your answer, give it \(name)."
    }

    /// Returns the folder in which an exercise asks for a file of this name, among some of its files; `nil` if it asks for none.
    private func folder(for file: HandIn.File, among paths: [String], of exercise: Exercise) -> String? {
        paths.first { Self.lastName($0) == Self.lastName(file.path) }.map { path in
            course.shownPath(of: exercise.folders.lesson.appending(path: path).deletingLastPathComponent())
        }
    }

    /// The files of an exercise that are missing or unchanged, which another file can replace without any loss.
    private func openFiles(of exercise: Exercise) -> [String] {
        exercise.ownedPaths.filter {
            untouched.contains(exercise) || HandIn.CourseFiles.isUntouched($0, of: exercise)
        }
    }

    private static func lastName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Returns what to do about a file from which the code has to be copied.
    private func sentence(about stray: HandIn.Stray, at path: String) -> String {
        let start =
            stray.isTooLarge
            ? "\(path) is larger than \(PartAttempt.largestFile >> 20) MB, so it isn't packed, and"
            : "\(path) is packed too, but"
        guard let exercise = stray.exercise else {
            return
                "\(start) it is in no exercise's folder. If an answer is in it, copy the code to where it belongs."
        }
        if stray.isInside {
            return
                "\(start) \(exercise.id) only asks for \(Format.list(exercise.ownedPaths)). If your answer is in it, copy the code there."
        }
        if stray.mayAnswer.count > 1 {
            let ids = Format.list(stray.mayAnswer.map(\.id.description), "or")
            return
                "\(start) it is in no exercise's folder. If your answer to \(ids) is in it, copy the code to the exercise's folder."
        }
        let folder = course.shownPath(of: exercise.folders.lesson)
        return
            "\(start) only what is in \(folder) counts. If your answer to \(exercise.id) is in it, copy the code there."
    }

    /// Returns a short list of exercises, with the numbers of lessons of which it has all.
    private func names(of exercises: [Exercise]) -> String {
        let whole = course.lessons.filter { $0.exercises.allSatisfy(exercises.contains) }
        let lessons =
            whole.isEmpty
            ? [] : ["lesson\(whole.count == 1 ? "" : "s") \(Format.ranges(whole.map(\.number)))"]
        let rest = course.lessons.filter { !whole.contains($0) }.compactMap { lesson -> String? in
            let positions = exercises.filter { $0.id.lesson == lesson.number }.map(\.id.position)
            return positions.isEmpty ? nil : Format.ranges(positions, prefix: "\(lesson.number).")
        }
        return (lessons + rest).joined(separator: "; ")
    }
}
