import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Records the checks that an exercise's suite reports for the reference, and what its starter fails.
struct CheckRecording {
    let exercise: Exercise
    let course: Course
    let grader: Grader
    let suite: ObservedSuite

    /// Writes the list of checks.
    ///
    /// - Returns: Why nothing was recorded; `nil` if the list was.
    func perform() async throws -> String? {
        var list = try await suite.checks(needs: try await suite.needs())
        if list.checks.isEmpty { return "the suite reports no check" }
        let (file, turns) = (exercise.folders.expectedChecks, exercise.folders.wrongTurns)
        if FileKind(of: file) != .nothing { list.keepOrder(of: try ExpectedChecks.load(for: exercise)) }
        let earlier = [file, turns].map { ($0, FileManager.default.contents(atPath: $0.path)) }
        try JSONFile.encode(list).write(to: file, options: .atomic)
        // The recorded wrong turns belong to the previous checks.
        if earlier[1].1 != nil { try FileManager.default.removeItem(at: turns) }
        // Grading the starter needs the list, so the list is written first.
        let starter = await grader.grade(Attempt(exercise, in: exercise.folders.starter))
        let reference = await grader.grade(Attempt(exercise, in: exercise.folders.reference))
        if let obstacle = obstacle(starter, reference) {
            // What an attempt fails that wasn't judged would be nothing.
            for (file, content) in earlier {
                if let content {
                    try content.write(to: file, options: .atomic)
                } else if FileKind(of: file) != .nothing {
                    try FileManager.default.removeItem(at: file)
                }
            }
            return obstacle
        }
        list.starterFails = starter.failingChecks
        list.starterDoesNotCompile = starter.outcome == .didNotCompile ? true : nil
        try JSONFile.encode(list).write(to: file, options: .atomic)
        return nil
    }

    /// Returns why verdicts like these keep the list from being recorded.
    private func obstacle(_ starter: Verdict, _ reference: Verdict) -> String? {
        if ![.passed, .flagged].contains(reference.outcome) {
            let told = reference.failures.map { "\($0.check): \($0.messages.joined(separator: ", "))" }
            return
                (["the reference does not pass (\(reference.summary.text))"] + told
                + VariationResult(reference, in: course).remarks).joined(separator: "; ")
        }
        if starter.outcome == .graderError { return "the starter could not be graded" }
        return starter.outcome == .didNotCompile && !course.isImported ? "the starter doesn't compile" : nil
    }
}

extension ExpectedChecks {
    /// Takes over from an earlier list which checks come first, because no run can show that.
    mutating func keepOrder(of earlier: ExpectedChecks) {
        let known = Set(checks.map(\.id))
        for index in checks.indices {
            let other = earlier.checks.first { $0.id == checks[index].id }
            checks[index].after = other?.after.filter(known.contains) ?? []
        }
    }
}
