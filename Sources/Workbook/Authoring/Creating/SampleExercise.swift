import Foundation
import WorkbookModel

/// The exercise of a new course: small, complete, and ready to be replaced.
enum SampleExercise {
    /// The lesson that contains it.
    static var lesson: CourseDraft.Lesson {
        CourseDraft.Lesson(
            slug: "first-lesson", title: "A first lesson", chapter: chapter, exercises: [exercise])
    }

    /// Whether a lesson contains only this exercise and its chapter, so that nobody has begun to write another course.
    static func isUnchanged(_ lesson: Lesson) -> Bool {
        lesson.exercises.map(\.slug) == [exercise.slug]
            && FileManager.default.contents(atPath: lesson.chapter.path) == Data(chapter.utf8)
    }

    private static var exercise: ExerciseDraft {
        var draft = ExerciseDraft(
            slug: "greet", title: "Greet", kind: .implement, module: "Greeting", owns: ["Greeting.swift"],
            hints: [
                "What does the function return for each of the two examples in the task?",
                "A name of blanks counts as no name. Which property tells whether every character is one?",
                "Return `\"Hello!\"` if `name.allSatisfy(\\.isWhitespace)` holds, and `\"Hello, \\(name)!\"` otherwise.",
            ])
        draft.files.starter = ["Greeting.swift": data(task + function("\"\""))]
        draft.files.suite = [
            "Checks/GreetingChecks.swift": data(checks), "checks.json": data(recordedChecks),
            "wrong-turns.json": data(recordedTurns),
        ]
        draft.files.solutions = ["why.md": data(why)]
        let answers = [
            ("reference", function("name.allSatisfy(\\.isWhitespace) ? \"Hello!\" : \"Hello, \\(name)!\"")),
            (
                "accepted/two-steps",
                function(
                    "let end = name.contains { !$0.isWhitespace } ? \", \\(name)\" : \"\"\n    return \"Hello\\(end)!\""
                )
            ),
            (
                "accepted/joined",
                function(
                    "let words = name.contains { !$0.isWhitespace } ? [\"Hello\", name] : [\"Hello\"]\n    return words.joined(separator: \", \") + \"!\""
                )
            ),
        ]
        for (name, code) in answers { draft.files.solutions["\(name)/Greeting.swift"] = data(code) }
        for mistake in mistakes {
            let folder = "rejected/\(mistake.name)"
            draft.files.solutions["\(folder)/Greeting.swift"] = data(function(mistake.code))
            draft.files.solutions["\(folder)/rejected.json"] = data(
                """
                {
                  "turnedDownBy": ["GreetingChecks/\(mistake.check)"],
                  "diagnosis": \(ExerciseEntry.quoted(mistake.diagnosis))
                }

                """)
        }
        return draft
    }

    /// An answer that looks right and isn't.
    private struct Mistake {
        var name: String
        var code: String
        /// The check that must fail.
        var check: String
        var diagnosis: String
    }

    private static let mistakes = [
        Mistake(
            name: "no-name", code: "\"Hello!\"", check: "greetsByName()",
            diagnosis: "Your function might never use the name."),
        Mistake(
            name: "always-a-name", code: "\"Hello, \\(name)!\"", check: "greetsNobody()",
            diagnosis: "Your function might expect that there is always a name."),
        Mistake(
            name: "blanks", code: "name.isEmpty ? \"Hello!\" : \"Hello, \\(name)!\"",
            check: "ignoresBlanks()", diagnosis: "Your function might take blanks for a name."),
        Mistake(
            name: "one-name", code: "name == \"Ada\" ? \"Hello, Ada!\" : \"Hello!\"",
            check: "greetsAnyone()", diagnosis: "Your function might know some names only."),
    ]

    private static func data(_ text: String) -> Data { Data(text.utf8) }

    private static func function(_ body: String) -> String {
        """
        /// Returns a greeting for a person.
        func greeting(for name: String) -> String {
            \(body)
        }

        """
    }

    private static let task = """
        // Exercise 1.1: Greet
        //
        // Write the function. For "Ada" it returns "Hello, Ada!". If the name is empty or has only blanks, it returns "Hello!".


        """

    private static let checks = """
        import Testing

        @testable import Greeting

        @Suite struct GreetingChecks {
            @Test("A person is greeted by name")
            func greetsByName() {
                expect("Ada", gives: "Hello, Ada!")
            }

            @Test("Every name works")
            func greetsAnyone() {
                expect("Grace Hopper", gives: "Hello, Grace Hopper!")
            }

            @Test("Without a name, the greeting is general")
            func greetsNobody() {
                expect("", gives: "Hello!")
            }

            @Test("Blanks don't count as a name")
            func ignoresBlanks() {
                expect("  ", gives: "Hello!")
            }

            /// The comment is what learners read if the expectation fails.
            private func expect(_ name: String, gives expected: String) {
                let answer = greeting(for: name)
                #expect(
                    answer == expected, "greeting(for: \\"\\(name)\\"): expected \\"\\(expected)\\", got \\"\\(answer)\\"")
            }
        }

        """

    private static let why = """
        A name that nobody can see is no name, so the function asks whether there is a character that isn't a blank, \
        rather than whether the text is empty. Everything else stays as it was typed, because the function can't know which blanks \
        belong to a name.

        """

    /// The chapter, which counts as unwritten only in a course that has become another one.
    static let chapter = """
        # A first lesson

        \(ExerciseTemplate.mark) explain one technique: what it's for, what it costs, and when not to use it. Show it with a small \
        example that isn't the exercise. The last section says what to do next.

        ## Functions that answer

        A function that only returns a value is easy to test: a test calls it, and compares the answer. It needs no setup, and no order of \
        calls.

        """
}
