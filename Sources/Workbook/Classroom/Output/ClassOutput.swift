import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Everything that is written about a class: gradebook, page, feedback, evidence, similar code, and reports for other programs.
///
/// The points depend on nothing but the results and the settings, so results that were graded on many machines give the same
/// gradebook.
package struct ClassOutput: Sendable {
    /// The results.
    let results: ClassResults
    /// The points.
    let gradebook: Gradebook
    /// Which submissions have similar code.
    let similarity: SimilarityReport
    /// What a person should know.
    let remarks: ClassRemarks
    /// Where the learners' files are.
    let folder: ClassFolder
    /// The day of the pages, and the version of this tool.
    private let setting: Setting

    /// When the files are written, and by what.
    package struct Setting: Sendable {
        var date: Date
        var timeZone: TimeZone
        var version: String
        /// The format of the reports for other programs, if any are wanted.
        var format: MachineFormat?
        /// Whether these reports show the source code of the checks.
        var showsCode: Bool
        /// Returns the command that grades an exercise of a submission again.
        var command: @Sendable (_ submission: String, Exercise) -> String

        /// Creates a setting.
        package init(
            date: Date, timeZone: TimeZone, version: String, format: MachineFormat? = nil,
            showsCode: Bool = true,
            command: @escaping @Sendable (_ submission: String, Exercise) -> String
        ) {
            self.date = date
            self.timeZone = timeZone
            self.version = version
            self.format = format
            self.showsCode = showsCode
            self.command = command
        }
    }

    /// Prepares the files without writing any.
    ///
    /// - Parameter folder: Where the learners' files are.
    package init(
        _ results: ClassResults, gradebook: Gradebook, similarity: SimilarityReport,
        remarks: ClassRemarks? = nil, in folder: ClassFolder, setting: Setting
    ) {
        self.results = results
        self.gradebook = gradebook
        self.similarity = similarity
        self.remarks = remarks ?? ClassRemarks(results, gradebook: gradebook)
        self.folder = folder
        self.setting = setting
    }

    /// Writes all files, and removes those about submissions that no longer exist.
    ///
    /// - Throws: The file system's errors.
    package func write() async throws {
        let shown = shownResults
        try writeFeedback(on: shown)
        try writeEvidence()
        try writeReports(on: shown)
        try await writeSimilarity()
        var root = OutputFolder(folder.root)
        try root.write(gradebook.csv, to: folder.gradebook.lastPathComponent)
        try root.write(page(of: shown), to: folder.page.lastPathComponent)
    }

    // MARK: - Names

    /// A learner who handed in a submission.
    private struct Member {
        /// The key of the gradebook's row.
        var key: String
        var name: String
        var grade: GradeSummary?
    }

    /// A submission, and how it is shown.
    private struct Shown {
        var result: SubmissionResult
        /// Everyone who handed it in: several if it is that of a group.
        var members: [Member]
        var grade: GradeSummary?
        /// The names of all members.
        var name: String
        /// The name of its files, without an extension.
        var file: String { result.submission.id }
    }

    /// The submissions as they are shown.
    private var shownResults: [Shown] {
        results.submissions.map { result in
            let members = members(of: result.submission.id)
            return Shown(
                result: result, members: members, grade: GradeSummary(members.compactMap(\.grade)),
                name: Format.list(members.map(\.name)))
        }
    }

    /// Returns everyone who handed in a submission; at least one.
    private func members(of id: String) -> [Member] {
        let rows = gradebook.rows.filter { $0.submissions.contains(id) }
        let names = rows.map { row in
            rows.count == 1 && row.learner.name.isEmpty ? id : row.learner.shownName(key: row.key)
        }
        let members = zip(rows, names).map { row, name in
            Member(key: row.key, name: name, grade: GradeSummary(row, columns: gradebook.columns))
        }
        return members.isEmpty ? [Member(key: "", name: id)] : members
    }

    /// Returns the name under which a submission is shown.
    private func shownName(of id: String) -> String { Format.list(members(of: id).map(\.name)) }

    // MARK: - Files

    private func writeFeedback(on shown: [Shown]) throws {
        var files = OutputFolder(folder.feedback)
        for shown in shown {
            // What concerns a single exercise is said there.
            let problems = shown.result.submission.problems.filter { problem in
                problem.isFatal || !shown.result.exercises.contains { $0.status == .unusable(problem) }
            }
            let feedback = Feedback(
                shown.result, course: results.course, name: shown.name, grade: shown.grade,
                problems: problems.map(\.words))
            try files.write(feedback.markdown(timeZone: setting.timeZone), to: "\(shown.file).md")
            try files.write(feedback.html(timeZone: setting.timeZone), to: "\(shown.file).html")
        }
        try files.removeOthers()
    }

    private func writeEvidence() throws {
        var files = OutputFolder(folder.evidence)
        for result in results.submissions {
            let id = result.submission.id
            let record = EvidenceRecord(of: result, in: folder, course: results.course) {
                setting.command(id, $0)
            }
            try files.write(try record.json(), to: "\(id).json")
        }
        try files.removeOthers()
    }

    private func writeReports(on shown: [Shown]) throws {
        guard let format = setting.format else { return }
        // The reports in other formats stay as they are.
        var files = OutputFolder(folder.reports.appending(path: format.rawValue))
        for shown in shown {
            let input = shown.result.formatInput(
                course: results.course, version: setting.version, showsSource: setting.showsCode,
                grade: shown.grade)
            try files.write(try format.text(of: input), to: "\(shown.file)-\(format.fileName)")
        }
        try files.removeOthers()
    }

    private func writeSimilarity() async throws {
        var files = OutputFolder(folder.similarity)
        let reader = SubmittedSources(folder: folder, results: results)
        try files.write(similarity.html(course: results.course, names: shownName), to: "index.html")
        for (both, name) in zip(similarity.ranking, similarity.pageNames(shownName)) {
            let page = await both.html(
                course: results.course, names: shownName, sources: reader.sources(of:_:))
            try files.write(page, to: name)
        }
        try files.removeOthers()
    }

    private func page(of shown: [Shown]) -> String {
        let absent = gradebook.rows.filter(\.submissions.isEmpty).map { row in
            row.learner.name.isEmpty ? row.key : row.learner.name
        }
        return ClassPage(
            course: results.course, exercises: results.exercises,
            learners: shown.flatMap { shown in
                shown.members.map { member in
                    ClassPage.Learner(
                        shown.result, key: member.key, name: member.name, grade: member.grade,
                        problems: shown.result.submission.problems.map(\.words),
                        feedback: "\(ClassFolder.feedbackName)/\(shown.file).html")
                }
            },
            absent: absent, pairs: similarity.pairs(in: ClassFolder.similarityName, names: shownName),
            equal: similarity.equal,
            remarks: remarks.lists + [remarks.filled].compactMap(\.self)
        ).html(at: setting.date, timeZone: setting.timeZone)
    }
}
