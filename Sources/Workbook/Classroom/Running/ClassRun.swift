import Foundation
import WorkbookFormats
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Grades what a class handed in, and notes every verdict in the journal as soon as it is reached.
package struct ClassRun: Sendable {
    /// What happens during a run, for screens that show progress.
    package enum Event: Sendable {
        /// So many attempts have to be graded; the others have verdicts already.
        case planned(attempts: Int, known: Int)
        /// An attempt is being graded.
        case began(key: String, exercise: Exercise, submission: String)
        /// An attempt was graded, with this result for the first submission that has it.
        case ended(key: String, submission: String, ExerciseResult)
    }

    private let exercises: [Exercise]
    private let grader: ClassGrader
    private let seal: ClassSeal?

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - shard: The share of the submissions that the run grades.
    ///   - seal: What seals the results.
    ///   - tool: The program that grades.
    ///   - version: The version of this tool.
    package init(
        course: Course, exercises: [Exercise], folder: ClassFolder, shard: Shard = .all, seal: ClassSeal?,
        toolchain: Toolchain,
        tools: Tools, tool: URL?, version: String, now: @escaping @Sendable () -> Date
    ) {
        self.exercises = exercises
        self.seal = seal
        grader = ClassGrader(
            course: course, folder: folder, shard: shard, toolchain: toolchain, tools: tools,
            conditions: GradingConditions(
                course: course, toolchain: toolchain, tool: tool, isSandboxed: tools.isolation != nil),
            version: version, now: now)
    }

    /// Grades all attempts of submissions that have no verdict yet.
    ///
    /// - Parameters:
    ///   - jobs: How many attempts may be graded at once.
    ///   - isAgain: Whether to grade everything, even what has a verdict.
    /// - Returns: What is wrong with the machine, if that ended the run early.
    /// - Throws: The file system's errors.
    package func grade(
        _ submissions: [Submission], jobs: Int, isAgain: Bool = false,
        report: @escaping @Sendable (Event) -> Void = { _ in }
    ) async throws -> MachineFault? {
        try seal?.seal(grader.folder, .grading)
        let journal = try Journal(grader.folder.journal, seal: seal)
        let content = journal.content
        let all = try items(for: submissions)
        var open: [[WorkQueue.Item]] = []
        for items in all {
            var left: [WorkQueue.Item] = []
            for item in items {
                // After an error, an earlier verdict on the same files was no longer wanted.
                let hasFailed = item.submissions.contains { id in
                    let last = content.entry(of: id, exercise: item.key.exercise)
                    return last?.key == item.key && last?.verdict?.outcome == .graderError
                }
                guard !isAgain, !hasFailed, let known = content.verdicts[item.key] else {
                    left.append(item)
                    continue
                }
                // The verdict may be that of an earlier version of a submission, or of another one.
                for id in item.submissions
                where content.entry(of: id, exercise: item.key.exercise)?.key != item.key {
                    try journal.add(entry(item, of: id, known, seconds: 0))
                }
            }
            open.append(left)
        }
        let count = open.reduce(0) { $0 + $1.count }
        report(.planned(attempts: count, known: all.reduce(0) { $0 + $1.count } - count))
        let queue = WorkQueue(open)
        let references = ReferenceCheck(grader, journal: journal)
        // Verdicts of an earlier version are known without their starters.
        for (exercise, (items, left)) in zip(exercises, zip(all, open)) where left.isEmpty {
            let isKnown = content.entry(of: JournalEntry.starter, exercise: exercise.slug) != nil
            guard let item = items.first, !isKnown else { continue }
            let fault = try await references.fault(of: exercise, conditions: item.key.conditions, lane: 0)
            if case .machine(let fault) = fault { return fault }
        }
        let problems = Dictionary(uniqueKeysWithValues: submissions.map { ($0.id, $0.problems) })
        return try await withThrowingTaskGroup(of: MachineFault?.self) { group in
            for _ in 0..<max(1, min(jobs, count)) {
                group.addTask {
                    try await work(through: queue, references, journal) { event in
                        guard case .ended(let key, let id, let result) = event else { return report(event) }
                        // Something in the submission may leave open what counts.
                        report(.ended(key: key, submission: id, result.considering(problems[id] ?? [])))
                    }
                }
            }
            var fault: MachineFault?
            for try await found in group { fault = fault ?? found }
            return fault
        }
    }

    private func work(
        through queue: WorkQueue, _ references: ReferenceCheck, _ journal: Journal,
        _ report: @Sendable (Event) -> Void
    ) async throws -> MachineFault? {
        var post: WorkQueue.Post?
        while let next = await queue.next(at: post) {
            post = next.post
            let item = next.item
            let exercise = item.attempt.exercise
            let id = item.submissions.first ?? ""
            let key = "\(id)/\(exercise.slug)"
            report(.began(key: key, exercise: exercise, submission: id))
            let fault = try await references.fault(
                of: exercise, conditions: item.key.conditions, lane: next.post.lane)
            let verdict =
                if let fault { Verdict(exercise, outcome: .graderError, notes: [.fault(fault)]) } else {
                    await grader.verdict(
                        on: item.attempt, of: item.submissions.first, lane: next.post.lane)
                }
            report(.ended(key: key, submission: id, ExerciseResult(exercise, .graded(verdict))))
            if let fault = verdict.machineFault {
                await queue.stop()
                return fault
            }
            let stored = StoredVerdict(verdict)
            for id in item.submissions {
                try journal.add(entry(item, of: id, stored, seconds: verdict.seconds))
            }
        }
        return nil
    }

    private func entry(
        _ item: WorkQueue.Item, of submission: String, _ verdict: StoredVerdict, seconds: Double
    ) -> JournalEntry {
        grader.entry(
            item.key, of: submission, at: item.attempt.exercise, verdict, seconds: seconds,
            sameAs: item.submissions.first)
    }

    /// Returns what there is to grade, by exercise; identical files are graded once.
    private func items(for submissions: [Submission]) throws -> [[WorkQueue.Item]] {
        exercises.map { exercise in
            let surroundings = grader.conditions.digest(of: exercise).text
            var items: [WorkQueue.Item] = []
            var positions: [String: Int] = [:]
            for submission in submissions {
                let attempt = grader.folder.attempt(at: exercise, by: submission, in: grader.course)
                guard ExerciseResult.Status(ungraded: attempt) == .pending else { continue }
                let digest = attempt.digest()
                if let position = positions[digest] {
                    items[position].submissions.append(submission.id)
                } else {
                    positions[digest] = items.count
                    items.append(
                        WorkQueue.Item(
                            attempt: attempt, submissions: [submission.id],
                            key: .init(exercise: exercise.slug, attempt: digest, conditions: surroundings)))
                }
            }
            return items
        }
    }
}

extension ExerciseResult.Status {
    /// Returns what can be said about an attempt before it is graded: `pending`, unless there is nothing to grade.
    init(ungraded attempt: Attempt) {
        let exists = attempt.ownedPaths.contains { path in
            FileManager.default.fileExists(atPath: attempt.folder.appending(path: path).path)
        }
        self = !exists ? .missing : attempt.hasOnlyStarterFiles() ? .notStarted : .pending
    }
}
