import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Compares what was recorded about an exercise with what is found now.
struct RecordComparison {
    let exercise: Exercise
    let course: Course

    /// Compares the checks that report, and what the solutions declare and use, with what was recorded.
    ///
    /// - Parameter known: The ids of checks whose sentences have a finding already.
    func findings(
        about observed: ExpectedChecks, with recorded: ExpectedChecks, besides known: Set<String> = []
    ) -> [Finding] {
        func breach(_ subject: String, _ what: String, _ difference: Set<String>) -> Finding {
            let names = difference.isEmpty ? "order" : difference.sorted().joined(separator: ", ")
            return .unrecorded(exercise.id, subject, "checks.json does not list \(what) (\(names))")
        }
        var findings: [Finding] = []
        if observed.checks == recorded.checks {
            let count = recorded.checks.count
            let message = count == 1 ? "1 is expected, and reports" : "\(count) are expected, and report"
            findings.append(.fine(exercise.id, "checks", message))
        } else {
            let folder = exercise.firstPart.folders.checks
            let difference = CheckListDifference(
                recorded: recorded.checks, observed: observed.checks, in: folder,
                at: course.relativePath(of: folder), besides: known)
            findings += difference.sentences.map { .unrecorded(exercise.id, "checks", $0) }
        }
        if observed.names != recorded.names {
            let what = "the names that the solutions declare and the suite uses"
            let (now, before) = (Set(observed.names ?? []), Set(recorded.names ?? []))
            let gone = before.subtracting(now).sorted().joined(separator: ", ")
            findings.append(
                gone.isEmpty
                    ? breach("names", what, now.subtracting(before))
                    : .unrecorded(
                        exercise.id, "names",
                        "checks.json lists \(gone), which the solutions or the suite have no longer"
                            + (now.isSubset(of: before)
                                ? ""
                                : ", and not \(now.subtracting(before).sorted().joined(separator: ", "))")))
        }
        let (used, known) = (Set(observed.needs ?? []), Set(recorded.needs ?? []))
        if !used.isSubset(of: known) {
            findings.append(
                breach("needs", "what the starter and the solutions use", used.subtracting(known)))
        } else if used != known {
            let gone = known.subtracting(used).sorted().joined(separator: ", ")
            findings.append(
                .unrecorded(
                    exercise.id, "needs",
                    "checks.json lists under \"needs\" what neither the starter nor a solution uses: \(gone)")
            )
        }
        return findings
    }

    /// Compares what the rejected variations fail with what was recorded.
    ///
    /// - Parameter canRecord: Whether recording would mend a difference; if not, it only follows from other findings.
    ///
    /// - Throws: ``MalformedFile`` for what was recorded.
    func findings(about attempts: [GradedVariation], canRecord: Bool) throws -> [Finding] {
        let observed = WrongTurns(observedIn: attempts)
        let recorded = try WrongTurns.load(for: exercise)
        if canRecord && FileKind(of: exercise.folders.wrongTurns) == .nothing && !observed.turns.isEmpty {
            return [.unrecorded(exercise.id, "wrong-turns", "wrong-turns.json is missing")]
        }
        if recorded == observed {
            // One without a diagnosis reports the same as these.
            let unlisted = attempts.filter { $0.hasDiagnosis && !$0.result.failures.isEmpty }.map(
                \.folderName
            ).filter { name in
                !observed.turns.contains { $0.name == name }
            }
            return [.fine(exercise.id, "wrong-turns", recorded.recognition(unlisted: unlisted))]
        }
        if !canRecord { return [] }
        let repeated = recorded.turns.map(\.name).repeated
        if !repeated.isEmpty {
            let names = repeated.joined(separator: ", ")
            return [.unrecorded(exercise.id, "wrong-turns", "wrong-turns.json lists \(names) twice")]
        }
        let reworded = observed.turns.filter { turn in
            recorded.turns.contains { $0.name == turn.name && $0.diagnosis != turn.diagnosis }
        }
        var told = recorded
        for index in told.turns.indices {
            reworded.first { $0.name == told.turns[index].name }.map {
                told.turns[index].diagnosis = $0.diagnosis
            }
        }
        if told == observed {
            let names = reworded.map(\.name).joined(separator: ", ")
            return [
                .unrecorded(
                    exercise.id, "wrong-turns",
                    "\(Variation.rejectionFile) has another diagnosis than wrong-turns.json (\(names))")
            ]
        }
        let difference = Set(observed.turns.filter { !recorded.turns.contains($0) }.map(\.name))
            .union(recorded.turns.filter { !observed.turns.contains($0) }.map(\.name)).sorted()
        let changed = observed.turns.lazy.compactMap { turn -> String? in
            guard let earlier = recorded.turns.first(where: { $0.name == turn.name }) else { return nil }
            let message = ChangingMessage.all(between: earlier.fails, and: turn.fails).first
            return FailingChecks(earlier.fails, turn.fails).words(
                "\(turn.name) now", "also fails", "doesn't fail")
                ?? message?.words(first: "reported", second: "now")
        }.first
        let message =
            "wrong-turns.json does not list what the rejected variations fail and report "
            + "(\(difference.isEmpty ? "order" : difference.joined(separator: ", ")))\(changed.map { ". \($0)" } ?? "")"
        if let attempt = attempts.first(where: { $0.change != nil }), let change = attempt.change {
            // Recording can't help.
            return [
                .breach(
                    exercise.id, "wrong-turns", "\(message); \(change.sentence(about: attempt.folderName))")
            ]
        }
        let advice =
            changed == nil ? "" : ". If that changes from run to run, correct the suite or the variation"
        return [.unrecorded(exercise.id, "wrong-turns", message + advice)]
    }
}

extension Finding {
    /// Creates a finding about a problem that recording what was found mends.
    static func unrecorded(_ exercise: Exercise.ID, _ subject: String, _ message: String) -> Finding {
        var finding = Finding.breach(exercise, subject, message)
        finding.remedy = .record(exercise)
        return finding
    }

    /// Creates a finding about a damaged file that recording writes again.
    static func damaged(_ exercise: Exercise.ID, _ subject: String, _ file: MalformedFile, in course: Course)
        -> Finding
    {
        var finding = Finding.breach(exercise, subject, file, in: course)
        finding.remedy = .rewrite(exercise, file: file.file.lastPathComponent)
        return finding
    }
}
