import Foundation
import WorkbookSystem

/// One technique: a chapter and its exercises.
package struct Lesson: Sendable, Equatable {
    /// The number in the course, from the folder's name.
    package var number: Int
    /// The short name, such as `testable`.
    package var slug: String
    /// The name that a learner reads.
    package var title: String
    /// The folder, such as `Lessons/3-testable`.
    package var folder: URL
    /// The exercises, in order.
    package var exercises: [Exercise]
    /// What a learner takes away, if the author has written it.
    package var summary: LessonSummary?
    /// The heading of the chapter's section that helps to choose among the techniques, if there is one.
    package var guide: String?
    /// Questions about the chapter; none if the author has written none.
    package var questions: [Question] = []

    /// The chapter.
    package var chapter: URL { folder.appending(path: "README.md") }
}

/// A `lesson.json`: what its author writes, before folders and numbers are known.
struct LessonManifest: Decodable {
    struct Tests: Decodable {
        var module: String
        var owns: [String]
        var carries: [String]?
    }

    struct ExerciseEntry: Decodable {
        var slug: String
        var formerly: [String]?
        var title: String
        var learned: String?
        var kind: Exercise.Kind
        var module: String
        var subject: String?
        var owns: [String]
        var support: [String]?
        var products: [String]?
        var hints: [String]
        var checkHints: [String: String]?
        var secondsPerCheck: Double?
        var tests: Tests?
    }

    struct QuestionEntry: Decodable {
        struct Answer: Decodable {
            var text: String
            var isRight: Bool?
            var explanation: String
        }

        var question: String
        var answers: [Answer]
        var section: String?
    }

    /// The version of the format that this tool reads.
    static let format = 1

    var format: Int
    var title: String
    var summary: LessonSummary?
    var guide: String?
    var questions: [QuestionEntry]?
    var exercises: [ExerciseEntry]

    /// The format of the file.
    static let fileFormat = JSONFormat(
        version: format,
        .object(
            ["format", "title", "guide"],
            [
                "summary": .object(["technique", "price", "avoid", "ability"]),
                "questions": .list(
                    .object(
                        ["question", "section"],
                        ["answers": .list(.object(["text", "isRight", "explanation"]))])),
                "exercises": .list(
                    .object(
                        [
                            "slug", "formerly", "title", "learned", "kind", "module", "subject", "owns",
                            "support", "products", "hints", "checkHints", "secondsPerCheck",
                        ], ["tests": .object(["module", "owns", "carries"])])),
            ]))
}
