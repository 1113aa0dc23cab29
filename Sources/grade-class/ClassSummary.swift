import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// What the terminal says about a class's results: the counts, what needs a person, and where everything is.
struct ClassSummary {
    var list: ClassList
    /// What a person should know.
    var remarks: ClassRemarks
    /// How many remarks only the page of the class has, such as those on submissions that the command wasn't about.
    var remarksOnOthers = 0
    /// How many groups of submissions have similar code or equal files.
    var similar: Int
    /// What changed since the last time; `nil` the first time.
    var difference: GradebookDifference?
    /// The export that was filled in.
    var filled: (export: FilledExport, file: URL)?
    var folder: ClassFolder
    /// The format of the reports for another program, if any were written.
    var format: MachineFormat?

    /// The most lines about one kind of problem; the others are on the page of the class.
    private static let most = 8

    /// Returns the lines.
    func lines(width: Int, from viewpoint: URL) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let submissions = Format.count(list.submissions.count, "submission")
        // The counts below are those of the gradebook, which has a row for each learner.
        let learners = list.isOneToOne ? "" : " by \(Format.count(list.present.count, "learner"))"
        let graded = Format.count(list.gradedCount, "exercise")
        page.paragraph("\(" \(submissions)\(learners), \(graded) graded", .strong)", indent: 1)
        let (passed, flagged) = (list.passedCount, list.count(.flagged))
        // Those that need review are among the others that passed, unless the policy waits for a person.
        let counting = passed - list.count(.passed)
        let review =
            counting == 0 ? "" : " (\(counting) of them \(ExerciseResult.State.flagged.words(for: counting)))"
        let counts = ExerciseResult.State.allCases.compactMap { state -> String? in
            let count = state == .passed ? passed : state == .flagged ? flagged - counting : list.count(state)
            if state == .passed, passed > 0 { return Format.unbroken("\(passed) \(state.words)\(review)") }
            return count == 0 ? nil : Format.unbroken("\(count) \(state.words(for: count))")
        }
        page.paragraph(" \(counts.joined(separator: ", "))", indent: 1)
        for list in remarks.lists { add(list, to: &page) }
        if remarksOnOthers > 0 {
            page.gap()
            page.paragraph(
                " \(Format.count(remarksOnOthers, "more note")) on the class: see \(folder.page.lastPathComponent, .path)",
                indent: 1)
        }
        if let difference, !difference.isEmpty { addChanges(difference, to: &page) }
        if let list = filled?.export.list { add(list, to: &page) }
        page.gap()
        let files =
            [
                (folder.page, "the class on one page"), (folder.gradebook, "the points"),
                (folder.feedback, "a page for each learner"),
                (folder.evidence, "how each verdict was reached"),
            ] + (similar == 0 ? [] : [(folder.similarity, "submissions with similar code, side by side")])
            + (format.map { format in
                [(folder.reports.appending(path: format.rawValue), "a report for each learner")]
            } ?? []) + (filled.map { [($0.file, "the export, with grades")] } ?? [])
        let paths = files.map { $0.0.path(from: viewpoint) }
        let widest = paths.map(\.columns).max() ?? 0
        for (path, file) in zip(paths, files) {
            let gap = String(repeating: " ", count: widest - path.columns + 2)
            page.paragraph(" \(path, .path)\(gap)\(file.1)", indent: 3)
        }
        return page.plainLines
    }

    private func addChanges(_ difference: GradebookDifference, to page: inout Layout) {
        page.gap()
        for line in difference.lines(most: Self.most / 2) { page.paragraph(" " + line, indent: 1) }
        page.paragraph(" All changes are in \(folder.changes.lastPathComponent, .path).", indent: 1)
    }

    private func add(_ list: ClassRemarks.List, to page: inout Layout) {
        page.gap()
        page.paragraph("\(" \(list.title)", .strong)", indent: 1)
        let shown = list.urgent + list.others.prefix(max(0, Self.most - list.urgent.count))
        for sentence in shown { page.paragraph(" \(sentence)", at: 3, hanging: 2) }
        let hidden = list.all.count - shown.count
        if hidden > 0 {
            page.paragraph(
                "\("and \(hidden) more: see", .faint) \(folder.page.lastPathComponent, .path)", at: 4)
        }
    }
}
