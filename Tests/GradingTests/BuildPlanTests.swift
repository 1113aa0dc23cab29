import Foundation
import Testing
import TestSupport
import WorkbookModel

@testable import WorkbookGrading
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct BuildPlanTests {
    let folder = TemporaryFolder.current

    /// A plan as SwiftPM 6.3.1 writes it, with one command of each kind.
    private let written = """
        client:
          name: basic
          file-system: device-agnostic
        tools: {}
        targets:
          "test": ["<lamp.test>"]
        default: "main"
        commands:
          "/w/.build/debug/Lamp.build/sources":
            tool: write-auxiliary-file
            inputs: ["<sources-file-list>","/w/Sources/Lamp/Lamp.swift"]
            outputs: ["/w/.build/debug/Lamp.build/sources"]

          "<lamp.test>":
            tool: phony
            inputs: ["/w/.build/debug/lamp.xctest"]
            outputs: ["<lamp.test>"]

          "A.lamp.test":
            tool: shell
            inputs: ["/w/Lamp.o","/w/Lamp.swiftmodule.o","/w/XCTMain.swift.o","/w/C.o"]
            outputs: ["/w/lamp.xctest"]
            args: ["/usr/bin/swiftc","-emit-executable"]

          "/w/Lamp.swiftmodule.o":
            tool: shell
            inputs: ["/w/Lamp.swiftmodule"]
            outputs: ["/w/Lamp.swiftmodule.o"]
            args: ["/usr/bin/swiftc","-modulewrap","/w/Lamp.swiftmodule"]

          "C.Lamp.module":
            tool: shell
            inputs: ["/w/Sources/Lamp/Lamp.swift","/w/.build/debug/Lamp.build/sources"]
            outputs: ["/w/Lamp.o","/w/Lamp.swiftmodule"]
            args: ["/usr/bin/swiftc","-emit-module-path","/w/Lamp.swiftmodule"]

          "C.lampPackageTests.module":
            tool: shell
            inputs: ["/w/Tests/XCTMain.swift","/w/Lamp.swiftmodule"]
            outputs: ["/w/XCTMain.swift.o"]
            args: ["/usr/bin/swiftc","-emit-module-path","/w/lampPackageTests.swiftmodule"]

          "/w/C.o":
            tool: clang
            inputs: ["/w/C.c"]
            outputs: ["/w/C.o"]

          "PackageStructure":
            tool: package-structure-tool
            inputs: ["/w/Sources/Lamp/","/w/Package.swift"]

        """

    @Test("A plan's steps are its compilers and linkers, each after the steps whose outputs it reads")
    func steps() throws {
        let steps = try #require(BuildPlan.steps(in: written))
        #expect(
            steps.map(\.outputs) == [
                ["/w/Lamp.o", "/w/Lamp.swiftmodule"], ["/w/XCTMain.swift.o"], ["/w/C.o"], ["/w/lamp.xctest"],
            ])
        #expect(steps.map(\.isLink) == [false, false, true, true])
        #expect(steps[1].inputs == ["/w/Tests/XCTMain.swift"], "it doesn't import the tests")
        #expect(steps[2].driver.isEmpty, "only SwiftPM can start clang")
    }

    @Test(
        "A plan in an unknown format is left to SwiftPM",
        arguments: ["", "client:\n  name: basic\n", "client:\n  name: other\ncommands:\n  \"a\":\n"])
    func unknownForm(text: String) { #expect(BuildPlan.steps(in: text) == nil) }

    @Test(
        "A line of the driver is split into words as in a shell",
        arguments: [
            ("/a b", ["/a", "b"]), ("/a '$ORIGIN x' ''", ["/a", "$ORIGIN x", ""]),
            (#"/a b\ c 'it'\''s' "d e""#, ["/a", "b c", "it's", "d e"]),
        ])
    func words(line: String, words: [String]) { #expect(BuildPlan.words(in: line[...]) == words) }

    #if os(Linux)
        private func plan(_ fake: FakeTests, flags: [String] = ["-g"]) throws -> BuildPlan {
            let course = try Course.load(folder.url)
            let workspace = try Workspace.assemble(
                Attempt(course.exercises[0]).parts[0], course: course, toolchain: fake.toolchain)
            return BuildPlan(of: workspace, toolchain: fake.toolchain, flags: flags)
        }

        /// Writes the plan with its paths inside the folder.
        private func install() async throws -> FakeTests {
            _ = try SampleCourse.load(in: folder)
            let fake = try await FakeTests(in: folder)
            // What was built before the workspace was assembled is removed.
            _ = try plan(fake)
            let root = folder(".build/workbook/1.1/workspace").path
            try folder.write([
                ".build/workbook/1.1/workspace/.build/debug.yaml": written.replacing("/w/", with: root + "/"),
                ".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift": "// before\n",
            ])
            return fake
        }

        /// Replays a plan with programs that do nothing.
        ///
        /// - Returns: The commands that were started, without folders, or `nil` if SwiftPM has to plan.
        private func replay(
            _ plan: BuildPlan, printing job: String = "/bin/swift-frontend -o x", ending: Int32 = 0
        ) async throws -> [String]? {
            var started: [String] = []
            let result = try await plan.replay { command in
                started.append(command.joined(separator: " "))
                return ProcessResult(
                    termination: .exited(command.last == "-###" ? 0 : ending),
                    output: command.last == "-###" ? job + "\n" : "", errorOutput: "", seconds: 0)
            }
            return result == nil ? nil : started
        }

        @Test("Only steps with changed files run, and the driver lists its jobs once")
        func changes() async throws {
            let fake = try await install()
            let plan = try plan(fake)
            #expect(try await replay(plan) == nil, "nothing says that the plan was carried out to its end")
            try plan.keep()
            let source = ".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift"
            try folder.write([source: "// after\n"])
            let started = try #require(try await replay(plan))
            #expect(
                started.count == 2 && started[0].hasSuffix("-###") && started[1] == "/bin/swift-frontend -o x"
            )
            try folder.write([source: "// later\n"])
            #expect(try await replay(plan) == ["/bin/swift-frontend -o x"])
        }

        @Test("Risky steps are left to SwiftPM: temporary files, several compilers, and linking")
        func odd() async throws {
            let fake = try await install()
            let plan = try plan(fake)
            try plan.keep()
            try folder.write([".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift": "// after\n"])
            for job in ["", "/bin/a /tmp/TemporaryDirectory.a/b", "/bin/a\n/bin/b", "relative"] {
                #expect(try await replay(plan, printing: job) == nil, "\(job)")
            }
            #expect(try await replay(plan, ending: 1)?.count == 2, "the compiler says what is wrong")
            try plan.keep()
            try folder.write([".build/workbook/1.1/workspace/C.o": "changed"])
            #expect(try await replay(plan) == nil, "only SwiftPM can start clang")
        }

        @Test("A plan is replayed only for the files, flags and toolchain that it was made for")
        func purpose() async throws {
            let fake = try await install()
            try plan(fake).keep()
            func isKept(_ flags: [String] = ["-g"]) async throws -> Bool {
                let plan = try plan(fake, flags: flags)
                try folder.write([
                    ".build/workbook/1.1/workspace/Lamp.o": "\(UInt64.random(in: .min ... .max))"
                ])
                return try await replay(plan, ending: 1) != nil
            }
            #expect(try await isKept())
            try folder.write(["Lessons/1-lamp/1-switch/Lamp.swift": "// other contents\n"])
            #expect(try await isKept())
            #expect(try await !isKept([]))
            try folder.write(["Tests/Suites/1-lamp/1-switch/Checks/MoreChecks.swift": "// one file more\n"])
            #expect(try await !isKept())
        }
    #endif
}
