import Foundation
import Testing
import TestSupport

@testable import WorkbookLearning
@testable import WorkbookModel
@testable import WorkbookReporting

@Suite(.temporaryFolder) struct ModelAnswerTests {
    let folder = TemporaryFolder.current
    private let reference = "Solutions/1-lamp/1-switch/reference/Lamp.swift"
    private let own = "Lessons/1-lamp/1-switch/Lamp.swift"

    private func answer(_ own: String?, _ reference: String, why: String? = nil) throws -> ModelAnswer {
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                self.own: own, self.reference: reference, "Solutions/1-lamp/1-switch/why.md": why,
            ])
        return try ModelAnswer(to: course.exercises[0])
    }

    @Test("The task at the top of a file is not compared, whether the learner kept it or not")
    func header() throws {
        let task = "// Exercise 1.1: The switch\n//\n// Make it work.\n\n"
        let code = "/// A lamp.\nstruct Lamp {}\n"
        try expectEqual(answer(task + code, code).files.map(\.comparison), [.same])
        try expectEqual(answer(code + "\n\n", code).files.map(\.comparison), [.same])
    }

    @Test("A later comment is compared as part of the learner's code")
    func comment() throws {
        try expectEqual(
            answer("import A\n// mine\n", "import A\n").files.map(\.comparison),
            [
                .differs([.same("import A"), .removed("// mine")])
            ])
    }

    @Test("A documentation comment belongs to the code, even on the first line")
    func documentation() throws {
        try expectEqual(
            answer("// the task\nstruct Lamp {}\n", "/// A lamp.\nstruct Lamp {}\n").files.map(
                \.comparison),
            [
                .differs([.inserted("/// A lamp."), .same("struct Lamp {}")])
            ])
    }

    @Test("Only a difference outside of strings is called one in layout")
    func layout() throws {
        let (own, model) = ("let a = [1,\n    2]\n\nlet b = \"c d\"\n", "let a = [1, 2]\nlet b = \"c d\"\n")
        try expectEqual(answer(own, model).files.map(\.comparison), [.sameWords])
        let other = try answer(own, model.replacing("c d", with: "cd")).files.map(\.comparison)
        #expect(other != [.sameWords])
    }

    @Test("Windows line endings don't count as a difference")
    func lineEnds() throws {
        try expectEqual(
            answer("let a = 1\r\nlet b = 2\r\n", "let a = 1\nlet b = 2\n").files[0].comparison, .same)
    }

    @Test("If the learner's file is missing, the model answer is shown alone")
    func missing() throws {
        try expectEqual(
            answer(nil, "let a = 1\n").files.map(\.comparison),
            [
                .alone(["let a = 1"], because: .problem(.missing(folder(own))))
            ])
    }

    @Test("A link is not followed")
    func link() throws {
        try folder.write(["secret": "let secret = 1\n"])
        let course = try SampleCourse.load(in: folder, changing: [own: nil])
        try folder.link(own, to: folder("secret").path)
        let answer = try ModelAnswer(to: course.exercises[0])
        expectEqual(
            answer.files.map(\.comparison),
            [
                .alone([], because: .problem(.notRegular(folder(own))))
            ])
    }

    @Test("A very long file isn't compared")
    func long() throws {
        let text = String(repeating: "let a = 1\n", count: 1_001)
        try expectEqual(
            answer(text, "let a = 1\n").files[0].comparison, .alone(["let a = 1"], because: .tooLong))
    }

    @Test("A file that differs in many lines is not compared, and the text says so")
    func unrelated() throws {
        func lines(_ word: String) -> [String] { (1...20).map { "let \(word)\($0) = \($0)" } }
        let answer = try answer(lines("a").joined(separator: "\n"), lines("b").joined(separator: "\n"))
        expectEqual(answer.files.map(\.comparison), [.alone(lines("b"), because: .unrelated)])
        #expect(
            answer.text(course: .sample([]), status: .passes, width: 80).plain.contains(
                """
                 • your file differs in many lines, so they are not compared one by one. This is
                   the solution's file:
                """))
    }

    @Test("The explanation is on one line, whatever line breaks its file has")
    func why() throws {
        try expectEqual(answer("a", "b", why: "Because\nit is.\n").why, "Because it is.")
        #expect(try answer("a", "b").why == nil)
    }

    @Test("The second part's files come after those of the first part")
    func parts() throws {
        let manifest = SampleCourse.manifest.replacing(
            #""owns": ["Lamp.swift"],"#,
            with: #""owns": ["Lamp.swift"], "tests": { "module": "LampTapping", "owns": ["Tap.swift"] },"#)
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "Lessons/1-lamp/lesson.json": manifest,
                "Lessons/1-lamp/1-switch/Tests/Tap.swift": "let a = 1\n",
                "Solutions/1-lamp/1-switch/reference/Tests/Tap.swift": "let a = 1\n",
            ])
        let answer = try ModelAnswer(to: course.exercises[0])
        expectEqual(
            answer.files.map { course.relativePath(of: $0.place) },
            [
                own, "Lessons/1-lamp/1-switch/Tests/Tap.swift",
            ])
        expectEqual(answer.files[1].comparison, .same)
    }

    @Test("If the course has no solutions, the error says so")
    func noSolutions() throws {
        let course = try SampleCourse.load(in: folder, changing: [reference: nil])
        let expected = NoModelAnswer(exercise: course.exercises[0].id, file: folder(reference))
        #expect(throws: expected) { try ModelAnswer(to: course.exercises[0]) }
    }

    @Test("Without colors, the text still shows whose lines are whose, and it indents wrapped code")
    func text() throws {
        let course = try SampleCourse.load(in: folder)
        let lines: [LineDifference.Line] = [
            .folded(4), .same("struct Lamp {"), .removed("    var isOn = false"),
            .inserted("    private(set) var isOn = false, wasOn = false"), .same("}"),
        ]
        var answer = try ModelAnswer(to: course.exercises[0])
        answer.files[0].comparison = .differs(lines)
        answer.why = "One word decides."
        expectEqual(
            answer.text(course: course, status: .passes, width: 44).plain,
            """
            1.1  The switch                   a solution

             This is one way among several. Yours
             passed, so it is right as well.
             - yours   + the solution's

             Lessons/1-lamp/1-switch/Lamp.swift
               … 4 identical lines
               struct Lamp {
             -     var isOn = false
             +     private(set) var isOn = false,
             +         wasOn = false
               }

             Why: One word decides.

            """)
    }

    @Test("If both are identical, the text doesn't explain any signs")
    func same() throws {
        let answer = try answer("let a = 1\n", "let a = 1\n")
        #expect(
            answer.text(course: .sample([]), status: .neverPassed, width: 80).plain.contains(
                " This is one way among several, and it is the one that you chose.\n"))
        #expect(
            answer.text(course: .sample([]), status: .neverPassed, width: 80).plain.contains(
                " • yours is identical\n"))
    }
}
