import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookCommandLine
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem
@testable import grade_class

struct ClassLessonsTests {
    @Test(
        "A run for fewer lessons than the results have says which others they have, and not for one submission"
    )
    func otherLessons() throws {
        let course = SampleProgress.course
        func message(_ words: [String], earlier: [Exercise]) throws -> String {
            let text = Locked("")
            let stream = Console.Stream(isTerminal: false, hasColor: false) { new in
                text.withLock { $0 += new }
            }
            let context = CommandContext(
                environment: [:], folder: course.root, program: "grade",
                console: Console(output: stream, errors: stream, columns: 200), runner: ProcessRunner(),
                concurrency: 1)
            let record = ClassRecord(
                exercises: earlier.map(\.slug), shards: [.all], sources: [], skipped: [])
            let found = try context.exercises(
                Arguments(words, options: [.lessons, .only]), earlier: record, in: course)
            expectEqual(found.map(\.id.lesson), [2, 2])
            return text.value
        }
        let others = try message(["--lessons", "2"], earlier: course.exercises)
        #expect(
            others.contains("These results also have lesson 1, and the gradebook counts it."), "\(others)")
        #expect(others.contains("--out DIR"))
        try expectEqual(message(["--lessons", "2"], earlier: course.lessons[1].exercises), "")
        // A look at one submission doesn't ask for other lessons.
        try expectEqual(message(["--only", "ada"], earlier: course.lessons[1].exercises), "")
        // The command in the evidence of an exercise names the exercise's lesson.
        try expectEqual(message(["--lessons", "2", "--only", "ada"], earlier: course.exercises), "")
    }
}
