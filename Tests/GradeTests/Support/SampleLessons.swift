import Foundation

@testable import WorkbookModel

/// A course of two lessons with two exercises each and questions about the second chapter, without any files.
enum SampleLessons {
    static let course = Course(
        root: root,
        lessons: [
            lesson(1, "Greetings", ["greet": "Greet someone", "count": "Test the counter"]),
            lesson(2, "Seams", ["cut": "Cut the seam", "spy": "Write a spy"], questions: questions),
        ], manifest: CourseManifest(title: "Swift testability workbook"))

    static let questions = [
        Question(
            "What is a seam?",
            answers: [
                .init("A bug", explanation: "It is part of the design."),
                .init("A place to change behavior", isRight: true, explanation: "A test can use it."),
            ], section: "The `seam`"),
        Question(
            "What does a spy do?",
            answers: [
                .init("It records calls", isRight: true, explanation: "The test reads them later."),
                .init("It deletes files", explanation: "Let's hope not."),
            ]),
    ]

    private static let root = URL(filePath: "/course")

    private static func lesson(
        _ number: Int, _ title: String, _ exercises: KeyValuePairs<String, String>, questions: [Question] = []
    ) -> Lesson {
        let slug = title.lowercased()
        return Lesson(
            number: number, slug: slug, title: title,
            folder: root.appending(path: "Lessons/\(number)-\(slug)"),
            exercises: exercises.enumerated().map { index, names in
                let path = "\(number)-\(slug)/\(index + 1)-\(names.key)"
                return Exercise(
                    id: .init(lesson: number, position: index + 1), slug: names.key, title: names.value,
                    kind: .refactor, module: "Module", owns: ["Greeting.swift"], support: [], hints: [],
                    secondsPerCheck: 1,
                    folders: .init(
                        lesson: root.appending(path: "Lessons/\(path)"),
                        suite: root.appending(path: "Tests/Suites/\(path)"),
                        solutions: root.appending(path: "Solutions/\(path)")))
            }, questions: questions)
    }
}
