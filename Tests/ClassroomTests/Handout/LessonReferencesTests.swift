import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct LessonReferencesTests {
    /// A course with lessons 1 to 7, of which 3, 5 and 6 are handed out.
    private static let course = Course(
        root: URL(filePath: "/course"),
        lessons: (1...7).map {
            Lesson(
                number: $0, slug: "l\($0)", title: "L\($0)",
                folder: URL(filePath: "/course/Lessons/\($0)-l\($0)"), exercises: [])
        })
    private let lesson = course.lessons[2]
    private let references = LessonReferences(
        of: course, kept: course.lessons.filter { [3, 5, 6].contains($0.number) })

    @Test(
        "References in parentheses are left out, and lists keep what is handed out",
        arguments: [
            ("Use a spy (lesson 2).", "Use a spy."),
            ("Use a spy\n  (see chapter 2 about spies) here.", "Use a spy here."),
            ("a (lesson 3) b", "a (lesson 3) b"),
            ("a (lessons 2 and 3) b", "a (lesson 3) b"),
            ("a (as in lessons\n2 to 7)", "a (as in lessons 3, 5 and 6)"),
            ("a (lessons 1, 3, and 5; or exercise 4.2)", "a (lessons 3 and 5; or exercise 4.2)"),
            ("a (exercise 4.2) b", "a b"), ("the call `f(x)` (Swift 6.2)", "the call `f(x)` (Swift 6.2)"),
            ("a (lesson 12, which no course has)", "a (lesson 12, which no course has)"),
            ("a (lessons 5–6)", "a (lessons 5–6)"),
        ])
    func parentheses(text: String, expected: String) {
        expectEqual(references.text(text, of: lesson), expected)
    }

    @Test("A chapter loses sections and links that lead to lessons which are left out")
    func chapter() {
        let chapter = """
            # Lesson 3: L3

            See [the spy](../2-l2/README.md), [more](../5-l5/README.md) and [the web](https://a.b/2-l2).

            ## What lesson 4 adds

            Gone.

            ### Below

            ```sh
            # not a heading
            ```

            ## Here ([lesson 2](../2-l2))

            Stays.

            ## The next lesson

            In the next lesson, you learn more.
            """
        expectEqual(
            references.chapter(chapter, of: lesson),
            """
            # Lesson 3: L3

            See the spy, [more](../5-l5/README.md) and [the web](https://a.b/2-l2).

            """)
        // The lesson after the fifth one is handed out.
        let next = "# L5\n\n## The next lesson\n\nMore.\n"
        expectEqual(references.chapter(next, of: LessonReferencesTests.course.lessons[4]), next)
    }

    @Test("In JSON, each text is changed on its own")
    func json() {
        let json = #"{ "a \" (": "x", "b": "y) (lesson 2)", "c": "Use it (lesson 2)." }"#
        expectEqual(
            references.json(json, of: lesson), #"{ "a \" (": "x", "b": "y)", "c": "Use it." }"#)
    }

    @Test("The last screen offers only techniques that are handed out")
    func closing() throws {
        var manifest = CourseManifest(title: "Course (lesson 2)")
        manifest.closing = CourseClosing(choices: [
            .init(need: "a", use: "a value"), .init(need: "b", use: "a spy (lesson 2), or a fake (lesson 4)"),
            .init(need: "c", use: "a class (lesson 5), or a fake (lesson 4)"),
        ])
        let data = try references.manifest(manifest)
        try TemporaryFolder.current.write(data, to: CourseManifest.path)
        let read = try CourseManifest(of: TemporaryFolder.current.url)
        expectEqual(read.title, "Course")
        expectEqual(read.closing?.choices?.map(\.use), ["a value", "a class (lesson 5), or a fake"])
    }

    @Test("What remains is found, with its line")
    func places() {
        let text =
            "a\nAs in lessons\n  2 and 3. The next\nlesson. Lesson 5. // exercise\n// 1.2\nThe previous lesson."
        let places = references.places(in: text, of: lesson, at: "x")
        expectEqual(
            places.map { "\($0.line) \($0.words)" },
            ["2 lessons 2 and 3", "3 next lesson", "4 exercise // 1.2", "6 previous lesson"])
    }
}
