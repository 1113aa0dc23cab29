import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Everything that is written about a class: gradebook, page, feedback, evidence.
///
/// The files depend on nothing but the results and the settings, so results that were graded on many machines give the same files.
package struct ClassOutput: Sendable {
    /// The results.
    package let results: ClassResults
    /// The points.
    package let gradebook: Gradebook
    /// The name and the file name under which each submission is shown, by its id.
    private let labels: [String: Label]
    private let folder: ClassFolder
    private let date: Date
    private let timeZone: TimeZone

    /// How a submission is shown.
    struct Label: Sendable, Equatable {
        /// The learner's name, or a made-up one.
        var name: String
        /// The name of its files, without an extension.
        var file: String
    }

    /// Prepares the files; nothing is written.
    ///
    /// - Parameters:
    ///   - date: When the files are written.
    package init(
        _ results: ClassResults, gradebook: Gradebook, in folder: ClassFolder, at date: Date,
        timeZone: TimeZone
    ) {
        self.results = results
        self.gradebook = gradebook
        self.folder = folder
        self.date = date
        self.timeZone = timeZone
        labels = Dictionary(
            uniqueKeysWithValues: results.submissions.map(\.submission).map { submission in
                let row = gradebook.rows.first { $0.submissions.contains(submission.id) }
                let name = [row?.learner.name, submission.name, submission.id].compactMap(\.self).first {
                    !$0.isEmpty
                }
                return (submission.id, Label(name: name ?? submission.id, file: submission.id))
            })
    }

    /// Writes all files, and removes those about submissions that no longer exist.
    ///
    /// - Parameter command: Returns the command that grades an exercise of a submission again.
    /// - Throws: The file system's errors.
    package func write(command: (Submission, Exercise) -> String) throws {
        var feedback = OutputFolder(folder.feedback)
        var evidence = OutputFolder(folder.evidence)
        for result in results.submissions {
            let label = label(of: result.submission)
            let page = self.feedback(on: result)
            try feedback.write(page.markdown(timeZone: timeZone), to: "\(label.file).md")
            try feedback.write(page.html(timeZone: timeZone), to: "\(label.file).html")
            let record = EvidenceRecord(of: result, name: label.name, in: folder, course: results.course) {
                command(result.submission, $0)
            }
            try evidence.write(try record.json(), to: "\(label.file).json")
        }
        try feedback.removeOthers()
        try evidence.removeOthers()
        var root = OutputFolder(folder.root)
        try root.write(gradebook.csv, to: folder.gradebook.lastPathComponent)
        try root.write(try gradebook.json(), to: folder.points.lastPathComponent)
        try root.write(classPage.html(at: date, timeZone: timeZone), to: folder.page.lastPathComponent)
    }

    private func label(of submission: Submission) -> Label {
        labels[submission.id] ?? Label(name: submission.name, file: submission.id)
    }

    private func feedback(on result: SubmissionResult) -> Feedback {
        Feedback(
            result, course: results.course, name: label(of: result.submission).name,
            grade: gradeSummary(of: result.submission), problems: result.submission.problems.map(\.words))
    }

    private func gradeSummary(of submission: Submission) -> GradeSummary? {
        gradebook.rows.first { $0.submissions.contains(submission.id) }.map {
            GradeSummary($0, columns: gradebook.columns)
        }
    }

    private var classPage: ClassPage {
        ClassPage(
            course: results.course, exercises: results.exercises,
            learners: results.submissions.map { result in
                let label = label(of: result.submission)
                return ClassPage.Learner(
                    result, name: label.name, grade: gradeSummary(of: result.submission),
                    problems: result.submission.problems.map(\.words), feedback: "feedback/\(label.file).html"
                )
            },
            absent: gradebook.rows.filter(\.submissions.isEmpty).map(\.learner.name), pairs: [])
    }
}
