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
    /// Everyone, with what they handed in.
    let list: ClassList
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
        list = ClassList(results, gradebook)
        self.remarks = remarks ?? ClassRemarks(list, warnings: gradebook.warnings)
        self.folder = folder
        self.setting = setting
    }

    /// Writes all files, and removes those about submissions that no longer exist.
    ///
    /// - Throws: The file system's errors.
    package func write() async throws {
        try writeFeedback()
        try writeEvidence()
        try writeReports()
        try await writeSimilarity()
        var root = OutputFolder(folder.root)
        try root.write(gradebook.csv, to: folder.gradebook.lastPathComponent)
        try root.write(page, to: folder.page.lastPathComponent)
    }

    /// Returns the name under which a submission is shown.
    private func shownName(of id: String) -> String {
        list.submissions.first { $0.id == id }?.name ?? id
    }

    // MARK: - Files

    private func writeFeedback() throws {
        var files = OutputFolder(folder.feedback)
        for submission in list.submissions {
            // What concerns a single exercise is said there.
            let problems = submission.problems.filter { problem in
                problem.isFatal || !submission.result.exercises.contains { $0.status == .unusable(problem) }
            }
            var feedback = Feedback(
                submission.result, course: results.course, name: submission.name, grade: submission.grade,
                problems: problems.map(\.words))
            feedback.submittedAt = submission.submittedAt
            feedback.lacksTime = submission.lacksTime
            try files.write(feedback.markdown(timeZone: setting.timeZone), to: "\(submission.id).md")
            try files.write(feedback.html(timeZone: setting.timeZone), to: "\(submission.id).html")
        }
        try files.removeOthers()
    }

    private func writeEvidence() throws {
        var files = OutputFolder(folder.evidence)
        // Evidence is about files that are still there, and about no others.
        var submitted = OutputFolder(folder.submitted)
        for result in results.submissions {
            submitted.keep(result.submission.id)
            let id = result.submission.id
            let record = EvidenceRecord(of: result, in: folder, course: results.course) {
                setting.command(id, $0)
            }
            try files.write(try record.json(), to: "\(id).json")
        }
        try files.removeOthers()
        try submitted.removeOthers()
    }

    private func writeReports() throws {
        guard let format = setting.format else { return }
        try ClassReports(list, in: folder, version: setting.version).write(
            format, showsCode: setting.showsCode)
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

    private var page: String {
        ClassPage(
            list, similarity: similarity, remarks: remarks
        ).html(at: setting.date, timeZone: setting.timeZone)
    }
}
