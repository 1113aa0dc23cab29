import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// What the terminal says about a class's results: the counts, what needs a person, and where everything is.
struct ClassSummary {
    var results: ClassResults
    var gradebook: Gradebook
    var skipped: [SkippedItem]
    /// How many pairs of submissions have similar code.
    var similar: Int
    /// What changed since the last time; `nil` the first time.
    var difference: GradebookDifference?
    /// The export that was filled in.
    var filled: (export: FilledExport, file: URL)?
    var folder: ClassFolder
    /// The format of the reports for another program, if any were written.
    var format: MachineFormat?

    /// The most lines about one kind of problem; the others are in the files.
    private static let most = 8

    /// Returns the lines.
    func lines(width: Int, from viewpoint: URL) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let all = results.submissions.flatMap(\.exercises)
        let submissions = Format.count(results.submissions.count, "submission")
        let graded = Format.count(all.count { $0.verdict != nil }, "exercise")
        page.paragraph("\(" \(submissions), \(graded) graded", .strong)", indent: 1)
        let counts = ExerciseResult.State.allCases.compactMap { state -> String? in
            let count = all.count { $0.state == state }
            return count == 0 ? nil : Format.unbroken("\(count) \(state.words)")
        }
        page.paragraph(" \(counts.joined(separator: ", "))", indent: 1)
        add("Not graded", ungraded, to: &page)
        let pairs =
            similar == 0
            ? []
            : [
                "\(Format.count(similar, "pair")) of submissions \(similar == 1 ? "has" : "have") similar code."
            ]
        add("To look at", pairs + flagged + absent + packing + gradebook.warnings.map(\.words), to: &page)
        add("Skipped", skipped.filter { $0.reason != .hidden }.map(\.words), to: &page)
        if let difference, !difference.isEmpty { addChanges(difference, to: &page) }
        if let filled {
            add(
                "\(filled.export.column): \(Format.count(filled.export.filled, "grade")) filled in",
                filled.export.remarks, to: &page)
        }
        page.gap()
        let files =
            [
                (folder.page, "the class on one page"), (folder.gradebook, "the points"),
                (folder.feedback, "a page for each learner"),
                (folder.evidence, "how each verdict was reached"),
            ]
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

    /// A sentence for each reason for which something in a submission has no result.
    private var ungraded: [String] {
        results.submissions.flatMap { submission in
            let id = submission.submission.id
            let open = submission.exercises.filter(\.state.isOpen)
            let problems = open.compactMap { result in
                if case .unusable(let problem) = result.status { problem.words } else { nil }
            }
            let others = open.filter { $0.state != .unusable }.map(\.exercise.id.description)
            let sentences = problems.indices.filter { problems.firstIndex(of: problems[$0]) == $0 }.map {
                problems[$0]
            }
            return (sentences + (others.isEmpty ? [] : [Format.list(others)])).map { "\(id): \($0)" }
        }
    }

    private var flagged: [String] {
        results.submissions.compactMap { submission in
            let ids = submission.exercises.filter { $0.state == .flagged }.map(\.exercise.id.description)
            if ids.isEmpty { return nil }
            return
                "\(submission.submission.id): \(Format.list(ids)) \(ids.count == 1 ? "needs" : "need") review."
        }
    }

    private var absent: [String] {
        let names = gradebook.rows.filter(\.submissions.isEmpty).map { row in
            row.learner.name.isEmpty ? row.key : row.learner.name
        }
        return names.isEmpty ? [] : ["On the roster without a submission: \(Format.list(names))."]
    }

    /// A sentence for each submission that was packed in another way than expected, unless that explains what has no result.
    private var packing: [String] {
        results.submissions.compactMap { result in
            let submission = result.submission
            // If nothing can be graded, that explains the rest.
            if !submission.isUsable { return nil }
            let problems = submission.problems.filter { problem in
                problem.gradebookNote != nil
                    && !result.exercises.contains { $0.status == .unusable(problem) }
            }
            guard let first = problems.first else { return nil }
            let others = problems.count - 1
            let more = others == 0 ? "" : " (\(Format.count(others, "more note")) on its page)"
            return "\(submission.id): \(first.words)\(more)"
        }
    }

    private func addChanges(_ difference: GradebookDifference, to page: inout Layout) {
        page.gap()
        for line in difference.lines(most: Self.most / 2) { page.paragraph(" " + line, indent: 1) }
        page.paragraph(" All changes are in \(folder.changes.lastPathComponent, .path).", indent: 1)
    }

    private func add(_ title: String, _ sentences: [String], to page: inout Layout) {
        if sentences.isEmpty { return }
        page.gap()
        page.paragraph("\(" \(title)", .strong)", indent: 1)
        for sentence in sentences.prefix(Self.most) { page.paragraph(" \(sentence)", at: 3, hanging: 2) }
        if sentences.count > Self.most {
            page.paragraph("\("and \(sentences.count - Self.most) more", .faint)", at: 4)
        }
    }
}
