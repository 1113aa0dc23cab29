import WorkbookSystem

/// Which column of a table says what about a learner.
///
/// The names are those that instructors choose, and those in the exports of Canvas (`lib/gradebook_exporter.rb`) and Moodle
/// (`mod/assign/gradingtable.php`), the latter also in German.
struct RosterColumns {
    private var columns: [Kind: Int] = [:]

    /// A column that isn't read because its name seems to be misspelled.
    struct Misspelled: Sendable, Equatable {
        var column: String
        /// The name of a column that is read.
        var meant: String
    }

    private enum Kind: CaseIterable {
        case id, participant, name, firstName, lastName, email, login, sisID, group, section

        var headers: [String] {
            switch self {
            case .id:
                [
                    "id", "user id", "userid", "canvas id", "student id", "student number", "matrikelnummer",
                    "matriculation number",
                ]
            case .participant: ["identifier", "participant", "participant number", "teilnehmer/in"]
            case .name:
                [
                    "name", "full name", "fullname", "student", "student name", "learner",
                    "vollständiger name", "nom complet", "nombre completo",
                ]
            case .firstName: ["first name", "firstname", "given name", "vorname", "prénom", "nombre"]
            case .lastName:
                [
                    "last name", "lastname", "surname", "family name", "nachname", "nom", "nom de famille",
                    "apellido", "apellidos", "apellido(s)",
                ]
            case .email:
                [
                    "email", "e-mail", "email address", "mail", "e-mail-adresse", "e-mail adresse",
                    "courriel", "adresse de courriel", "adresse e-mail", "correo electrónico",
                    "dirección de correo",
                ]
            case .login:
                [
                    "login", "username", "user name", "login id", "sis login id", "github", "github username",
                    "anmeldename", "benutzername", "kennung", "netid", "user", "nom d'utilisateur",
                    "nom d’utilisateur",
                ]
            case .sisID: ["sis id", "sis user id", "sis", "id number", "idnumber", "id-nummer"]
            case .group: ["group", "groups", "team", "gruppe", "gruppen"]
            case .section: ["section", "sections"]
            }
        }
    }

    /// Finds the columns by their names.
    init(_ header: [String]) {
        let names = header.map(Self.plain)
        for kind in Kind.allCases {
            columns[kind] = kind.headers.lazy.compactMap { names.firstIndex(of: $0) }.first
        }
    }

    /// Takes columns for those of names and email addresses, if none are called so.
    mutating func assume(name: Int?, email: Int?) {
        columns[.name] = columns[.name] ?? (columns[.lastName] == nil ? name : nil)
        columns[.email] = columns[.email] ?? email
    }

    /// Returns the columns that aren't read and are one letter away from a name of one that is missing, with that name.
    func misspelled(in header: [String]) -> [Misspelled] {
        // One name is enough.
        let names: [Kind] =
            columns[.name] != nil ? [.firstName, .lastName] : columns[.lastName] != nil ? [.name] : []
        let missing = Kind.allCases.filter { columns[$0] == nil && !names.contains($0) }.flatMap(\.headers)
        let known = Set(Kind.allCases.flatMap(\.headers))
        return header.compactMap { column in
            let name = Self.plain(column)
            if known.contains(name) { return nil }
            return Suggestion.nearest(to: name, in: missing).map { Misspelled(column: column, meant: $0) }
        }
    }

    private static func plain(_ column: String) -> String { column.lowercased().replacing("_", with: " ") }

    /// Returns whether a column is read.
    func reads(_ place: Int) -> Bool { columns.values.contains(place) }

    /// Whether a row says who it is about.
    var identifyLearners: Bool { columns.keys.contains { $0 != .group && $0 != .section } }

    /// Returns the learner of a row.
    func learner(_ record: CSVTable.Record) -> Roster.Learner {
        func text(_ kind: Kind) -> String { columns[kind].map { record[$0] } ?? "" }
        let fullName = [text(.firstName), text(.lastName)].filter { !$0.isEmpty }.joined(separator: " ")
        // GitHub Classroom calls its own texts `identifier`.
        let isNumber = text(.participant).wholeMatch(of: /[A-Za-z][\w.@-]*/) == nil
        let participant = isNumber ? MoodleRow.number(text(.participant)) : ""
        let id = [text(.id), isNumber ? participant : text(.participant)].first { !$0.isEmpty }
        return Roster.Learner(
            id: id ?? "",
            participant: participant.isEmpty ? nil : participant,
            name: text(.name).isEmpty ? fullName : text(.name), email: text(.email), login: text(.login),
            sisID: text(.sisID), group: text(.group), section: text(.section))
    }
}

/// What Canvas's importer says about rows of its export.
///
/// Source: canvas-lms, `lib/gradebook_importer.rb`, `check_for_non_student_row`.
enum CanvasRow {
    /// The name of a student whom Canvas adds to every course in which a teacher looked at the student view.
    static let testStudent = "Student, Test"

    /// Whether a row is not about a student: it has the points, or says which assignments are hidden.
    static func isAboutNobody(_ record: CSVTable.Record) -> Bool {
        record[0].contains("Points Possible")
            || record.fields.indices.allSatisfy {
                record[$0].isEmpty || record[$0].lowercased().wholeMatch(of: /muted|manual posting.*/) != nil
            }
    }
}

/// How Moodle names participants.
enum MoodleRow {
    /// Returns the number at the end of a text such as `Participant 123`, in any language; empty if there is none.
    ///
    /// Source: Moodle, `mod/assign/feedback/offline/importgradeslib.php`.
    static func number(_ identifier: String) -> String {
        String(identifier.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    }
}
