import Foundation
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// Where a learner finds the files that are to be edited.
enum FilesToEdit: Equatable {
    /// The screen above the next step shows the file.
    case above
    /// The next step shows the file itself.
    case below
    /// It may be any of these files, none of which is shown.
    case anyOf([String])

    /// Looks at what a report shows of an exercise.
    init(_ report: LessonReport, _ exercise: Exercise?) {
        let row = report.rows.first { $0.exercise == exercise }
        guard let row, let verdict = row.verdict, !row.isStarter || FilesToEdit.isNamed(verdict) else {
            self = .below
            return
        }
        self = verdict.knowsFileToEdit ? .above : .anyOf(verdict.partToEdit.owns)
    }

    /// Whether what is said about a starter names the file to begin with: it may name no place, or one in another file.
    private static func isNamed(_ verdict: Verdict) -> Bool {
        verdict.firstPlace.map { verdict.exercise.mainFile.path.hasSuffix("/\($0.path)") } ?? false
    }

    /// The files in words.
    var words: String {
        switch self {
        case .above: "the file above"
        case .below: "the file below"
        case .anyOf(let names): Format.list(names, "or")
        }
    }
}
