import Foundation
import WorkbookJSON
import WorkbookModel

extension SentenceTable {
    /// Compares the table with the task, the checks, and what the attempts fail.
    func findings(
        for exercise: Exercise, of course: Course, _ expected: ExpectedChecks, _ attempts: [GradedVariation]
    ) -> [Finding] {
        let file = exercise.folders.suite.appending(path: SentenceTable.fileName)
        // The table was read from it.
        let lines = JSONPlaces(of: FileManager.default.contents(atPath: file.path) ?? Data())
        // What an undescribed one fails is known as well.
        let rejected = attempts.filter { $0.isRejected || $0.isUndescribed }.map {
            ($0.folderName, $0.result.failingChecks)
        }
        let problems = problems(
            task: exercise.parts.compactMap { ExerciseTask(of: $0)?.text },
            in: exercise.parts.compactMap { part in
                ExerciseTask.file(of: part).map(course.relativePath(of:))
            }, checks: expected.checks,
            failed: Dictionary(rejected) { first, _ in first })
        if !problems.isEmpty {
            return problems.map { problem in
                let line = problem.entry.flatMap { lines.line(of: "sentences[\($0)]") }.map { ":\($0)" }
                return .breach(
                    exercise.id, "sentences",
                    "\(course.relativePath(of: file))\(line ?? ""): \(problem.words)")
            }
        }
        let count = sentences.count { $0.checks != nil }
        return [
            .fine(
                exercise.id, "sentences",
                "\(count) of the task's \(sentences.count) have checks, the others a note")
        ]
    }
}
