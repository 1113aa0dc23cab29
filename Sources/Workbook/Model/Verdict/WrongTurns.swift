import Foundation
import WorkbookSystem

/// A `wrong-turns.json`: the known mistakes in an exercise, each with the checks that it fails and what they report.
///
/// `grade course record` writes it from the rejected variations, which need not be there where learners are graded.
package struct WrongTurns: Sendable, Equatable, Codable {
    /// One mistake.
    package struct Turn: Sendable, Equatable, Codable {
        /// The name of the rejected variation.
        package var name: String
        /// What a learner who took this turn should know.
        package var diagnosis: String
        /// The outcome of grading it.
        package var outcome: Verdict.Outcome
        /// The checks that it fails, in the suite's order, with what they report in every run.
        package var fails: [CheckFailure]
        /// Whether the suite could run; otherwise only the compile-time checks report.
        package var ran = true
        /// The id of the check that says best what is wrong: the first of those that its author names.
        package var decisive: String?

        /// Creates a turn with the given values.
        package init(
            name: String, diagnosis: String, outcome: Verdict.Outcome, fails: [CheckFailure],
            ran: Bool = true,
            decisive: String? = nil
        ) {
            self.name = name
            self.diagnosis = diagnosis
            self.outcome = outcome
            self.fails = fails.map(\.stable)
            self.ran = ran
            self.decisive = decisive
        }
    }

    /// The version of the format that this tool reads.
    static let format = 2

    /// The version of the file's format.
    var format = WrongTurns.format
    /// The mistakes, by name.
    package var turns: [Turn]

    /// Creates wrong turns with the given values.
    package init(format: Int = WrongTurns.format, turns: [Turn]) {
        self.format = format
        self.turns = turns
    }

    /// Reads the file of an exercise; without the file, there are no known wrong turns.
    ///
    /// - Throws: ``MalformedFile``.
    package static func load(for exercise: Exercise) throws -> WrongTurns {
        let file = exercise.folders.wrongTurns
        guard FileManager.default.fileExists(atPath: file.path) else { return WrongTurns(turns: []) }
        let list = try JSONFile.decode(WrongTurns.self, at: file)
        guard list.format == format else {
            throw MalformedFile(file: file, keyPath: "format", expected: "\(format)", found: "\(list.format)")
        }
        func fail(_ keyPath: String, _ expected: String, _ found: String) throws {
            throw MalformedFile(file: file, keyPath: "turns\(keyPath)", expected: expected, found: found)
        }
        for (index, turn) in list.turns.enumerated() {
            if turn.fails.isEmpty { try fail("[\(index)].fails", "at least one check", "an empty list") }
            for (position, failure) in turn.fails.enumerated() {
                let place = "[\(index)].fails[\(position)]"
                if failure.messages.isEmpty {
                    try fail(place + ".messages", "at least one message", "an empty list")
                }
            }
            if Set(turn.fails.map(\.check)).count != turn.fails.count {
                try fail("[\(index)].fails", "each check once", "a repeated one")
            }
        }
        return list
    }

    /// Returns what to say to a learner whose attempt ends like exactly one of the mistakes.
    ///
    /// The same checks must fail and report the same: many mistakes fail the same checks, but with other values. If
    /// several known mistakes report the same, it is unclear which one the learner made, so nothing is said.
    ///
    /// - Parameter fails: What the files that the learner has edited fail; the others contain no mistake of theirs.
    package func diagnosis(of fails: [CheckFailure], ran: Bool = true) -> String? {
        if fails.isEmpty { return nil }
        let alike = self.alike(fails, ran)
        return Set(alike.map(\.diagnosis)).count == 1 ? alike[0].diagnosis : nil
    }

    /// Returns the mistakes that end with the same failures.
    package func alike(_ fails: [CheckFailure], _ ran: Bool) -> [Turn] {
        let compared = WrongTurns.compared(fails.map(\.stable))
        return turns.filter { $0.ran == ran && WrongTurns.compared($0.fails) == compared }
    }

    /// Returns the failures that identify a mistake: if checks of the code fail, what tests report follows from that or is
    /// another mistake.
    private static func compared(_ failures: [CheckFailure]) -> Set<CheckFailure> {
        let ofCode = failures.filter { !Check.Kind(id: $0.check).isAboutTests }
        return Set(ofCode.isEmpty ? failures : ofCode)
    }
}
