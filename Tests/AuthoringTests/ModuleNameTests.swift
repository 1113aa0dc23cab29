import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ModuleNameTests {
    let folder = TemporaryFolder.current

    private func course(changing changes: [String: String?] = [:]) throws -> Course {
        try SampleCourse.load(in: folder, changing: changes)
    }

    @Test("A misspelled module in lesson.json is named, rather than the code that imports the right one")
    func moduleName() throws {
        let (checks, tests) = (
            "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift",
            "Solutions/1-lamp/2-test-the-lamp/reference/LampTests.swift"
        )
        func problems(_ first: String, _ second: String) throws -> [String] {
            let course = try course(changing: [
                checks: "import Testing\nimport Foundation\n\(first)\n", tests: "\(second)\n",
                "Tests/Suites/1-lamp/1-switch/Probes/Client.swift": "// nothing\n",
            ])
            return course.exercises.flatMap(EntryMistakes(course: course).all)
        }
        expectEqual(try problems("@testable import Lamp", "@testable import LampKit"), [])
        expectEqual(try problems("import class Lamp.Lamp", "import Testing"), [])
        // The module of the course's own helpers isn't the one.
        expectEqual(try problems("import Kit", "import Observation"), [])
        expectEqual(
            try problems("@testable import Lamps", "@testable import LampKid"),
            [
                "Lessons/1-lamp/lesson.json:9 has \"module\": \"Lamp\", and the suite imports Lamps",
                "Lessons/1-lamp/lesson.json:19 has \"subject\": \"LampKit\", and the reference imports LampKid",
            ])
    }
}
