import WorkbookLearning
import WorkbookReporting

/// The command of `grade` that `grade-formats` runs if the result is a page.
extension CommandOutline {
    package static let progress = CommandOutline(
        name: "progress", summary: "show your progress", operandName: "[NAME]", mostOperands: 1,
        options: [.course, .html, .format, .json])
}

extension CommandContext {
    /// Returns the report on the progress that the words after `grade progress` ask for, and whether it is about a part of the course.
    ///
    /// - Throws: What keeps the course from being read, and ``UsageError``.
    package func progressReport(_ arguments: Arguments) throws -> (report: ProgressReport, isPart: Bool) {
        let course = try course(arguments)
        let selection = try named(arguments, in: course)
        let loaded = ProgressStore(course: course).load()
        let whole = ProgressReport(
            course: course, progress: loaded.progress,
            notes: [loaded.notice?.sentences(in: course)].compactMap { $0 })
        return (selection.map { whole.selecting($0) } ?? whole, selection != nil)
    }
}
