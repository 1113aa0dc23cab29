import Foundation

/// When learners handed in, from a table of an instructor.
package struct SubmissionTimes: Sendable, Equatable {
    /// A row of the table.
    struct Row: Sendable, Equatable {
        /// When somebody handed in.
        var time: Date
        /// Whether the clocks showed this time twice.
        var existsTwice: Bool
        /// What the row says about them.
        var clues: LearnerIndex.Clues
        /// What the row says if it is a single text that can be anything that identifies somebody.
        var text: String?
        /// What the row calls them.
        var name: String
    }

    /// The rows that have a time.
    private(set) var rows: [Row] = []

    /// Reads a table with a column that says who handed in, as in a roster, as `learner` or as `submission`, and a column `time`.
    ///
    /// - Parameter timeZone: The time zone of times that do not name one.
    package init(_ data: Data, timeZone: TimeZone) throws(GradebookProblem) {
        let table = try CSVTable.read(data, as: .times)
        let names = table.header.map { $0.lowercased().replacing("_", with: " ") }
        let columns = RosterColumns(table.header)
        let submission = names.firstIndex(of: "submission")
        // As in a policy and in the gradebook, it can be anything that identifies somebody.
        let anything = names.firstIndex(of: "learner")
        guard columns.identifyLearners || submission != nil else {
            throw .noLearnerColumn(source: .times, found: table.header)
        }
        guard let column = Self.headers.lazy.compactMap({ names.firstIndex(of: $0) }).first else {
            throw .noTimeColumn(found: table.header)
        }
        for record in table.records.dropFirst() where !record[column].isEmpty {
            guard let time = PolicyDate.date(record[column], in: timeZone) else {
                throw .notATime(
                    record[column], line: record.line,
                    expected: PolicyDate.expected(insteadOf: record[column], in: timeZone))
            }
            let learner = columns.learner(record)
            var row = Row(
                time: time, existsTwice: PolicyDate.existsTwice(record[column], in: timeZone),
                clues: LearnerIndex.Clues(learner), name: learner.key)
            if let anything, !record[anything].isEmpty {
                // It is read as a name, too; nothing else is known if that is the key.
                row.text = learner.key == record[anything] ? record[anything] : nil
                row.name = record[anything]
            }
            if let submission, !record[submission].isEmpty {
                row.clues[.submission] = [record[submission].lowercased()]
                row.text = nil
                row.name = record[submission]
            }
            rows.append(row)
        }
    }

    private static let headers = ["time", "submitted", "submitted at", "submission time", "date"]
}
