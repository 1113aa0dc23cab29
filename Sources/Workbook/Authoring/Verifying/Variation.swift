import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// A stored attempt with a known verdict: the starter, the reference, or a variation of it.
struct Variation: Sendable {
    /// What must become of it.
    enum Expectation: Sendable, Equatable {
        /// It passes.
        case passes
        /// It is turned down by these checks, whatever else turns it down.
        case turnedDown(by: [String])
        /// It is turned down by exactly these checks.
        case failsExactly([String])
    }

    /// The name in tables: "reference", "accepted/computed".
    var name: String
    var folder: URL
    var expectation: Expectation
    /// What is said to a learner who took this wrong turn.
    var diagnosis: String?

    /// A `rejected.json`: why a rejected variation is turned down.
    struct Rejection: Decodable {
        /// The ids of the checks that must fail.
        var turnedDownBy: [String]
        /// A sentence or two for a learner who took this turn.
        var diagnosis: String
    }

    /// The name of the file in a rejected variation's folder.
    static let rejectionFile = "rejected.json"

    /// The reference, the accepted and the rejected variations of an exercise.
    ///
    /// - Throws: ``MalformedFile``.
    static func all(of exercise: Exercise) throws -> [Variation] {
        let solutions = exercise.folders.solutions
        let accepted = folders(in: solutions.appending(path: "accepted")).map {
            Variation(name: "accepted/\($0.lastPathComponent)", folder: $0, expectation: .passes)
        }
        let rejected = try folders(in: solutions.appending(path: "rejected")).map { folder in
            let rejection = try JSONFile.decode(Rejection.self, at: folder.appending(path: rejectionFile))
            return Variation(
                name: "rejected/\(folder.lastPathComponent)", folder: folder,
                expectation: .turnedDown(by: rejection.turnedDownBy), diagnosis: rejection.diagnosis)
        }
        return [Variation(name: "reference", folder: exercise.folders.reference, expectation: .passes)]
            + accepted + rejected
    }

    private static func folders(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }
    }

    /// Compares a verdict with what was expected.
    func finding(for verdict: Verdict) -> Finding {
        let id = verdict.exercise.id
        let failing = verdict.failingChecks
        let flags = verdict.flags.map { flag in (flag.place.map { "\($0.text): " } ?? "") + flag.reason }
        func breach(_ message: String) -> Finding {
            .breach(
                id, name,
                ([message] + flags + verdict.notes + verdict.diagnostics.map(\.message)).joined(
                    separator: "; "))
        }
        if verdict.outcome == .graderError || verdict.outcome == .didNotCompile {
            return breach(verdict.summary.text)
        }
        switch expectation {
        case .passes:
            if verdict.outcome == .passed { return .fine(id, name, verdict.summary.text) }
            if verdict.outcome == .flagged {
                return breach("should pass, and is held for a person to look at")
            }
            let told = verdict.checks.filter { failing.contains($0.check.id) }
                .map {
                    "\($0.check.id): \(($0.messages + [$0.stop?.sentence].compactMap { $0 }).joined(separator: ", "))"
                }
            return breach("should pass, and is turned down by \(told.joined(separator: "; "))")
        case .turnedDown(let names):
            let missing = names.filter { !failing.contains($0) }
            if verdict.outcome != .passed && missing.isEmpty && !names.isEmpty {
                return .fine(id, name, "turned down by \(names.joined(separator: ", "))")
            }
            let instead =
                switch verdict.outcome {
                case .passed: "passes"
                case .flagged: "is only held for a person to look at"
                default: "is turned down by \(failing.joined(separator: ", "))"
                }
            return breach("should be turned down by \(names.joined(separator: ", ")), and \(instead)")
        case .failsExactly(let names):
            if verdict.outcome != .passed && failing == names {
                return .fine(id, name, "fails as shipped: \(verdict.summary.text)")
            }
            return breach(
                "should fail exactly \(names.joined(separator: ", ")), and fails \(failing.joined(separator: ", "))"
            )
        }
    }
}
