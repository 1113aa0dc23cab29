import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

@Suite(.temporaryFolder) struct ExerciseTaskTests {
    var folder: TemporaryFolder { TemporaryFolder.current }

    private let source = """
        // Exercise 1.1: The switch
        //
        // Make it testable.

        import Foundation
        @testable import Lamp

        /// Is on or off.
        @MainActor
        final class Lamp {}
        """

    @Test("The task is the comment at the top, with its first line as the title")
    func task() {
        let task = ExerciseTask(in: source)
        expectEqual(task?.title, "Exercise 1.1: The switch")
        expectEqual(task?.text, "\nMake it testable.")
    }

    @Test(
        "A file that begins with code or with documentation has no task",
        arguments: ["", "import A", "/// A lamp."])
    func none(source: String) { #expect(ExerciseTask(in: source) == nil) }

    @Test("The code begins after the comments and imports")
    func firstLine() {
        expectEqual(ExerciseTask.firstLineOfCode(in: source), 9)
        #expect(ExerciseTask.firstLineOfCode(in: "// only\n\nimport Testing\n") == nil)
    }

    @Test("The task comes from the starter, and the line of code from the learner's file")
    func deleted() throws {
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "Solutions/1-lamp/1-switch/starter/Lamp.swift": source,
                "Lessons/1-lamp/1-switch/Lamp.swift": "\nstruct Lamp {}\n",
            ])
        let exercise = course.exercises[0]
        expectEqual(ExerciseTask(of: exercise.firstPart)?.title, "Exercise 1.1: The switch")
        expectEqual(exercise.workplace(after: nil).line, 2)
        expectEqual(exercise.workplace(after: nil).file, exercise.mainFile)
    }

    @Test(
        "The workplace is the place reported last, within the file's lines",
        arguments: [(2, 2), (7, 3), (-1, 1)])
    func place(told: Int, line: Int) throws {
        let course = try SampleCourse.load(
            in: folder, changing: ["Lessons/1-lamp/1-switch/Lamp.swift": "\nstruct Lamp {\n}"])
        let exercise = course.exercises[0]
        var entry = LearnerProgress.ExerciseRecord(
            outcome: .failed, summary: VerdictSummary(outcome: .failed), passedChecks: [], attempts: 1,
            gradedAt: Date(timeIntervalSince1970: 0))
        entry.place = Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: told)
        expectEqual(exercise.workplace(after: entry).line, line)
        // No other file is opened, whatever the progress file says.
        entry.place?.path = "Lessons/1-lamp/1-switch/Bulb.swift"
        #expect(exercise.workplace(after: entry) == exercise.workplace(after: nil))
        // After a reset, the workplace is the beginning again.
        entry.place?.path = "Lessons/1-lamp/1-switch/Lamp.swift"
        try folder.write(["Lessons/1-lamp/1-switch/Lamp.swift": "// a starter\n"])
        #expect(exercise.workplace(after: entry).line == nil)
    }

    @Test("The tests are the workplace once the production code has passed its checks")
    func parts() throws {
        let manifest = SampleCourse.manifest.replacing(
            "\"support\": [\"Kit\"],",
            with:
                "\"support\": [\"Kit\"], \"tests\": {\"module\": \"MyLampTests\", \"owns\": [\"MyTests.swift\"]},"
        )
        let course = try SampleCourse.load(in: folder, changing: ["Lessons/1-lamp/lesson.json": manifest])
        let exercise = course.exercises[0]
        let tests = try #require(exercise.secondPart)
        var progress = LearnerProgress()
        func verdict(_ ids: [String]) -> LearnerProgress.ExerciseRecord {
            LearnerProgress.ExerciseRecord(
                outcome: .failed, summary: VerdictSummary(outcome: .failed), passedChecks: ids, attempts: 1,
                gradedAt: Date(timeIntervalSince1970: 0))
        }
        progress.exercises["switch"] = verdict(["compile/readable"])
        expectEqual(exercise.part(after: nil), exercise.firstPart)
        expectEqual(exercise.part(after: progress.exercises["switch"]), exercise.firstPart)
        progress.exercises["switch"] = verdict(["LampChecks/toggles()", "compile/readable"])
        expectEqual(exercise.part(after: progress.exercises["switch"]), tests)
        expectEqual(
            exercise.workplace(after: progress.exercises["switch"]).file.lastPathComponent, "MyTests.swift")
    }

    @Test("A task isn't read through a link, which could lead to anything")
    func link() throws {
        let course = try SampleCourse.load(in: folder)
        let part = course.exercises[0].firstPart
        let task = course.relativePath(of: part.starter) + "/" + ExerciseTask.fileName
        try folder.write([task: "# Switch\n\nIn the course.\n", "other.md": "# Private\n\nElsewhere.\n"])
        #expect(ExerciseTask(of: part)?.text.contains("In the course.") == true)
        try FileManager.default.removeItem(at: folder(task))
        try folder.link(task, to: folder("other.md").path)
        #expect(ExerciseTask(of: part)?.text.contains("Elsewhere.") != true)
    }
}
