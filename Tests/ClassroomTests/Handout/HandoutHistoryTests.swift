import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct HandoutHistoryTests {
    @Test("A class is asked for the lessons that were handed out, if every handout had the same")
    func lessons() throws {
        var course = SampleGrades.course
        course = Course(root: TemporaryFolder.current("course"), lessons: course.lessons)
        let folder = TemporaryFolder.current("week1")
        func add(_ numbers: [Int], at folder: URL) throws {
            var history = HandoutHistory(of: course)
            let lessons = course.lessons.filter { numbers.contains($0.number) }
            try history.add(Handout(of: course, lessons: lessons), at: folder)
        }
        func numbers() throws -> [Int]? {
            try HandoutHistory(of: course).lessons(in: course)?.map(\.number)
        }
        func exercises() throws -> [String] {
            try HandoutHistory(of: course).exercises(in: course).map(\.slug)
        }
        try expectEqual(numbers(), nil)
        try expectEqual(exercises(), ["switch", "test-the-lamp", "inject"])
        try add([2], at: folder)
        try expectEqual(numbers(), [2])
        try expectEqual(exercises(), ["inject"])
        try add([2], at: TemporaryFolder.current("again"))
        try expectEqual(numbers(), [2])
        try add([1, 2], at: folder)
        #expect(
            throws: LessonChoiceProblem.severalHandouts([
                .init(lessons: "2", folder: TemporaryFolder.current("again")),
                .init(lessons: "1,2", folder: folder),
            ])
        ) { try exercises() }
        expectEqual(HandoutHistory(of: course).numbers, [1, 2])
        // The handout was written again.
        try add([2], at: folder)
        try expectEqual(numbers(), [2])
        try TemporaryFolder.current.write(["course/.workbook/handouts.json": "{}"])
        try expectEqual(numbers(), nil)
    }
}
