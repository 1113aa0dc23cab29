import Foundation
import WorkbookSystem

extension Gradebook {
    /// The gradebook as a table: a row for each learner, with a column for each exercise and each lesson.
    ///
    /// It has no times of grading and no durations, so it stays the same when a class is graded again.
    package var csv: Data { CSVCell.file([header] + rows.map(cells)) }

    /// The gradebook for a later comparison.
    ///
    /// - Throws: The encoder's errors, which no gradebook causes.
    package func json() throws -> Data { try JSONFile.encode(self) }

    /// Reads a gradebook that was stored for comparison.
    package static func load(_ file: URL) throws -> Gradebook {
        let gradebook = try JSONFile.decode(Gradebook.self, at: file)
        let width = gradebook.columns.count
        guard gradebook.format == format, gradebook.rows.allSatisfy({ $0.cells.count == width }) else {
            throw MalformedFile(
                file: file, keyPath: "format", expected: "a gradebook of format \(format)",
                found: "format \(gradebook.format)")
        }
        return gradebook
    }

    /// The columns that count how the exercises of a learner's only submission ended; "passed" comes before them, and has those
    /// that are flagged as well, unless these have no grade.
    ///
    /// Programs may read these names.
    private static let counts: KeyValuePairs<String, ExerciseResult.State> = [
        "flagged": .flagged, "failed": .failed, "does not compile": .didNotCompile,
        "stopped": .stopped, "grader error": .graderError, "not started": .notStarted, "missing": .missing,
        "pending": .pending, "unusable": .unusable,
    ]

    private var header: [CSVCell] {
        let about = ["learner", "name", "email", "login", "sis id", "group", "section", "submission"]
        let exercises = columns.map { "\($0.exercise) \($0.slug) (of \($0.possible.plainText))" }
        let lessons = lessons.map { "lesson \($0) (of \(possible(of: $0).plainText))" }
        let sums = ["subtotal", "days late", "late penalty", "total", "possible"]
        return
            (about + exercises + lessons + sums + ["passed"] + Self.counts.map(\.key) + [
                "dropped", "flags", "unmet lessons", "notes",
            ])
            .map { .text($0) }
    }

    private func cells(_ row: GradebookRow) -> [CSVCell] {
        let learner = row.learner
        let about = [
            row.key, learner.name, learner.email, learner.login, learner.sisID, learner.group,
            learner.section,
            row.submissions.joined(separator: ", "),
        ].map { $0.isEmpty ? CSVCell.empty : .text($0) }
        let subtotal = row.total.map { $0 + row.penalty }
        let days: CSVCell =
            switch row.lateness {
            case .notApplicable: .empty
            case .inTime: .number(0)
            case .late(let days, _): .count(days)
            case .unknown: .text("unknown")
            }
        let sums: [CSVCell] = [
            CSVCell(subtotal), days, row.total == nil ? .empty : .number(row.penalty), CSVCell(row.total),
            .number(row.possible),
        ]
        let dropped = zip(columns, row.cells).filter(\.1.isDropped).map(\.0.exercise)
        let end: [CSVCell] = [
            CSVCell(list: dropped), .count(row.cells.reduce(0) { $0 + $1.flags }),
            CSVCell(list: row.unmetLessons.map(String.init)), CSVCell(list: row.notes, separator: "; "),
        ]
        return about + row.cells.map { CSVCell($0.points) } + lessons.map { CSVCell(points(of: $0, in: row)) }
            + sums + [.count(row.passed)] + Self.counts.map { .count(row.count($0.value)) } + end
    }

    /// Returns what a lesson is worth.
    package func possible(of lesson: Int) -> Decimal {
        columns.filter { $0.lesson == lesson }.reduce(0) { $0 + $1.possible }
    }

    /// Returns the points of a learner in a lesson, before anything is dropped or taken off; `nil` if an exercise has no
    /// grade.
    package func points(of lesson: Int, in row: GradebookRow) -> Decimal? {
        let points = zip(columns, row.cells).filter { $0.0.lesson == lesson }.map(\.1.points)
        guard !points.contains(nil) else { return nil }
        return points.reduce(0) { $0 + ($1 ?? 0) }
    }
}

extension CSVCell {
    /// Creates a cell with a number, or an empty one.
    fileprivate init(_ number: Decimal?) { self = number.map { .number($0) } ?? .empty }

    /// Creates a cell with a list of texts; an empty one if there are none.
    fileprivate init(list: [String], separator: String = ", ") {
        self = list.isEmpty ? .empty : .text(list.joined(separator: separator))
    }
}
