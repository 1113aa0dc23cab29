import Foundation
import WorkbookReporting

/// An export with grades, and everything about it that an instructor should check before importing it.
package struct FilledExport: Sendable, Equatable {
    /// Why a cell stayed as it was.
    package enum Lock: String, Sendable {
        /// The learner is excused.
        case excused
        /// The learner does not have the assignment.
        case notAssigned
        /// The grade cannot be changed.
        case locked
    }

    /// A row of the export.
    package struct Row: Sendable, Equatable {
        /// The line of the file.
        package var line: Int
        /// The learner, as the export calls them.
        package var name: String
        /// Whether it is only known by a number.
        package var isNumber = false
    }

    /// The file, in which only the cells of one column differ from the export.
    package var data: Data
    /// The name of that column.
    package var column: String
    /// How many cells have a grade of the gradebook now.
    package var filled = 0
    /// The rows in which another grade was replaced.
    package var overwritten: [Overwritten] = []
    /// The rows that stayed as they were, with the reason.
    package var kept: [Kept] = []
    /// What the rows say of which nobody knows whether a grade can be changed; empty if it is known.
    package var unknownLocks: [String] = []
    /// The rows about learners who are not in the gradebook.
    package var unknownRows: [Row] = []
    /// The rows that could be about several learners of the gradebook; they stay as they were.
    package var severalLearners: [SeveralLearners] = []
    /// The learners who could be in several rows, which stay as they were.
    package var severalRows: [SeveralRows] = []
    /// The rows that have the number or login of a learner of the gradebook, but quite another name; they stay as they were.
    package var otherNames: [OtherName] = []
    /// The rows that have the name of a learner of the gradebook, but nothing else of what is known about them; they stay as they were.
    package var namesakes: [OtherName] = []
    /// The rows of the test student.
    package var testRows: [Row] = []
    /// The learners of the gradebook who are not in the export.
    package var learnersWithoutRow: [String] = []
    /// The learners who have no grade, so that their cells stayed as they were.
    package var learnersWithoutGrade: [WithoutGrade] = []

    /// A row that could be somebody else's.
    package struct OtherName: Sendable, Equatable {
        package var row: Row
        package var learner: String
    }

    /// A row that could be about several learners, such as one by its number and another one by its name.
    package struct SeveralLearners: Sendable, Equatable {
        package var row: Row
        package var learners: [String]
    }

    /// A learner who could be in several rows.
    package struct SeveralRows: Sendable, Equatable {
        package var learner: String
        package var lines: [Int]
    }

    /// A learner without a grade.
    package struct WithoutGrade: Sendable, Equatable {
        package var learner: String
        /// The grade that the cell has all the same; empty if it has none.
        package var old: String
    }

    /// A grade that was replaced.
    package struct Overwritten: Sendable, Equatable {
        package var row: Row
        package var old: String
        package var new: String
    }

    /// A cell that stayed as it was.
    package struct Kept: Sendable, Equatable {
        package var row: Row
        package var lock: Lock
    }
}

extension FilledExport {
    /// What an instructor should check before importing the file.
    package var list: ClassRemarks.List {
        ClassRemarks.List(
            title: "\(column): \(Format.count(filled, "grade")) filled in", others: remarks)
    }

    /// What an instructor should check before importing the file, a sentence each.
    var remarks: [String] {
        learnersWithoutGrade.filter { !$0.old.isEmpty }.map {
            "\($0.learner): has no grade, and the cell still has \($0.old). Empty it, unless you want to keep that."
        }
            + overwritten.map { changed in
                let isOnly = overwritten.count { $0.row.name == changed.row.name } == 1
                let place = isOnly ? "" : ", line \(changed.row.line)"
                return "\(changed.row.name)\(place): \"\(changed.old)\" became \"\(changed.new)\"."
            }
            + (unknownLocks.isEmpty
                ? []
                : [
                    "Which of \(Format.list(unknownLocks.map { "\"\($0)\"" })) says that a grade can't be changed isn't known, so these cells were filled in as well. Moodle ignores them."
                ])
            + kept.map { "\($0.row.name): left as it was, because the learner \($0.lock.words)." }
            + otherNames.map {
                "\($0.row.name), line \($0.row.line): could be \($0.learner), but has another name."
            }
            + namesakes.map {
                "\($0.row.name), line \($0.row.line): has the name of \($0.learner), but other numbers, logins or addresses."
            }
            + severalLearners.map {
                "\($0.row.name), line \($0.row.line): could be \($0.learners.joined(separator: " or ")), "
                    + "so the cell was left as it was."
            }
            + severalRows.map {
                "\($0.learner): could be in line \($0.lines.map(String.init).joined(separator: " or ")), "
                    + "so no grade was filled in."
            }
            + unknownRows.map {
                $0.isNumber
                    ? "\($0.name), line \($0.line): has no name, and its number alone doesn't tell who it is."
                    : "\($0.name), line \($0.line): not in the gradebook."
            }
            + learnersWithoutRow.map { "\($0): not in the export." }
            + learnersWithoutGrade.filter(\.old.isEmpty).map {
                "\($0.learner): has no grade, so the cell was left as it was."
            }
    }
}

extension FilledExport.Lock {
    /// The end of a sentence about a learner.
    fileprivate var words: String {
        switch self {
        case .excused: "is excused"
        case .notAssigned: "doesn't have the assignment"
        case .locked: "has a grade that can't be changed"
        }
    }
}
