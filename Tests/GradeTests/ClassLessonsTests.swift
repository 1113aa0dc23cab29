import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookCommandLine
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem
@testable import grade_class

@Suite(.temporaryFolder) struct ClassLessonsTests {
    private let course = Course(
        root: TemporaryFolder.current("course"), lessons: SampleProgress.course.lessons)
    private let folder = ClassFolder(TemporaryFolder.current("results"))

    private func choice(_ words: String..., results: Int..., reads: Bool = true) throws -> LessonChoice {
        let slugs = course.lessons.filter { results.contains($0.number) }.flatMap(\.exercises).map(\.slug)
        return try LessonChoice(
            Arguments(words, options: [.lessons, .only]),
            earlier: results.isEmpty
                ? nil : ClassRecord(exercises: slugs, shards: [.all], sources: [], skipped: []),
            in: folder, readsSubmissions: reads, course: course)
    }

    private func handOut(_ number: Int) throws {
        var history = HandoutHistory(of: course)
        let lessons = course.lessons.filter { $0.number == number }
        try history.add(
            Handout(of: course, lessons: lessons), at: TemporaryFolder.current("handout-\(number)"))
    }

    private func expect(
        _ choice: LessonChoice, _ lessons: Set<Int>, _ note: String?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectEqual(Set(choice.exercises.map(\.id.lesson)), lessons, sourceLocation: sourceLocation)
        expectEqual(
            choice.note.map { [$0].plain }, note.map { "\($0)\n" }, sourceLocation: sourceLocation)
    }

    @Test("Without --lessons, results keep their lessons, and fresh results have those that were handed out")
    func asBefore() throws {
        try expect(choice(), [1, 2], nil)
        try expect(choice(results: 1, 2), [1, 2], nil)
        try expect(
            choice(results: 1), [1],
            " Grading lesson 1, as before. To grade others, name all of them with  --lessons LIST")
        try handOut(2)
        try expect(
            choice(), [2], " Grading lesson 2, as handed out. To grade others, add  --lessons LIST")
        try expect(
            choice(results: 1), [1],
            " Grading lesson 1, as before. To add lesson 2, which was handed out, use  --lessons 1,2")
        // A look at one submission is about nothing else.
        try expect(choice("--only", "ada", results: 1), [1], nil)
        try expect(choice(results: 1, reads: false), [1], " Grading lesson 1, as before.")
        // Different handouts matter only if there are no results.
        try handOut(1)
        #expect(throws: LessonChoiceProblem.self) { try choice() }
        try expect(
            choice(results: 1), [1],
            " Grading lesson 1, as before. To add lesson 2, which was handed out, use  --lessons 1,2")
    }

    @Test("Fewer lessons than the results have take the others out, but not for one submission")
    func fewer() throws {
        try expect(
            choice("--lessons", "2", results: 1, 2), [2],
            " The results will be without lesson 1. The verdicts are kept, so to bring it back, use  --lessons 1,2"
        )
        try expect(choice("--lessons", "2", results: 2), [2], nil)
        // The command in the evidence of an exercise names the exercise's lesson.
        try expect(choice("--lessons", "2", "--only", "ada", results: 1, 2), [2], nil)
        try expect(
            choice("--lessons", "2", results: 1, 2, reads: false), [2],
            " These results also have lesson 1, and keep it. For results without it, name the folder with the submissions."
        )
        #expect(throws: LessonChoiceProblem.filesNotKept(folder.root, lessons: [1])) {
            try choice("--lessons", "1,2", results: 2, reads: false)
        }
    }

    @Test("Lessons that were not handed out are known, if anything was")
    func unknown() throws {
        try expectEqual(choice("--lessons", "1,2").unknown, [])
        try handOut(2)
        try expectEqual(choice("--lessons", "1,2").unknown, [1])
        try expectEqual(choice("--lessons", "1,2", results: 1).unknown, [])
        try handOut(1)
        try expectEqual(choice("--lessons", "1,2").unknown, [])
    }

    @Test("Results about another course are refused")
    func otherCourse() throws {
        let record = ClassRecord(exercises: ["other"], shards: [.all], sources: [], skipped: [])
        for words in [[], ["--lessons", "1"], ["--only", "ada"]] {
            #expect(throws: ClassFolderProblem.otherExercises(folder.root, course: course.root)) {
                try LessonChoice(
                    Arguments(words, options: [.lessons, .only]), earlier: record, in: folder,
                    readsSubmissions: true, course: course)
            }
        }
    }
}
