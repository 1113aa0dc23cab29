import Foundation

/// Where things are in a grading worksheet of Moodle.
///
/// The names of the columns are in the language of the person who exported them. In any language but English, the columns
/// are found by what is in them, and by their order.
///
/// Source: Moodle, `mod/assign/gradingtable.php` for the columns, `mod/assign/feedback/offline/importgradeslib.php` for what
/// is read again: the identifier, the grade, and when it was last changed.
struct MoodleColumns {
    let grade: Int
    private let identifier: Int
    private let possible: Int?
    private let locks: [Int]
    private var learners: RosterColumns

    /// Finds the columns; `nil` if this is not from Moodle.
    init?(_ table: CSVTable, column name: String?) throws(GradebookProblem) {
        let header = table.header
        learners = RosterColumns(header)
        if let english = header.firstIndex(of: "Identifier") {
            guard let column = header.firstIndex(of: "Grade"), name == nil || name == "Grade" else {
                throw .noGradeColumn(name ?? "Grade", candidates: header.filter { $0 == "Grade" })
            }
            (grade, identifier) = (column, english)
            possible = header.firstIndex(of: "Maximum grade") ?? header.firstIndex(of: "Maximum Grade")
            if header.contains("Scale"), possible == nil { throw .worksheetWithoutPoints }
            locks = header.indices.filter { header[$0] == "Grade can be changed" }
            return
        }
        let rows = table.records.dropFirst().filter { !$0.isBlank }
        // "Participant 5001", with the same word in each row
        guard header.count > 4, rows.allSatisfy({ $0[0].contains(/^[^0-9]*\p{L}.*[0-9]$/) }),
            Set(rows.map { $0[0].replacing(/[0-9]+$/, with: "") }).count == 1
        else { return nil }
        let found = header.indices.dropFirst().filter { Self.areGrades(in: $0, of: rows) }
        if found.isEmpty { throw .worksheetWithoutPoints }
        let candidates = found.map { header[$0] }
        guard let column = name == nil ? found[0] : found.first(where: { header[$0] == name }) else {
            throw .noGradeColumn(name ?? "", candidates: candidates)
        }
        if name == nil && found.count > 1 { throw .gradeColumnNotChosen(candidates: candidates) }
        grade = column
        identifier = 0
        possible = column + 1
        // With a marking workflow, its state comes first.
        locks = [column + 2, column + 3]
        let addresses = (1..<column).first { index in
            rows.contains { !$0[index].isEmpty }
                && rows.allSatisfy { $0[index].isEmpty || $0[index].contains("@") }
        }
        // Without names, because learners are anonymous, there are no addresses either, and the status is the same in many rows.
        let hasNames = addresses != nil || Set(rows.map { $0[1] }).count * 2 > rows.count
        learners.assume(name: hasNames && column > 2 ? 1 : nil, email: addresses)
    }

    /// Whether a column has the grades: the same number is right of each, what the assignment is worth, and then a word.
    private static func areGrades(in column: Int, of rows: [CSVTable.Record]) -> Bool {
        guard let possible = rows.first?[column + 1], Decimal(written: possible) != nil else { return false }
        return rows.allSatisfy { row in
            (["", "-"].contains(row[column]) || Decimal(written: row[column]) != nil)
                && row[column + 1] == possible && row[column + 2].contains(/^[^@]*\p{L}[^@]*$/)
        }
    }

    /// “No” in languages of Moodle.
    private static let no: Set = [
        "no", "nein", "non", "nee", "nej", "nei", "não", "nie", "ne", "nem", "nu", "ei", "ez", "nē", "na",
        "níl",
        "hayır", "xeyr", "không", "tidak", "όχι", "нет", "ні", "не", "ոչ", "არა", "لا", "خیر", "לא", "नहीं",
        "ไม่", "ไม่ใช่", "아니오", "아니요", "いいえ", "否", "不",
    ]

    /// What the cells say of which nobody knows whether the grade can be changed; none if it is known.
    func unknownLocks(in table: CSVTable) -> [String] {
        let rows = table.records.dropFirst().filter { !$0.isBlank }
        // With a marking workflow, the second column is it.
        let column = locks.last { index in rows.allSatisfy { $0[index].contains(/^[^0-9]*\p{L}[^0-9]*$/) } }
        let words = Set(column.map { index in rows.map { $0[index].lowercased() } } ?? []).sorted()
        return words.count > 1 && Self.no.isDisjoint(with: words) ? words : []
    }

    /// Returns the rows about participants.
    func rows(of table: CSVTable) -> [GradeExport.Row] {
        table.records.indices.dropFirst().compactMap { index in
            let record = table.records[index]
            if record.isBlank { return nil }
            var learner = learners.learner(record)
            learner.id = MoodleRow.number(record[identifier])
            learner.participant = learner.id
            learner.group = ""
            return GradeExport.Row(
                record: index, learner: learner, possible: possible.flatMap { Decimal(written: record[$0]) },
                lock: locks.contains { Self.no.contains(record[$0].lowercased()) } ? .locked : nil)
        }
    }
}
