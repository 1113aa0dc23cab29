import Foundation

/// The learners of a class, as an instructor or a learning management system lists them.
package struct Roster: Sendable, Equatable {
    /// One learner.
    package struct Learner: Sendable, Hashable, Codable {
        /// The number in the learning management system, such as Canvas's user id; Moodle's number of a participant if nothing else is known.
        package var id = ""
        /// Moodle's number of a participant, which is another one for each assignment.
        package var participant: String?
        /// The name, as it is written in the list.
        package var name = ""
        /// The email address.
        package var email = ""
        /// The login.
        package var login = ""
        /// The number in the student information system.
        package var sisID = ""
        /// The group that hands in together.
        package var group = ""
        /// The section of the course.
        package var section = ""

        /// What the learner is called in results: the first of id, SIS id, login, email address and name.
        package var key: String { [id, sisID, login, email, name].first { !$0.isEmpty } ?? "" }

        /// The groups: Moodle lists several in one cell, and people separate them otherwise.
        var groups: Set<String> {
            Set([group] + group.split { ",;|/".contains($0) || $0.isNewline }.map(String.init))
        }

        /// Whether nothing says who it is.
        var isNobody: Bool { key.isEmpty }
    }

    /// The learners, in the order of the list, each of them once.
    package var learners: [Learner]

    /// The columns that aren't read because their names seem to be misspelled, with what may be meant.
    private(set) var misspelledColumns: [RosterColumns.Misspelled] = []

    /// What is in each column that isn't read, in lowercase letters, by the column's name.
    private(set) var unreadColumns: [String: Set<String>] = [:]

    /// Creates a roster of learners.
    package init(learners: [Learner]) { self.learners = learners }

    /// Reads a roster.
    ///
    /// It is a table with any of the columns id, name (or first and last name), email, login, SIS id, group and section.
    /// The exports of Canvas and Moodle are such tables.
    package init(_ data: Data) throws(GradebookProblem) {
        let table = try CSVTable.read(data, as: .roster)
        let columns = RosterColumns(table.header)
        guard columns.identifyLearners else { throw .noLearnerColumn(source: .roster, found: table.header) }
        var seen: Set<Learner> = []
        let isCanvas = table.header.first?.contains("Student") == true
        learners = table.records.dropFirst().filter { !CanvasRow.isAboutNobody($0) }
            .map(columns.learner).filter { learner in
                // Somebody can be in two sections, and two rows with nothing but a name can be two people.
                var person = learner
                person.section = ""
                return !learner.isNobody && (seen.insert(person).inserted || learner.key == learner.name)
            }
            .filter { !isCanvas || $0.name != CanvasRow.testStudent }
        if learners.isEmpty { throw .noRows(source: .roster) }
        misspelledColumns = columns.misspelled(in: table.header)
        for (place, name) in table.header.enumerated() where !columns.reads(place) && !name.isEmpty {
            unreadColumns[name] = Set(table.records.dropFirst().map { $0[place].lowercased() })
        }
    }
}

extension CSVTable {
    /// Reads a table that has a header.
    static func read(_ data: Data, as source: GradebookProblem.Source) throws(GradebookProblem) -> CSVTable {
        do {
            let table = try CSVTable(data)
            if table.records.isEmpty { throw GradebookProblem.noRows(source: source) }
            return table
        } catch let problem as CSVProblem {
            throw .table(problem, source: source)
        } catch let problem as GradebookProblem {
            throw problem
        } catch {
            // The reader throws nothing else.
            throw .noRows(source: source)
        }
    }
}
