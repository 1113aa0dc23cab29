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

    @Test("An exercise can't have the name of a module of Swift, of this tool, or of the course")
    func owner() throws {
        let course = try course()
        expectEqual(KnownNames.owner(of: "Lamp", in: course), nil)
        expectEqual(KnownNames.owner(of: "", in: course), nil)
        expectEqual(KnownNames.owner(of: "Testing", in: course), "comes with Swift")
        expectEqual(
            KnownNames.owner(of: "TerminalGuard", in: course), "is part of this tool, which handouts contain")
        expectEqual(
            KnownNames.owner(of: "StandInUI", in: course), "is part of this tool, which handouts contain")
        expectEqual(KnownNames.owner(of: "Kit", in: course), "is in Sources/Kit")
    }

    @Test("A shared module can't have the name of a folder of this tool, except in the tool's own course")
    func folders() throws {
        let course = try course(changing: [
            "Sources/Workbook/Kit.swift": "// a module\n",
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                #"["Kit"]"#, with: #"["Workbook"]"#),
        ])
        func messages() -> [String] {
            SupportModules(of: course.exercises, in: course).findings().map(\.message)
        }
        expectEqual(
            messages(),
            [
                "Sources/Workbook has the name of a folder of this tool, and a handout can contain only one of them. Choose another name"
            ])
        try folder.write(["Sources/grade/Grade.swift": "// the tool\n"])
        expectEqual(messages(), [])
    }

    @Test("The modules of this tool are those that a handout contains")
    func targets() throws {
        let manifest = try String(
            contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
        let handedOut = try #require(manifest.split(separator: "// MARK: - ").dropFirst().first)
        let engines = handedOut.matches(of: /engine\(\s*"(\w+)"/).map { "Workbook\($0.1)" }
        let plain = handedOut.matches(of: /\.target\(name: "(\w+)"/).map { String($0.1) }
        expectEqual(KnownNames.targets, Set(engines + plain).subtracting(["StandInUI"]))
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
