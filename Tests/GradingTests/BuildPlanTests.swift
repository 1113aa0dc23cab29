import Foundation
import Testing
import TestSupport
import WorkbookModel
import WorkbookSystem

@testable import WorkbookGrading

@Suite(.temporaryFolder) struct BuildPlanTests {
    let folder = TemporaryFolder.current

    /// A plan as SwiftPM 6.3.1 writes it, with one command of each sort.
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
            description: "Write auxiliary file /w/.build/debug/Lamp.build/sources"

          "<lamp.test>":
            tool: phony
            inputs: ["/w/.build/debug/lamp.xctest"]
            outputs: ["<lamp.test>"]

          "C.Lamp.module":
            tool: shell
            inputs: ["/w/Sources/Lamp/Lamp.swift","/w/.build/debug/Lamp.build/sources"]
            args: ["/usr/bin/swiftc","-module-name","Lamp"]

          "PackageStructure":
            tool: package-structure-tool
            inputs: ["/w/Sources/Lamp/","/w/Package.swift"]

        """

    @Test("A plan for llbuild alone has every command but those that only SwiftPM can carry out")
    func standalone() throws {
        let plan = try #require(BuildPlan.standalone(written))
        #expect(plan.contains("  name: swift-build\n"))
        #expect(plan.contains("\"<lamp.test>\":") && plan.contains("\"C.Lamp.module\":"))
        #expect(!plan.contains("write-auxiliary-file") && !plan.contains("package-structure-tool"))
        // What such a command wrote is still an input of others.
        #expect(
            plan.contains("inputs: [\"/w/Sources/Lamp/Lamp.swift\",\"/w/.build/debug/Lamp.build/sources\"]"))
    }

    @Test(
        "A plan in another form is left to SwiftPM",
        arguments: ["", "client:\n  name: basic\n", "client:\n  name: other\ncommands:\n  \"a\":\n"])
    func unknownForm(text: String) { #expect(BuildPlan.standalone(text) == nil) }

    @Test("The messages in the compiler's records are text again, and other lines stay as they are")
    func messages() {
        let output = #"""
            Compiling Swift Module 'Lamp' (1 sources)
            322
            {
              "exit-status" : 1,
              "output" : "\/w\/Lamp.swift:3:14: error: cannot find 'b' in scope\nlet a = b\n",
              "pid" : 7
            }
            error: fatalError
            """#
        let messages = BuildPlan.messages(in: output).split(separator: "\n")
        #expect(messages.contains("/w/Lamp.swift:3:14: error: cannot find 'b' in scope"))
        #expect(messages.contains("let a = b"))
        #expect(messages.first == "Compiling Swift Module 'Lamp' (1 sources)")
        #expect(messages.last == "error: fatalError")
    }

    #if os(Linux)
        @Test("A plan is carried out again only for the files, flags and toolchain that it was made for")
        func purpose() async throws {
            let course = try SampleCourse.load(in: folder)
            let fake = try await FakeTests(in: folder)
            try await folder.writeProgram("#!/bin/sh\n", to: "fake/bin/swift-build-tool")
            func plan(flags: [String] = ["-g"]) throws -> BuildPlan {
                let workspace = try Workspace.assemble(
                    Attempt(course.exercises[0]).parts[0], course: course, toolchain: fake.toolchain)
                return BuildPlan(of: workspace, toolchain: fake.toolchain, flags: flags)
            }
            #expect(try plan().arguments() == nil, "nothing was planned yet")
            try folder.write([".build/workbook/1.1/workspace/.build/debug.yaml": written])
            #expect(try plan().arguments() == nil, "nothing says that the plan was carried out to its end")
            try plan().keep()
            #expect(try plan().arguments()?.program == folder("fake/bin/swift-build-tool").path)
            try folder.write(["Lessons/1-lamp/1-switch/Lamp.swift": "// other contents\n"])
            #expect(try plan().arguments() != nil)
            #expect(try plan(flags: []).arguments() == nil)
            try folder.write(["Tests/Suites/1-lamp/1-switch/Checks/MoreChecks.swift": "// one file more\n"])
            #expect(try plan().arguments() == nil)
            try plan().keep()
            try plan().clear()
            #expect(try plan().arguments() == nil)
        }
    #endif
}
