import Foundation
import WorkbookFormats
import WorkbookReporting
import WorkbookSystem

/// The reports on a class's submissions for other programs, in a folder for each format.
package struct ClassReports {
    private let list: ClassList
    private let folder: ClassFolder
    private let version: String

    /// Prepares the reports without writing any.
    ///
    /// - Parameter version: The version of this tool.
    package init(_ list: ClassList, in folder: ClassFolder, version: String) {
        self.list = list
        self.folder = folder
        self.version = version
    }

    /// Writes the reports in a format; those in others stay as they are.
    ///
    /// - Throws: The file system's errors.
    func write(_ format: MachineFormat, showsCode: Bool) throws {
        var files = OutputFolder(place(of: format))
        for submission in list.submissions {
            try files.write(text(of: submission, format, showsCode), to: name(of: submission, format))
        }
        try files.removeOthers()
    }

    /// Returns the formats in which there are reports of other results than these.
    ///
    /// - Parameter current: A format whose reports are about to be written.
    package func outdated(besides current: MachineFormat?) -> [MachineFormat] {
        MachineFormat.allCases.filter { format in
            // A folder that can't be read has no reports.
            guard format != current,
                let names = try? FileManager.default.contentsOfDirectory(atPath: place(of: format).path)
            else { return false }
            return Set(names) != Set(list.submissions.map { name(of: $0, format) })
                || !list.submissions.allSatisfy { isCurrent($0, format) }
        }
    }

    /// Whether the report on a submission is about these results, with or without the code of the checks.
    private func isCurrent(_ submission: ClassSubmission, _ format: MachineFormat) -> Bool {
        let file = place(of: format).appending(path: name(of: submission, format))
        let known = FileManager.default.contents(atPath: file.path)
        // A report that can't be written now isn't the one that is there.
        return [true, false].contains { showsCode in
            (try? text(of: submission, format, showsCode)).map { Data($0.utf8) } == known
        }
    }

    private func text(of submission: ClassSubmission, _ format: MachineFormat, _ showsCode: Bool) throws
        -> String
    {
        try format.text(
            of: submission.result.formatInput(
                course: list.course, version: version, showsSource: showsCode, grade: submission.grade))
    }

    private func place(of format: MachineFormat) -> URL { folder.reports.appending(path: format.rawValue) }

    private func name(of submission: ClassSubmission, _ format: MachineFormat) -> String {
        "\(submission.id)-\(format.fileName)"
    }
}
