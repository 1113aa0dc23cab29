import Foundation

/// A file for Moodle's import of grades from CSV, which needs nothing but the learners and their grades.
///
/// A single learner whom Moodle does not know, or a grade that is no number, makes it refuse the whole file, so learners
/// without a grade or without the chosen identity are left out.
///
/// Source: Moodle, `grade/import/csv/classes/load_data.php`.
package struct MoodleImport: Sendable, Equatable {
    /// What identifies the learners; the instructor chooses the same in Moodle.
    package enum Identity: String, Sendable, CaseIterable {
        case email, username, idNumber

        fileprivate var header: String {
            switch self {
            case .email: "Email address"
            case .username: "Username"
            case .idNumber: "ID number"
            }
        }

        fileprivate func text(_ learner: Roster.Learner) -> String {
            switch self {
            case .email: learner.email
            case .username: learner.login
            case .idNumber: learner.sisID
            }
        }
    }

    /// The file.
    package let data: Data
    /// The learners who are left out because nothing identifies them.
    package let withoutIdentity: [String]
    /// The learners who are left out because they have no grade.
    package let withoutGrade: [String]
    /// The learners who are left out because others have the same identity.
    package let sharedIdentity: [String]

    /// Creates the file.
    ///
    /// - Parameter title: What the column of grades is called.
    package init(_ gradebook: Gradebook, identity: Identity, title: String = "Grade") {
        let counts = Dictionary(
            gradebook.rows.map { (identity.text($0.learner).lowercased(), 1) }, uniquingKeysWith: +)
        var lines: [[CSVCell]] = [[.text(identity.header), .text(title)]]
        var (nameless, gradeless, shared): ([String], [String], [String]) = ([], [], [])
        for row in gradebook.rows {
            let text = identity.text(row.learner)
            let name = row.learner.shownName(key: row.key)
            if text.isEmpty {
                nameless.append(name)
            } else if counts[text.lowercased()] != 1 {
                shared.append(name)
            } else if let total = row.total {
                lines.append([.text(text), .number(total)])
            } else {
                gradeless.append(name)
            }
        }
        data = CSVCell.file(lines)
        withoutIdentity = nameless
        withoutGrade = gradeless
        sharedIdentity = shared
    }
}
