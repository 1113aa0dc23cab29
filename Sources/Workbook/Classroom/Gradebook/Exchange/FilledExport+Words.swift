extension FilledExport {
    /// What an instructor should check before importing the file, a sentence each.
    package var remarks: [String] {
        overwritten.map { "\($0.row.name): \($0.old) became \($0.new)." }
            + kept.map { "\($0.row.name): left as it was, because the learner \($0.lock.words)." }
            + otherNames.map {
                "\($0.row.name), line \($0.row.line): could be \($0.learner), but has another name."
            }
            + unknownRows.map { "\($0.name), line \($0.line): not in the gradebook." }
            + learnersWithoutRow.map { "\($0): not in the export." }
            + learnersWithoutGrade.map { "\($0): has no grade, so the cell was left as it was." }
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
