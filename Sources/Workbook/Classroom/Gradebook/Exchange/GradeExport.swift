import Foundation

/// A file that a learning management system exported, in which one column of grades can be filled in.
///
/// Filling in an export, rather than writing a new file, keeps everything that the system needs to recognize its learners
/// and assignments, and cannot create an assignment by accident.
package struct GradeExport: Sendable, Equatable {
    /// The system that wrote the file.
    package enum System: String, Sendable {
        /// Canvas: the export of the gradebook.
        case canvas
        /// Moodle: the offline grading worksheet of an assignment.
        case moodle
    }

    /// A learner in the file.
    struct Row: Sendable, Equatable {
        /// The index of the row.
        var record: Int
        /// The learner.
        var learner: Roster.Learner
        /// What the column is worth for the learner, if the file says so.
        var possible: Decimal?
        /// Why the cell must stay as it is.
        var lock: FilledExport.Lock?
    }

    /// The system that wrote the file.
    package let system: System
    /// The name of the column with the grades.
    package let columnName: String
    let table: CSVTable
    let column: Int
    let rows: [Row]
    /// What the rows say of which nobody knows whether a grade can be changed; empty if it is known.
    private(set) var unknownLocks: [String] = []

    /// Reads an export.
    ///
    /// - Parameter column: The name of the column to fill in: in Canvas, the assignment's title, its id, or both as in the
    ///   header. If it is `nil`, the export must have only one that can be meant.
    /// - Throws: ``GradebookProblem``.
    package init(_ data: Data, column: String? = nil) throws(GradebookProblem) {
        table = try CSVTable.read(data, as: .export)
        if let canvas = try CanvasColumns(table, column: column) {
            system = .canvas
            self.column = canvas.column
            rows = canvas.rows(of: table)
        } else if let moodle = try MoodleColumns(table, column: column) {
            system = .moodle
            self.column = moodle.grade
            rows = moodle.rows(of: table)
            unknownLocks = moodle.unknownLocks(in: table)
        } else {
            throw .unknownExport(found: table.header)
        }
        columnName = table.header[self.column]
        if rows.isEmpty { throw .noRows(source: .export) }
    }

    /// Whether numbers in the file have a comma before their decimals.
    ///
    /// Moodle reads and writes grades as the language of the person who exported them; Canvas reads both.
    var hasDecimalComma: Bool {
        let cells = rows.lazy.flatMap { table.records[$0.record].fields }
        func areFound(_ separator: Character) -> Bool {
            cells.contains { cell in
                let parts = cell.text.split(separator: separator, omittingEmptySubsequences: false)
                return parts.count == 2 && parts.allSatisfy { $0.wholeMatch(of: /\d{1,6}/) != nil }
            }
        }
        // In Canvas, a comma can also separate thousands.
        return system == .moodle
            ? areFound(",") && !areFound(".") : table.separator == ";" && (areFound(",") || !areFound("."))
    }
}
