import Foundation

extension GradeExport {
    /// Returns the export with the totals of a gradebook.
    ///
    /// A learner without a grade never gets a zero: the cell stays as it is.
    ///
    /// - Parameter isScaled: Whether those who have all points of the gradebook get all points of the column, if it is worth
    ///   something else.
    /// - Throws: ``GradebookProblem/otherPoints(column:possible:ours:)``.
    package func filled(with gradebook: Gradebook, isScaled: Bool = false) throws(GradebookProblem)
        -> FilledExport
    {
        var result = FilledExport(data: Data(), column: columnName, unknownLocks: unknownLocks)
        let theirs = LearnerIndex(rows.map { LearnerIndex.Clues(exported: $0.learner) })
        let ours = LearnerIndex(
            gradebook.rows.map { LearnerIndex.Clues(exported: $0.learner, of: $0.submissions) })
        // Whom each row of the export means, if what it says leaves only one.
        let meant = rows.map { row -> Int? in
            let match = ours.find(LearnerIndex.Clues(exported: row.learner))
            return if case .one(let number) = match { number } else { nil }
        }
        var owners: [Int: [(number: Int, row: GradebookRow, name: String)]] = [:]
        var doubtful: [Int: [String]] = [:]
        for (learner, (row, name)) in zip(gradebook.rows, gradebook.names).enumerated() {
            let match = theirs.find(LearnerIndex.Clues(exported: row.learner, of: row.submissions))
            let numbers = match.learners.filter { meant[$0] == nil || meant[$0] == learner }
            switch numbers.count {
            case 0: result.learnersWithoutRow.append(name)
            case 1: owners[numbers[0], default: []].append((learner, row, name))
            default:
                for number in numbers { doubtful[number, default: []].append(name) }
                let lines = numbers.map { table.records[rows[$0].record].line }
                result.severalRows.append(.init(learner: name, lines: lines))
            }
        }
        var texts: [CSVTable.Position: String] = [:]
        for (number, row) in rows.enumerated() {
            let record = table.records[row.record]
            let shown = FilledExport.Row(
                line: record.line, name: row.learner.shownName(key: ""),
                isNumber: row.learner.name.isEmpty && row.learner.email.isEmpty
                    && row.learner.participant != nil)
            let all = owners[number] ?? []
            // A person who decided on a total has settled whose it is.
            let settled = [all.filter { $0.number == meant[number] }, all.filter { $0.row.decision != nil }]
            let found = settled.first { $0.count == 1 } ?? all
            let names = found.map(\.name) + (found.isEmpty ? [] : doubtful[number] ?? [])
            if names.count > 1 {
                result.severalLearners.append(.init(row: shown, learners: names))
                continue
            }
            guard let (_, owner, name) = found.first else {
                if doubtful[number] != nil { continue }
                let isTest = system == .canvas && row.learner.name == CanvasRow.testStudent
                if isTest { result.testRows.append(shown) } else { result.unknownRows.append(shown) }
                continue
            }
            guard
                row.learner.couldBe(named: owner.learner.name)
                    || row.learner.sharesAccount(with: owner.learner)
                        && LearnerName.couldBeSame(row.learner.name, owner.learner.name)
            else {
                result.otherNames.append(.init(row: shown, learner: name))
                continue
            }
            let isOtherNumber = system == .canvas && owner.hasOtherNumber(than: row.learner)
            if isOtherNumber || row.learner.isNamesake(of: owner.learner, handedIn: owner.submissions) {
                result.namesakes.append(.init(row: shown, learner: name))
                continue
            }
            if let lock = row.lock {
                result.kept.append(FilledExport.Kept(row: shown, lock: lock))
                continue
            }
            let old = record[column] == "-" ? "" : record[column]
            guard let total = owner.total else {
                result.learnersWithoutGrade.append(.init(learner: name, old: old))
                continue
            }
            guard
                let grade = scaled(total, of: owner.possible, to: row.possible, isScaled, gradebook.decimals)
            else {
                throw .otherPoints(
                    column: columnName, possible: row.possible ?? 0,
                    ours: gradebook.rows.filter { $0.total != nil }.map(\.possible))
            }
            result.filled += 1
            // Canvas also compares two decimals.
            if let before = Decimal(written: old), before.rounded(to: 2) == grade.rounded(to: 2) { continue }
            let text = hasDecimalComma ? grade.plainText.replacing(".", with: ",") : grade.plainText
            if !old.isEmpty { result.overwritten.append(.init(row: shown, old: old, new: text)) }
            texts[.init(record: row.record, column: column)] = text
        }
        result.data = table.replacing(texts)
        return result
    }

    /// Returns a total as the points of a column; `nil` if the column is worth something else, and isn't scaled.
    private func scaled(
        _ total: Decimal, of ours: Decimal, to theirs: Decimal?, _ isScaled: Bool, _ decimals: Int
    ) -> Decimal? {
        guard let theirs else { return isScaled ? nil : total }
        if theirs == ours { return total }
        return isScaled && ours > 0 && theirs > 0 ? (total * theirs / ours).rounded(to: decimals) : nil
    }
}

extension GradebookRow {
    /// Whether the number that Canvas wrote into the name of a submission is not that of a learner in its export; without a roster,
    /// it is all that is known.
    fileprivate func hasOtherNumber(than learner: Roster.Learner) -> Bool {
        submissions == [key] && !self.learner.id.isEmpty && self.learner.id != key && !learner.id.isEmpty
            && learner.id != self.learner.id
    }
}

extension LearnerIndex.Clues {
    /// What identifies a learner in an export, which has a row for each learner.
    ///
    /// - Parameter submissions: The ids of the learner's submissions, which may be logins.
    fileprivate init(exported learner: Roster.Learner, of submissions: [String] = []) {
        self.init(learner)
        self[.group] = nil
        // Some schools' logins are email addresses.
        let logins = Set([learner.login, learner.email].filter { !$0.isEmpty }.map { $0.lowercased() })
        self[.login] = logins.union(submissions.map { $0.lowercased() })
    }
}
