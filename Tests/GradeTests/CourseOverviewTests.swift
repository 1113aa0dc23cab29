import TestSupport
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import grade

struct CourseOverviewTests {
    private let course = SampleLessons.course

    private func text(list: String?, expanding lessons: [Lesson], width: Int) -> String {
        CourseOverview(course: course, progress: LearnerProgress(), list: list)
            .lines(expanding: lessons, width: width).lines.plain
    }

    @Test("On a short terminal, other lessons are only counted, and a command lists them")
    func short() {
        let next = course.lessons[1]
        expectEqual(
            text(list: "grade --list", expanding: [next], width: 60),
            """
            Swift testability workbook                  0 of 4 exercises

             Lesson 2 · Seams                                     0 of 2
             ○ 2.1  Cut the seam                             not started
             ○ 2.2  Write a spy                              not started
             1 other lesson:  grade --list

            """)
        #expect(text(list: nil, expanding: [next], width: 60).contains("\n Lesson 1 · Greetings"))
        #expect(!text(list: "grade --list", expanding: course.lessons, width: 60).contains("other"))
    }

    @Test("On a narrow terminal, only the symbol says that an exercise was not started")
    func narrow() {
        let narrow = text(list: nil, expanding: course.lessons, width: 40)
        #expect(narrow.contains("\n ○ 2.1  Cut the seam\n ○ 2.2  Write a spy"))
        let lines = CourseOverview(course: course, progress: LearnerProgress())
            .lines(expanding: course.lessons, width: 40).lines
        #expect(PlainText.lines(lines).contains("not started: 2.1 Cut the seam"))
    }
}
