import Foundation

/// Where things are in a grading worksheet of Moodle.
///
/// Source: Moodle, `mod/assign/gradingtable.php` for the columns, `mod/assign/feedback/offline/importgradeslib.php` for what
/// is read again: the identifier, the grade, and when it was last changed.
struct MoodleColumns {
    let grade: Int
    private let header: [String]
    private let identifier: Int

    /// Finds the columns; `nil` if this is not from Moodle.
    ///
    /// The names of the columns are in the language of the person who exported them. If that is not English, the
    /// instructor names the column of the grades; the identifier is always the first one.
    init?(_ table: CSVTable, column name: String?) throws(GradebookProblem) {
        header = table.header
        let english = header.firstIndex(of: "Identifier")
        let numbers = table.records.dropFirst().map { MoodleRow.number($0[0]) }
        guard english != nil || name != nil && !numbers.isEmpty && numbers.allSatisfy({ !$0.isEmpty }) else {
            return nil
        }
        identifier = english ?? 0
        let header = header  // for closures, before all properties have values
        // An English worksheet says which column has the grades; in another, no cell of that column has words.
        let columns = header.indices.filter { index in
            english != nil
                ? header[index] == "Grade"
                : index > 0
                    && table.records.dropFirst().allSatisfy { record in
                        record.isBlank || ["", "-"].contains(record[index])
                            || Decimal(written: record[index]) != nil
                    }
        }
        guard let column = columns.first(where: { header[$0] == name ?? "Grade" }) else {
            throw .noGradeColumn(name ?? "Grade", candidates: columns.map { header[$0] })
        }
        grade = column
    }

    /// “No” in languages of Moodle.
    private static let no: Set = [
        "no", "nein", "non", "nee", "nej", "nei", "não", "nie", "ne", "nem", "nu", "ei", "hayır", "όχι",
        "нет", "ні",
    ]

    /// Returns the rows about participants.
    func rows(of table: CSVTable) -> [GradeExport.Row] {
        let learners = RosterColumns(header)
        // In every language, these two follow the grade.
        let others = header.contains("Identifier") ? [] : Array(header.indices.dropFirst(grade + 1).prefix(2))
        let possible =
            header.firstIndex(of: "Maximum grade") ?? header.firstIndex(of: "Maximum Grade") ?? others.first
        let lock = header.firstIndex(of: "Grade can be changed") ?? others.dropFirst().first
        return table.records.indices.dropFirst().compactMap { index in
            let record = table.records[index]
            if record.isBlank { return nil }
            var learner = learners.learner(record)
            learner.id = MoodleRow.number(record[identifier])
            learner.group = ""
            return GradeExport.Row(
                record: index, learner: learner, possible: possible.flatMap { Decimal(written: record[$0]) },
                lock: lock.map { Self.no.contains(record[$0].lowercased()) } == true ? .locked : nil)
        }
    }
}
