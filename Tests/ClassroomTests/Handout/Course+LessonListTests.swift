import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

struct CourseLessonListTests {
    private let course = Course(
        root: URL(filePath: "/course"),
        lessons: (1...7).map {
            Lesson(
                number: $0, slug: "lesson-\($0)", title: "", folder: URL(filePath: "/course/Lessons"),
                exercises: [])
        })

    @Test(
        "Lessons are listed by numbers and ranges",
        arguments: [("1", [1]), ("1-3", [1, 2, 3]), ("2,4-5", [2, 4, 5]), (" 3 , 1 - 3", [1, 2, 3])])
    func listed(text: String, numbers: [Int]) throws {
        try expectEqual(course.lessons(listed: text).map(\.number), numbers)
    }

    @Test(
        "Any other list is refused, and the error names the existing lessons",
        arguments: ["", "a", "3-1", "1,", "-1", "1-2-3", "8", "6-8", "0", "1..3", "1-999999999999"])
    func refused(text: String) {
        #expect(throws: UnknownLessonList(text: text, known: Array(1...7))) {
            try course.lessons(listed: text)
        }
    }
}
