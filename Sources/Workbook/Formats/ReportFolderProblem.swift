import Foundation

/// Why the reports of a folder cannot be shown.
package enum ReportFolderProblem: Error, Equatable {
    /// The folder is missing or cannot be read.
    case unreadable(URL)
    /// No file in the folder is a report.
    case noReports(URL, skipped: [SkippedReport])
}

/// A file in a folder of reports that was left out.
package struct SkippedReport: Sendable, Equatable {
    /// The file's name.
    package var file: String
    /// Why it was left out.
    package var reason: UnusableReport

    /// Creates a value.
    package init(file: String, reason: UnusableReport) {
        self.file = file
        self.reason = reason
    }
}

/// Why a file cannot be used as a learner's report.
package enum UnusableReport: Error, Equatable {
    /// It cannot be read.
    case unreadable
    /// It is a folder or something else that is not a file.
    case notRegular
    /// It has far more bytes than a report.
    case tooLarge(bytes: Int)
    /// It contains something else.
    case notAReport
    /// It was written by a newer version of this tool.
    case newer(format: Int)
    /// It is a report with invalid values.
    case damaged
    /// It is about other exercises.
    case otherCourse
    /// The file `newest` has a newer report of the same learner.
    case outdated(newest: String)
    /// The folder has more files than are read: this one and `more` others.
    case beyondLimit(more: Int)
}
