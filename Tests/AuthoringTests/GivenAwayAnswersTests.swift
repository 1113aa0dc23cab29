import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct GivenAwayAnswersTests {
    private func findings(changing changes: [String: String]) throws -> [String] {
        let course = try SampleCourse.load(in: TemporaryFolder.current, changing: changes)
        return GivenAwayAnswers(course: course).all(in: course.exercises[0])
    }

    @Test("Only the last hint may have the code of the reference")
    func hints() throws {
        let answer = "func toggle() { isOn = !isOn; count += 1 }"
        func found(_ hint: String, _ text: String, starter: String = "final class Lamp {}") throws -> [String]
        {
            try findings(changing: [
                "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                    "\"\(hint)\"", with: "\"\(text)\""),
                "Solutions/1-lamp/1-switch/reference/Lamp.swift": "final class Lamp {\n    \(answer)\n}",
                "Solutions/1-lamp/1-switch/starter/Lamp.swift": starter,
            ])
        }
        let sentence =
            "Lessons/1-lamp/lesson.json:12: hint 2 has code of the reference, and only the last hint should"
        try expectEqual(found("Look closer.", "Write `\(answer)`"), [sentence])
        try expectEqual(found("Look closer.", "Write\\n```swift\\n\(answer)\\n```"), [sentence])
        try expectEqual(found("Look closer.", "\(answer)"), [sentence])
        try expectEqual(found("Look closer.", "Write `isOn = !isOn`"), [])
        try expectEqual(found("Look closer.", "Look at `\(answer)`", starter: "class Lamp { \(answer) }"), [])
        try expectEqual(found("Write `isOn.toggle()`.", "Write `\(answer)`"), [])
    }

    private static let answer = "func toggle() { isOn = !isOn; count += 1 }"
    /// Nine words and signs, which are an answer only as a whole line.
    private static let line = "state = state.isOn ? .off : .on"
    private static let reference = """
        final class Lamp {
            \(answer)
            \(line)
        }
        """

    @Test("The hint for a check may not have code of the reference")
    func checkHints() throws {
        func found(_ hint: String) throws -> [String] {
            try findings(changing: [
                "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                    "\"support\": [\"Kit\"],",
                    with: "\"checkHints\": { \"compile/readable\": \"\(hint)\" }, \"support\": [\"Kit\"],"),
                "Solutions/1-lamp/1-switch/reference/Lamp.swift": Self.reference,
            ])
        }
        let sentence =
            "Lessons/1-lamp/lesson.json:11: the hint for compile/readable has code of the reference, and should not give the answer away"
        try expectEqual(found("Write `\(Self.answer)`."), [sentence])
        try expectEqual(found("Write `\(Self.line)`."), [sentence])
        try expectEqual(found("What is `state.isOn ? .off : .on`?"), [])
    }

    @Test("A diagnosis may not have code of the reference, unless the rejected variation has it as well")
    func diagnoses() throws {
        let folder = "Solutions/1-lamp/1-switch/rejected/stuck"
        func found(_ diagnosis: String, _ code: String = "// rejected") throws -> [String] {
            try findings(changing: [
                "\(folder)/rejected.json": """
                {
                  "turnedDownBy": ["compile/readable"],
                  "diagnosis": "\(diagnosis)"
                }
                """,
                "\(folder)/Lamp.swift": code,
                "Solutions/1-lamp/1-switch/reference/Lamp.swift": Self.reference,
            ])
        }
        let sentence =
            "\(folder)/rejected.json:3: the diagnosis has code of the reference, and should not give the answer away"
        try expectEqual(found("Write `\(Self.answer)`."), [sentence])
        try expectEqual(found("It should be \(Self.line)."), [sentence])
        try expectEqual(found("`\(Self.answer)` comes too late.", "struct A { \(Self.answer) }"), [])
        try expectEqual(found("It should be on."), [])
    }

    @Test("A comment of the starter or of a given file may not have code of the reference")
    func starter() throws {
        let folder = "Solutions/1-lamp/1-switch/starter"
        func found(_ text: String, in file: String = "Lamp.swift") throws -> [String] {
            try findings(changing: [
                "\(folder)/\(file)": text, "Solutions/1-lamp/1-switch/reference/Lamp.swift": Self.reference,
            ])
        }
        let end = "this comment has code of the reference, and learners begin with it"
        let lines = "    // func toggle() {\n    //     isOn = !isOn; count += 1\n    // }"
        try expectEqual(
            found("// The lamp\nclass Lamp {\n\(lines)\n}"), ["\(folder)/Lamp.swift:3: \(end)"])
        try expectEqual(
            found("/* The old one:\n\(Self.answer)\n*/\nclass Bulb {}", in: "Bulb.swift"),
            ["\(folder)/Bulb.swift:2: \(end)"])
        try expectEqual(
            found("# The switch\n\nWrite:\n\n```swift\n\(Self.answer)\n```\n", in: "README.md"),
            ["\(folder)/README.md:6: \(end.replacing("comment", with: "text"))"])
        try FileManager.default.removeItem(at: TemporaryFolder.current("\(folder)/README.md"))
        try expectEqual(
            found("/// Like `\(Self.answer)`\nclass Lamp {}"), ["\(folder)/Lamp.swift:1: \(end)"])
        try expectEqual(found("// \(Self.line)\nclass Lamp {}"), [])
        // A task may state what has to be declared.
        let protocolCode = "@MainActor protocol Lighting { func light(_ isOn: Bool, then: () -> Void) }"
        try expectEqual(
            findings(changing: [
                "\(folder)/Lamp.swift": "// 1.1\n//     \(protocolCode)\nclass Lamp {}",
                "Solutions/1-lamp/1-switch/reference/Lamp.swift": protocolCode,
            ]), [])
        try expectEqual(found("class Lamp { \(Self.answer) }\n// \(Self.answer)"), [])
    }

    @Test("The sentence of a check may not have code of the reference")
    func sentences() throws {
        let list = """
            { "format": 1, "starterFails": [], "checks": [
              { "id": "compile/readable", "name": "Write \(Self.line)" },
              { "id": "LampChecks/toggles()", "name": "The switch toggles the lamp" }
            ] }
            """
        try expectEqual(
            findings(changing: [
                "Tests/Suites/1-lamp/1-switch/checks.json": list,
                "Solutions/1-lamp/1-switch/reference/Lamp.swift": Self.reference,
            ]),
            [
                "Tests/Suites/1-lamp/1-switch/Probes/Client.swift:4: the sentence of compile/readable has code of the reference, and should not give the answer away"
            ])
    }

    @Test("A short line counts in a hint only as a whole")
    func shortLines() throws {
        func found(_ hint: String) throws -> Int {
            try findings(changing: [
                "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing("Look closer.", with: hint),
                "Solutions/1-lamp/1-switch/reference/Lamp.swift": Self.reference,
            ]).count
        }
        try expectEqual(found("Write `\(Self.line)`"), 1)
        try expectEqual(found("Think of `state.isOn ? .off : .on`"), 0)
    }

    @Test("A comment above an expectation is shown to learners")
    func comments() throws {
        let path = "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift"
        let code = """
            // The lamp is on.
            struct LampChecks {
                @Test func toggles() throws {
                    // Answer: 17
                    #expect(hour == 17)
                    // Nobody reads this.
                    let lamp = Lamp()
                    // Not nil
                    let hour = try #require(lamp.hour)
                }
            }
            """
        let start = "learners read this comment if the expectation below it fails: //"
        try expectEqual(
            findings(changing: [path: code]),
            ["\(path):4: \(start) Answer: 17", "\(path):8: \(start) Not nil"])
    }
}
