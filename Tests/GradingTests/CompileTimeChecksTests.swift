import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CompileTimeChecksTests {
    let folder = TemporaryFolder.current

    private var exercise: Exercise { .sample(root: folder.url) }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try folder.write(["Tests/Suites/1-lamp/1-switch/Probes/\(name)": text]) }
    }

    @Test("An exercise without probes has no compile-time checks")
    func none() throws {
        #expect(try CompileTimeChecks(of: exercise).checks.isEmpty)
    }

    @Test("Checks are in the order of the files, with the surface last")
    func order() throws {
        try write([
            "B.swift": "// CLIENT: public\n// CHECK second: Second\n// CHECK third: Third\n",
            "A.swift": "// CLIENT: testable\n// CHECK first: First\n", "notes.md": "no probe",
            "surface.json": #"{"id": "surface", "name": "Last", "allowed": {}, "otherwise": "o"}"#,
        ])
        #expect(
            try CompileTimeChecks(of: exercise).checks.map(\.id) == [
                "compile/first", "compile/second", "compile/third", "compile/surface",
            ])
    }

    @Test("If a probe can't be parsed, its file, line and problem are reported")
    func mistake() throws {
        try write(["A.swift": "// CLIENT: public\n\n// CHECKS\n// CHECK\n"])
        let expected = MalformedFile(
            file: exercise.folders.probes.appending(path: "A.swift"), keyPath: "line 4",
            expected: "a probe directive", found: "one that can't be read")
        #expect(throws: expected) { try CompileTimeChecks(of: exercise) }
    }

    @Test("An unreadable surface is reported like any other file of the course")
    func brokenSurface() throws {
        try write(["surface.json": #"{"id": "surface", "name": "N", "allowed": [], "otherwise": "o"}"#])
        let expected = MalformedFile(
            file: exercise.folders.probes.appending(path: "surface.json"), keyPath: "allowed",
            expected: "an object", found: "a list of 0")
        #expect(throws: expected) { try CompileTimeChecks(of: exercise) }
        try write([
            "surface.json":
                #"{"id": "s", "name": "N", "onlyChange": true, "allowed": {"a.b": "any"}, "otherwise": "o"}"#
        ])
        let misspelled = MalformedFile(
            file: exercise.folders.probes.appending(path: "surface.json"), keyPath: "onlyChange",
            expected: "the key \"onlyChanges\"", found: "the unknown key \"onlyChange\"")
        #expect(throws: misspelled) { try CompileTimeChecks(of: exercise) }
    }

    @Test("A check without a demand that must compile has no control, even across files")
    func withoutControl() throws {
        try write([
            "A.swift": """
            // CLIENT: testable
            // CHECK controlled: C
            // REJECTED a_b: c
            // CHECK alone: A
            // REJECTED a_b: a
            // CHECK only-compiles: O
            // COMPILES: o
            """,
            "B.swift": "// CLIENT: public\n// CHECK controlled\n// COMPILES: c\n",
        ])
        #expect(try CompileTimeChecks(of: exercise).withoutControl == ["alone"])
    }

    @Test("A mistake in the syntax of a snippet that must be rejected is an error of the course")
    func syntax() async throws {
        let course = try SampleCourse.load(in: folder)
        let probe = """
            // CLIENT: public
            // CHECK number: A text is no number
            // COMPILES: one is no number
            let one = 1
            // REJECTED cannot_convert_initializer_value: a text is a number
            let two: Int = "two"

            """
        let environment = ProcessInfo.processInfo.environment
        let tools = Tools(runner: ProcessRunner(), environment: environment)
        let toolchain = try await Toolchain.find(environment: environment, runner: tools.runner, cache: nil)
        let workspace = try Workspace.assemble(
            PartAttempt(course.exercises[0].firstPart), course: course, toolchain: toolchain)
        func run(_ source: String) async throws -> [String: [ProbeBreach]] {
            try write(["Client.swift": source])
            return try await CompileTimeChecks(of: exercise).run(
                in: workspace, toolchain: toolchain, tools: tools)
        }
        #expect(try await run(probe).isEmpty)
        // A second error that depends on types may come from the attempt.
        #expect(try await run(probe + "let three: Int = two.missing\n").isEmpty)
        let error = await #expect(throws: MalformedFile.self) { try await run(probe + "func broken( {\n") }
        expectEqual(error?.keyPath, "line 7")
    }
}
