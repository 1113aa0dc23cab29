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
