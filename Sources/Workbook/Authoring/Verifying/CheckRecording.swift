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

    /// The subject of the finding that nothing was recorded.
    static let subject = "record"

    /// Writes the list of checks.
    ///
    /// - Returns: What was recorded about wrong turns before, or why nothing was recorded.
    func perform() async throws -> Outcome {
        var list = try await suite.checks(needs: try await suite.needs())
        if list.checks.isEmpty { return .refused(Obstacle(reason: "the suite reports no check")) }
        let (file, turns) = (exercise.folders.expectedChecks, exercise.folders.wrongTurns)
        do {
            if FileKind(of: file) != .nothing { list.keepOrder(of: try ExpectedChecks.load(for: exercise)) }
        } catch let problem as MalformedFile {
            return .refused(Obstacle(reason: CheckRecording.words(about: problem, in: course)))
        }
        let (earlierChecks, earlierTurns) = (EarlierFile(file), EarlierFile(turns))
        try JSONFile.encode(list).write(to: file, options: .atomic)
        // The recorded wrong turns belong to the previous checks.
        if earlierTurns.content != nil { try FileManager.default.removeItem(at: turns) }
        // Grading the starter needs the list, so the list is written first.
        let starter = await grader.grade(Attempt(exercise, in: exercise.folders.starter))
        let reference = await grader.grade(Attempt(exercise, in: exercise.folders.reference))
        if var obstacle = obstacle(starter, reference) {
            if obstacle.isAboutStarter, starter.diagnostics.contains(where: { $0.place == nil }) {
                // The starter compiles, and learners read in what it lacks; an author has to find the line.
                let errors = try await suite.grading(of: Attempt(exercise, in: exercise.folders.starter))
                    .compilerErrors()
                obstacle.reason =
                    "the suite doesn't compile with the starter, so no check could say what is missing"
                obstacle.details =
                    errors.map(\.words) + [
                        "declare it in the starter, or ask for it with `COMPILES` in Probes"
                    ]
            }
            if [.failed, .stopped].contains(reference.outcome) {
                let again = await grader.grade(Attempt(exercise, in: exercise.folders.reference))
                let change = ChangingResult(
                    VariationResult(reference, in: course), VariationResult(again, in: course))
                obstacle.reason += change.map { "; \($0.sentence())" } ?? ""
            }
            // What an attempt fails that wasn't judged would be nothing.
            try earlierChecks.restore()
            try earlierTurns.restore()
            return .refused(obstacle)
        }
        list.starterFails = starter.failingChecks
        list.starterDoesNotCompile = starter.outcome == .didNotCompile ? true : nil
        try JSONFile.encode(list).write(to: file, options: .atomic)
        return .recorded(earlierTurns: earlierTurns.content)
    }

    /// How recording the checks ended.
    enum Outcome {
        /// The list was written. What was recorded about wrong turns is removed, because it belongs to the list before.
        case recorded(earlierTurns: Data?)
        /// Nothing was changed.
        case refused(Obstacle)
    }

    /// Returns what is wrong with a list of checks, and what to do about it.
    static func words(about problem: MalformedFile, in course: Course) -> String {
        Finding.words(for: problem, in: course) + ". Correct that, or delete the file and record it again. "
            + "Only what it says under \"after\" would be lost"
    }

    /// Why nothing was recorded.
    struct Obstacle {
        var reason: String
        /// Whether the starter is at fault, and not the reference.
        var isAboutStarter = false
        /// What the attempt reports; grading it again shows the same.
        var details: [String] = []

        /// Returns a sentence about it.
        func sentence(hasDetails: Bool) -> String {
            (["nothing was recorded: \(reason)"] + (hasDetails ? details : [])).joined(separator: "; ")
        }
    }

    /// Returns why verdicts like these keep the list from being recorded.
    private func obstacle(_ starter: Verdict, _ reference: Verdict) -> Obstacle? {
        if ![.passed, .flagged].contains(reference.outcome) {
            let told = reference.failures.map {
                "\($0.check): \($0.shownMessages.joined(separator: ", "))"
            }
            return Obstacle(
                reason: "the reference does not pass (\(reference.summary.text))",
                details: told + VariationResult(reference, in: course).remarks)
        }
        if starter.outcome == .graderError {
            return Obstacle(
                reason: "the starter could not be graded", isAboutStarter: true,
                details: VariationResult(starter, in: course).remarks)
        }
        return starter.outcome == .didNotCompile && !course.isImported
            ? Obstacle(
                reason: "the starter doesn't compile", isAboutStarter: true,
                details: VariationResult(starter, in: course).remarks)
            : nil
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
