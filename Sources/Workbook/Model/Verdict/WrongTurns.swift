import Foundation
import WorkbookSystem

/// A `wrong-turns.json`: the known mistakes in an exercise, each with the checks that it fails.
///
/// `grade course record` writes it from the rejected variations, which need not be there where learners are graded.
package struct WrongTurns: Sendable, Equatable, Codable {
    /// One mistake.
    package struct Turn: Sendable, Equatable, Codable {
        /// The name of the rejected variation.
        package var name: String
        /// What a learner who took this turn should know.
        var diagnosis: String
        /// The outcome of grading it.
        var outcome: Verdict.Outcome
        /// The ids of the checks that it fails, in the suite's order.
        var fails: [String]
        /// Whether the suite could run; otherwise only the compile-time checks report.
        var ran = true

        /// Creates a turn with the given values.
        package init(
            name: String, diagnosis: String, outcome: Verdict.Outcome, fails: [String], ran: Bool = true
        ) {
            self.name = name
            self.diagnosis = diagnosis
            self.outcome = outcome
            self.fails = fails
            self.ran = ran
        }
    }

    /// The version of the format that this tool reads.
    static let format = 1

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
        for (index, turn) in list.turns.enumerated() where turn.fails.isEmpty {
            throw MalformedFile(
                file: file, keyPath: "turns[\(index)].fails", expected: "at least one check",
                found: "an empty list")
        }
        return list
    }

    /// Returns what to say to a learner whose attempt ends like exactly one of the mistakes.
    ///
    /// If several mistakes fail the same checks, it is unclear which one the learner made, so nothing is
    /// said.
    ///
    /// - Parameter starterFails: What the starter fails; a learner who has only begun made no mistake yet.
    package func diagnosis(
        outcome: Verdict.Outcome, fails: [String], ran: Bool = true, starterFails: [String] = []
    ) -> String? {
        if fails.isEmpty || WrongTurns.isAsShipped(fails, starterFails) { return nil }
        let failing = Set(fails)
        let alike = turns.filter { $0.outcome == outcome && $0.ran == ran && Set($0.fails) == failing }
        return Set(alike.map(\.diagnosis)).count == 1 ? alike[0].diagnosis : nil
    }

    /// Returns the mistakes that would be recognized in a learner's attempt.
    package func recognised(starterFails: [String]) -> [Turn] {
        struct Look: Hashable {
            var outcome: Verdict.Outcome
            var ran: Bool
            var fails: Set<String>

            init(_ turn: Turn) {
                outcome = turn.outcome
                ran = turn.ran
                fails = Set(turn.fails)
            }
        }
        let alike = Dictionary(grouping: turns, by: Look.init)
        let told = alike.filter { look, turns in
            !WrongTurns.isAsShipped(Array(look.fails), starterFails) && Set(turns.map(\.diagnosis)).count == 1
        }
        return turns.filter { told[Look($0)] != nil }
    }

    /// Whether one of the two parts of an exercise fails exactly what it fails as shipped.
    private static func isAsShipped(_ fails: [String], _ starterFails: [String]) -> Bool {
        [true, false].contains { isAboutTests in
            func part(_ ids: [String]) -> Set<String> {
                Set(ids.filter { Check.Kind(id: $0).isAboutTests == isAboutTests })
            }
            return !part(fails).isEmpty && part(fails) == part(starterFails)
        }
    }
}
