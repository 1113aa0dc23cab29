import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Finds out once for each exercise whether the course's own solution passes, before anyone else's is judged.
///
/// If it doesn't, the suite or the subject is broken, and every learner would be blamed for it. The starter is graded as well:
/// partial credit is only for checks that it doesn't pass.
actor ReferenceCheck {
    private let grader: ClassGrader
    private let journal: Journal
    private var results: [Exercise.ID: Task<GraderFault?, any Error>] = [:]

    /// Prepares a check.
    ///
    /// - Parameter journal: Where solutions that passed are noted, so that they aren't graded again.
    init(_ grader: ClassGrader, journal: Journal) {
        self.grader = grader
        self.journal = journal
    }

    /// Returns why attempts at an exercise can't be judged; `nil` if they can.
    ///
    /// The first caller grades the solution, while the others wait.
    ///
    /// - Parameters:
    ///   - conditions: The digest of everything that verdicts on the exercise depend on besides the attempt's own files.
    ///   - lane: The set of workspaces that the caller uses.
    /// - Throws: The file system's errors.
    func fault(of exercise: Exercise, conditions: String, lane: Int) async throws -> GraderFault? {
        if let known = results[exercise.id] { return try await known.value }
        let task = Task { try await grade(exercise, conditions: conditions, lane: lane) }
        results[exercise.id] = task
        return try await task.value
    }

    private nonisolated func grade(
        _ exercise: Exercise, conditions: String, lane: Int
    ) async throws -> GraderFault? {
        let reference = Attempt(exercise, in: exercise.folders.reference)
        // A copy for learners has no solutions.
        guard FileKind(of: reference.folder) == .folder else { return nil }
        let key = JournalEntry.Key(
            exercise: exercise.slug, attempt: reference.digest(), conditions: conditions)
        if journal.content.verdicts[key]?.outcome.isPass != true {
            let verdict = await grader.verdict(on: reference, of: nil, lane: lane)
            if let fault = fault(of: verdict) { return fault }
            try journal.add(
                grader.entry(
                    key, of: JournalEntry.noSubmission, at: exercise, StoredVerdict(verdict),
                    seconds: verdict.seconds))
        }
        try await gradeStarter(of: exercise, conditions: conditions, lane: lane)
        return nil
    }

    private nonisolated func gradeStarter(of exercise: Exercise, conditions: String, lane: Int) async throws {
        let starter = Attempt(exercise, in: exercise.folders.starter)
        let key = JournalEntry.Key(
            exercise: exercise.slug, attempt: starter.digest(), conditions: conditions)
        let entry = journal.content.entry(of: JournalEntry.starter, exercise: exercise.slug)
        if entry?.key == key || FileKind(of: starter.folder) != .folder { return }
        let verdict = await grader.verdict(on: starter, of: nil, lane: lane)
        // Learners aren't to blame for it, and the next run tries again.
        if verdict.outcome == .graderError { return }
        try journal.add(
            grader.entry(
                key, of: JournalEntry.starter, at: exercise, StoredVerdict(verdict), seconds: verdict.seconds)
        )
    }

    /// Returns why nobody's attempt can be judged after this verdict on the course's own solution; `nil` if it passed.
    ///
    /// A failure isn't noted in the journal: the machine may have been too slow, and the next run tries again.
    private nonisolated func fault(of verdict: Verdict) -> GraderFault? {
        if let fault = verdict.machineFault { return .machine(fault) }
        for case .fault(let fault) in verdict.notes {
            // The first line says what is wrong, and `grade course verify` shows the others.
            let words = fault.text(in: grader.course).split(whereSeparator: \.isNewline).first
            return .failingReference(words.map(String.init) ?? verdict.summary.text)
        }
        return verdict.outcome.isPass ? nil : .failingReference(verdict.summary.text)
    }
}

extension Verdict.Outcome {
    fileprivate var isPass: Bool { self == .passed || self == .flagged }
}
