import Foundation

/// Where things are in the gradebook of Canvas.
///
/// Source: canvas-lms, `lib/gradebook_importer.rb` (`row_has_student_headers?`, `update_column_count`, `parse_assignments`,
/// `process_pp`, `check_for_non_student_row`) and `lib/gradebook_exporter.rb`.
struct CanvasColumns {
    let column: Int
    private let header: [String]

    /// Finds the columns; `nil` if this is not from Canvas.
    init?(_ table: CSVTable, column name: String?) throws(GradebookProblem) {
        let header = table.header
        self.header = header
        let isWhole = header.count > 3 && header[0].contains("Student") && header[1].contains("ID")
        let isSplit =
            header.count > 4 && header[0].contains("LastName") && header[1].contains("FirstName")
            && header[2].contains("ID")
        guard isWhole || isSplit, let section = header.firstIndex(of: "Section") else { return nil }
        let points = table.records.first { $0[0].contains("Points Possible") }
        // Canvas writes an assignment's id after its title; other columns are totals, or belong to the instructor.
        let assignments = header.indices.filter { index in
            index > section && header[index].wholeMatch(of: /.*\(\d+\)/.dotMatchesNewlines()) != nil
                && !Self.totals.contains { header[index].contains($0) }
                // A column that can't be changed has a word there instead of a number; the word depends on the language.
                && points.map { $0[index].isEmpty || Decimal(written: $0[index]) != nil } != false
        }
        let candidates = assignments.map { header[$0] }
        guard let name else {
            guard assignments.count == 1 else { throw .gradeColumnNotChosen(candidates: candidates) }
            column = assignments[0]
            return
        }
        let found = assignments.filter { Self.names(of: header[$0]).contains(name) }
        guard let first = found.first else { throw .noGradeColumn(name, candidates: candidates) }
        guard found.count == 1 else {
            throw .gradeColumnNotChosen(candidates: found.map { header[$0] })
        }
        column = first
    }

    private static let totals = [
        "Current Score", "Current Points", "Current Grade", "Final Score", "Final Points", "Final Grade",
        "Override Score", "Override Grade", "Override Status",
    ]

    /// The ways to name an assignment: `Workbook (701)`, `Workbook` and `701`.
    private static func names(of header: String) -> [String] {
        guard let match = header.wholeMatch(of: /(.*?)\s*\((\d+)\)/.dotMatchesNewlines()) else {
            return [header]
        }
        return [header, String(match.1), String(match.2)]
    }

    /// Returns the rows about students.
    func rows(of table: CSVTable) -> [GradeExport.Row] {
        let learners = RosterColumns(header)
        let points = table.records.first { $0[0].contains("Points Possible") }
        let possible = points.flatMap { Decimal(written: $0[column]) }
        return table.records.indices.dropFirst().compactMap { index in
            let record = table.records[index]
            if CanvasRow.isAboutNobody(record) { return nil }
            let grade = record[column].uppercased()
            return GradeExport.Row(
                record: index, learner: learners.learner(record), possible: possible,
                lock: grade == "EX" ? .excused : grade == "N/A" ? .notAssigned : nil)
        }
    }
}
