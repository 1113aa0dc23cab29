import Foundation
import WorkbookModel

/// The files of a new exercise, with a mark wherever its author has to write something.
struct ExerciseTemplate {
    /// What begins a sentence about what the author has to write.
    static let mark = "\(Course.openMark):"

    /// The draft with all files.
    private(set) var draft: ExerciseDraft

    /// Makes the files of an exercise.
    ///
    /// - Parameters:
    ///   - id: Where the exercise will stand.
    ///   - slug: The short name, such as `test-the-tracker`.
    init(_ id: Exercise.ID, slug: String, kind: Exercise.Kind) {
        let words = slug.split(separator: "-")
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let text = words.joined(separator: " ")
        let title = text.prefix(1).uppercased() + text.dropFirst()
        let type = name.first?.isNumber == true ? "Exercise\(name)" : name
        let isTests = kind == .tests
        draft = ExerciseDraft(
            slug: slug, title: title, kind: kind,
            module: isTests ? type + "Tests" : type, subject: isTests ? type + "Kit" : nil,
            owns: [isTests ? "\(type)Tests.swift" : "\(type).swift"],
            hints: [
                "\(ExerciseTemplate.mark) a nudge", "\(ExerciseTemplate.mark) a pointer",
                "\(ExerciseTemplate.mark) nearly the solution",
            ])
        let task = """
            // Exercise \(id): \(title)
            //
            // \(ExerciseTemplate.mark) say what the learner does, and what has to be true afterward.


            """
        let code = isTests ? ExerciseTemplate.tests(type) : ExerciseTemplate.code(type)
        let file = draft.owns[0]
        draft.files.starter[file] = Data(
            (task + code("\(ExerciseTemplate.mark) what the learner starts with")).utf8)
        for (place, text) in ExerciseTemplate.answers {
            draft.files.solutions["\(place)/\(file)"] = Data(code(text).utf8)
        }
        for (place, _) in ExerciseTemplate.answers where place.hasPrefix("rejected/") {
            draft.files.solutions["\(place)/rejected.json"] = Data(
                ExerciseTemplate.rejection(by: isTests ? "catches/wrong-answer" : "\(type)Checks/answer()")
                    .utf8)
        }
        draft.files.solutions["why.md"] = Data(
            "\(ExerciseTemplate.mark) a paragraph of 30 to 100 words on why the reference is as it is.\n".utf8
        )
        if isTests {
            draft.files.starter["Subject/\(type).swift"] = Data(ExerciseTemplate.subject(type).utf8)
            draft.files.suite["Subject/\(type).swift"] = Data(ExerciseTemplate.variants(of: type).utf8)
            draft.files.suite["variants.json"] = Data(ExerciseTemplate.variantList.utf8)
        } else {
            draft.files.suite["Checks/\(type)Checks.swift"] = Data(ExerciseTemplate.checks(type).utf8)
        }
        if kind == .refactor {
            draft.files.suite["Probes/Client.swift"] = Data(ExerciseTemplate.probe(type).utf8)
        }
    }

    /// The stored attempts that `grade course verify` asks for at least.
    private static let answers = [
        ("reference", "\(mark) the model answer"),
        ("accepted/another-way", "\(mark) an answer that is right, but different"),
        ("rejected/first-mistake", "\(mark) a plausible answer that is wrong"),
        ("rejected/second-mistake", "\(mark) another plausible mistake"),
    ]

    private static func rejection(by check: String) -> String {
        """
        {
          "turnedDownBy": ["\(mark) the id of the check that must fail, such as \(check)"],
          "diagnosis": "\(mark) what a learner who does this should know"
        }

        """
    }

    private static func code(_ type: String) -> (String) -> String {
        { todo in
            """
            /// \(todo)
            struct \(type) {
                var answer = 0
            }

            """
        }
    }

    private static func checks(_ type: String) -> String {
        """
        import Testing

        @testable import \(type)

        @Suite struct \(type)Checks {
            // \(mark) a check for everything that the task asks for; its name is a sentence that learners read.
            @Test("The answer is right")
            func answer() {
                #expect(\(type)().answer == 42, "the answer")
            }
        }

        """
    }

    private static func probe(_ type: String) -> String {
        """
        // CLIENT: testable
        @testable import \(type)

        // CHECK readable: \(mark) what tests can do after the change; or delete this file
        // COMPILES: \(mark) what tests cannot do as long as this doesn't compile
        func read(_ value: \(type)) -> Int { value.answer }

        """
    }

    private static func tests(_ type: String) -> (String) -> String {
        { todo in
            """
            import Testing

            @testable import \(type)Kit

            @Suite struct \(type)Tests {
                // \(todo)
                @Test func answer() {
                    #expect(\(type)().answer == 42)
                }
            }

            """
        }
    }

    private static func subject(_ type: String) -> String {
        """
        /// \(mark) the code that learners test, as they see it.
        struct \(type) {
            var answer: Int { 42 }
        }

        """
    }

    private static func variants(of type: String) -> String {
        """
        /// \(mark) the same code with a case for every variant in variants.json.
        struct \(type) {
            var answer: Int {
                switch PlantedVariant.current {
                case .plain, .computed: 42
                case .wrongAnswer: 41
                case .scrambled: 0
                }
            }
        }

        """
    }

    private static let variantList = """
        {
          "format": 1,
          "correct": [
            { "id": "plain", "name": "\(mark) code that is right" },
            { "id": "computed", "name": "\(mark) other code that is right" }
          ],
          "bugs": [
            { "id": "wrong-answer", "name": "\(mark) what is wrong with the code" }
          ],
          "scrambled": "scrambled"
        }

        """
}
