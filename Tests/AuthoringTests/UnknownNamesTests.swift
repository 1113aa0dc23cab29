import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct UnknownNamesTests {
    private static let solutions = "Solutions/1-lamp/1-switch"

    /// The course, with an exercise whose code has a lamp.
    private func course(changing changes: [String: String?] = [:]) throws -> Course {
        let task = "// Exercise 1.1: The switch\n//\n// `press()` turns it on, and `isOn` says so.\n\n"
        let code = "struct Lamp {\n    var isOn = false\n    func press(_ isLong: Bool) {}\n}\n"
        let base: [String: String?] = [
            "\(UnknownNamesTests.solutions)/starter/Lamp.swift": task + code,
            "\(UnknownNamesTests.solutions)/reference/Lamp.swift": code,
        ]
        return try SampleCourse.load(in: TemporaryFolder.current, changing: base.merging(changes) { $1 })
    }

    @Test("A name that texts keep after the code was renamed is remarked on, with its places")
    func renamed() throws {
        let manifest = SampleCourse.manifest.replacing("`isOn.toggle()`", with: "`isOn`")
        let path = "Lessons/1-lamp/lesson.json"
        var course = try course(changing: [path: manifest])
        expectEqual(UnknownNames(course: course).all(in: course.exercises[0]), [])
        let code = "struct Lamp {\n    var isLit = false\n    func press(_ isLong: Bool) {}\n}\n"
        let task = "// Exercise 1.1: The switch\n//\n// `press()` turns it on, and `isOn` says so.\n\n"
        course = try self.course(changing: [
            path: manifest, "\(UnknownNamesTests.solutions)/starter/Lamp.swift": task + code,
            "\(UnknownNamesTests.solutions)/reference/Lamp.swift": code,
            "Tests/Suites/1-lamp/1-switch/Probes/Client.swift":
                "// CLIENT: testable\n\n// CHECK readable: Tests can read `isOn`\n",
        ])
        let end =
            "is in no code of the exercise; if something was renamed, also rename it in "
        expectEqual(
            UnknownNames(course: course).all(in: course.exercises[0]),
            [
                "`isOn` \(end)\(UnknownNamesTests.solutions)/starter/Lamp.swift:3, \(path):12, "
                    + "Tests/Suites/1-lamp/1-switch/Probes/Client.swift:3"
            ])
        let finding = try CourseFiles(course: course).findings(for: course.exercises[0]).last {
            $0.subject == "texts"
        }
        expectEqual(finding?.kind, .remark)
    }

    @Test(
        "A file that no folder of the exercise has is remarked on, and so is a name that only the explanation has"
    )
    func filesAndReasons() throws {
        let why = "\(UnknownNamesTests.solutions)/why.md"
        let course = try course(changing: [
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing("`isOn.toggle()`", with: "`isOn`"),
            why: "Look at `Lamp.swift`\nand `Dimmer.swift`: `isOn` is not `isLit`.\n",
        ])
        expectEqual(
            UnknownNames(course: course).all(in: course.exercises[0]),
            [
                "`Dimmer.swift` is in no folder of the exercise; if something was renamed, also rename it in \(why):2",
                "`isLit` is in no code of the exercise; if something was renamed, also rename it in \(why):2",
            ])
    }

    @Test("A symbol that `surface.json` allows and no code declares is remarked on")
    func symbols() throws {
        let surface = "Tests/Suites/1-lamp/1-switch/Probes/surface.json"
        let course = try course(changing: [
            surface:
                #"{ "id": "surface", "allowed": { "Lamp.isOn": "internal", "Lamp.init(isOn:)": "internal", "Lamp.lit": "private" } }"#
        ])
        expectEqual(
            UnknownNames(course: course).symbols(in: course.exercises[0]),
            ["\(surface) allows Lamp.lit, which no code of the exercise declares"])
    }

    @Test("Only what is a name and nothing else counts")
    func spans() {
        let texts = [
            (
                "`visitors`, `enter()` and `Gate.close(at:for:)`",
                ["visitors", "enter", "Gate", "close", "at"]
            ),
            ("write `private(set)` in front of `var visitors`", ["visitors"]),
            ("`_name` of `Gate.swift` in `Tests/GateTests.swift`, `@Test` and `swift test`", ["name"]),
            ("`x + y`, `throws`, `count += 1`", []),
        ]
        for (text, names) in texts { expectEqual(UnknownNames.names(in: text), names) }
    }
}
