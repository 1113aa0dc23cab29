import Foundation

extension Gradebook {
    /// Returns the gradebook with made-up names, in their order, so that the order of rows says nothing.
    package func pseudonymized(by pseudonyms: Pseudonyms) -> Gradebook {
        var book = self
        book.rows = rows.map { row in
            var shown = row
            shown.key = pseudonyms.name(ofRow: row.key)
            shown.learner = Roster.Learner(name: shown.key, section: row.learner.section)
            shown.submissions = row.submissions.map { _ in shown.key }
            shown.notes = row.notes.map(pseudonyms.redacted)
            return shown
        }.sorted { $0.key < $1.key }
        // They are about names that could not be matched.
        book.warnings = []
        return book
    }

    /// The list of who is who, which only the instructor keeps.
    package func key(to pseudonyms: Pseudonyms) -> Data {
        let rows = rows.map { row in
            [
                pseudonyms.name(ofRow: row.key), row.key, row.learner.name,
                row.submissions.joined(separator: ", "),
            ]
            .map { CSVCell.text($0) }
        }
        let header = ["pseudonym", "learner", "name", "submission"].map { CSVCell.text($0) }
        return CSVCell.file([header] + rows)
    }
}

extension ClassResults {
    /// Returns the results with made-up names in place of learners' names, ids and files.
    package func pseudonymized(by pseudonyms: Pseudonyms) -> ClassResults {
        var results = self
        results.submissions = submissions.map { result in
            var result = result
            let name = pseudonyms.name(ofSubmission: result.submission.id)
            result.submission.id = name.replacing(" ", with: "-")
            result.submission.name = name
            result.submission.keys = []
            result.submission.problems = result.submission.problems.map(\.withoutPaths)
            for place in result.exercises.indices {
                if let other = result.exercises[place].evidence?.sameAs {
                    result.exercises[place].evidence?.sameAs = pseudonyms.name(ofSubmission: other)
                }
            }
            return result
        }.sorted { $0.submission.id < $1.submission.id }
        return results
    }
}

extension SubmissionProblem {
    /// The problem without the names of a learner's own files and folders, which often are the learner's name.
    fileprivate var withoutPaths: SubmissionProblem {
        switch self {
        case .noExercise: .noExercise(found: [])
        case .nested: .nested(in: "…")
        case .ambiguous(let path, _): .ambiguous(path: path, others: [])
        case .renamed(let path, _): .renamed(path: path, found: [])
        case .refusedEntry(_, let reason): .refusedEntry(path: "…", reason)
        case .unreadableArchive: .unreadableArchive("…")
        case .empty, .flat, .moreRefusedEntries, .encrypted, .unknownKind, .severalLearners,
            .overLimit:
            self
        }
    }
}
