import Foundation
import Testing
import WorkbookAuthoring
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// The number of attempts that the tests may grade; nearly all of their time is spent building these.
///
/// Every test that builds something counts it here. Other tests render ``RecordedResults``.
enum GradingBudget {
    /// The maximum number of attempts for all suites together.
    static let limit = 111

    private static let spent = Locked<[String: Int]>([:])

    private static let announcement: Void = {
        atexit {
            let spent = GradingBudget.spent.value
            let total = spent.values.reduce(0, +)
            print("The tests graded \(total) attempts; \(GradingBudget.limit) are allowed.")
            // Where they go, for the day when some have to be saved.
            for (test, count) in spent.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
                print("  \(count)  \(test)")
            }
            guard let counts = RecordedResults.counts.value else { return }
            print(
                "Recorded results were compared with \(counts.kept) that were kept and \(counts.found) found now."
            )
        }
    }()

    /// Counts attempts, and fails the current test if they exceed the budget.
    static func spend(_ attempts: Int) {
        _ = announcement
        let total = spent.withLock {
            $0[Test.current?.name ?? "outside of tests", default: 0] += attempts
            return $0.values.reduce(0, +)
        }
        // Recorded results are intentionally compared with real ones.
        if total > limit && RecordedResults.mode == .replay {
            Issue.record(
                "this is graded attempt \(total), over the limit; record its result, or grade it elsewhere")
        }
    }

    /// Counts the workspaces of a course in which something was built since a given time.
    ///
    /// - Parameters:
    ///   - start: When the grading began.
    ///   - id: The exercise that was graded, or `nil` for all exercises.
    static func spend(onBuildsIn folder: URL, since start: Date, of id: Exercise.ID? = nil) {
        let workspaces = folder.appending(path: ".build/workbook")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: workspaces.path)) ?? []
        let built = names.filter { name in
            if let id, name.prefix(while: { $0 != "-" }) != "\(id)" { return false }
            let below = FileManager.default.enumerator(
                at: workspaces.appending(path: "\(name)/workspace/.build"),
                includingPropertiesForKeys: [.contentModificationDateKey])
            return below?.contains { file in
                let values = try? (file as? URL)?.resourceValues(forKeys: [.contentModificationDateKey])
                return values?.contentModificationDate ?? .distantPast >= start
            } ?? false
        }
        // Each part of an exercise has its own workspace.
        let exercises = Set(built.map { $0.prefix { $0 != "-" } })
        if !exercises.isEmpty { spend(exercises.count) }
    }
}

/// Grades every attempt without recorded results, and counts it.
struct CountedResults: AttemptResults {
    func result<Value: Codable & Sendable, Problem>(
        _ question: String, of attempt: Attempt, in course: Course,
        find: @Sendable () async throws(Problem) -> Value
    ) async throws(Problem) -> Value {
        let start = Date()
        defer { GradingBudget.spend(onBuildsIn: course.root, since: start, of: attempt.exercise.id) }
        return try await find()
    }
}
