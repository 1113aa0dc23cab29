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
        var diagnosis: String
        /// The outcome of grading it.
        package var outcome: Verdict.Outcome
        /// The checks that it fails, in the suite's order, with what they report in every run.
        package var fails: [CheckFailure]
        /// Whether the suite could run; otherwise only the compile-time checks report.
        package var ran = true

        /// Creates a turn with the given values.
        package init(
            name: String, diagnosis: String, outcome: Verdict.Outcome, fails: [CheckFailure], ran: Bool = true
        ) {
            self.name = name
            self.diagnosis = diagnosis
            self.outcome = outcome
            self.fails = fails.map(\.stable)
            self.ran = ran
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
                if failure != failure.stable {
                    try fail(place + ".messages", "messages as `grade course record` writes them", "others")
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
    /// - Parameter starterFails: What the starter fails; a learner who has only begun made no mistake yet.
    package func diagnosis(
        outcome: Verdict.Outcome, fails: [CheckFailure], ran: Bool = true, starterFails: [String] = []
    ) -> String? {
        if fails.isEmpty || WrongTurns.isAsShipped(fails.map(\.check), starterFails) { return nil }
        let failing = Set(fails.map(\.stable))
        let alike = turns.filter { $0.outcome == outcome && $0.ran == ran && Set($0.fails) == failing }
        return Set(alike.map(\.diagnosis)).count == 1 ? alike[0].diagnosis : nil
    }

    /// Why a mistake cannot be recognized in a learner's attempt.
    package enum Obstacle: Sendable, Equatable {
        /// A part of the exercise fails just what it fails as shipped.
        case asShipped
        /// Other mistakes with other diagnoses report the same.
        case sameAs([String])
    }

    /// Returns the mistakes that cannot be recognized in a learner's attempt, and why.
    package func unrecognized(starterFails: [String]) -> [(turn: Turn, obstacle: Obstacle)] {
        let known = recognized(starterFails: starterFails)
        return turns.filter { !known.contains($0) }.map { turn in
            if WrongTurns.isAsShipped(turn.fails.map(\.check), starterFails) { return (turn, .asShipped) }
            let alike = turns.filter {
                $0.name != turn.name && $0.outcome == turn.outcome && $0.ran == turn.ran
                    && Set($0.fails) == Set(turn.fails)
            }
            return (turn, .sameAs(alike.map(\.name)))
        }
    }

    /// Returns the mistakes that would be recognized in a learner's attempt.
    package func recognized(starterFails: [String]) -> [Turn] {
        struct Look: Hashable {
            var outcome: Verdict.Outcome
            var ran: Bool
            var fails: Set<CheckFailure>

            init(_ turn: Turn) {
                outcome = turn.outcome
                ran = turn.ran
                fails = Set(turn.fails)
            }
        }
        let alike = Dictionary(grouping: turns, by: Look.init)
        let told = alike.filter { look, turns in
            !WrongTurns.isAsShipped(look.fails.map(\.check), starterFails)
                && Set(turns.map(\.diagnosis)).count == 1
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
