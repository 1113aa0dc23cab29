import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct LinkFailureTests {
    let folder = TemporaryFolder.current

    private let symbol = "$s4Lamp3MidC4nameACSS_tcfc"
    private let lesson = "Lessons/1-lamp/1-switch"

    private func workspace(lamp source: String? = nil) throws -> Workspace {
        let course = try SampleCourse.load(
            in: folder, changing: source.map { ["\(lesson)/Lamp.swift": $0] } ?? [:])
        return try Workspace.assemble(
            PartAttempt(course.exercises[0].firstPart), course: course, toolchain: .sample)
    }

    /// The output of `swift test --quiet` with Swift 6.3.1, except for the path.
    private func gold(_ file: String) -> String {
        """
        \(file):3:75: warning: function call causes an infinite recursion
        class Mid: Base { required convenience override init(name: String) { self.init(name: name) } }
                                                                                  ^
        error: link command failed with exit code 1 (use -v to see invocation)
        \(file):4: error: undefined reference to '$s4Lamp3MidC4nameACSS_tcfc'
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        error: fatalError
        """
    }

    /// The same output from lld.
    private func lld(_ file: String) -> String {
        """
        error: link command failed with exit code 1 (use -v to see invocation)
        ld.lld: error: undefined symbol: $s4Lamp3MidC4nameACSS_tcfc
        >>> referenced by Lamp.swift:4 (\(file):4)
        >>>               /w/.build/x86_64-unknown-linux-gnu/debug/Lamp.build/Lamp.swift.o:($s4Lamp4StubC1cACSi_tcfc)
        >>> did you mean: $s4Lamp3MidC4nameACSS_tcfC
        >>> defined in: /w/.build/x86_64-unknown-linux-gnu/debug/Lamp.build/Lamp.swift.o
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        """
    }

    @Test(
        "An undefined symbol of the learner's module is found with the line that uses it, for each linker"
    )
    func found() throws {
        let workspace = try workspace()
        let file = "\(workspace.root.path)/Sources/Lamp/Lamp.swift"
        let place = Place(path: "\(lesson)/Lamp.swift", line: 4)
        for output in [gold(file), lld(file)] {
            #expect(
                LinkFailure(in: output, workspace: workspace)
                    == LinkFailure([.init(name: symbol, place: place)]), "\(output)")
        }
        let withoutLine = "/tmp/a.o:a.o:function $s4Lamp1fyyF: error: undefined reference to '\(symbol)'"
        #expect(
            LinkFailure(in: withoutLine, workspace: workspace)
                == LinkFailure([.init(name: symbol, place: nil)]))
    }

    @Test(
        "A symbol that the learner can't define is ignored",
        arguments: ["$s3Kit5ShelfCACycfc", "$sSa4swiftE", "$s5Lampe1fyyF", "puts", "$s10LampChecks4LampV"])
    func foreign(_ name: String) throws {
        let workspace = try workspace()
        let file = "\(workspace.root.path)/Sources/Lamp/Lamp.swift"
        #expect(
            LinkFailure(in: "\(file):4: error: undefined reference to '\(name)'", workspace: workspace) == nil
        )
    }

    @Test("A missing symbol in the learner's code is the learner's error, at the line that spells it")
    func spelled() throws {
        let workspace = try workspace(lamp: "\n@_silgen_name(\"beep\") func beep()\n")
        let failure = LinkFailure(
            in: "/tmp/a.o: error: undefined reference to 'beep'", workspace: workspace)
        #expect(
            failure == LinkFailure([.init(name: "beep", place: Place(path: "\(lesson)/Lamp.swift", line: 2))])
        )
    }

    @Test("A duplicate symbol is the learner's error, for the messages of each linker")
    func duplicates() throws {
        let workspace = try workspace(lamp: "@_cdecl(\"main\") func f() -> Int32 { 0 }\n")
        let own = "/w/.build/x86_64-unknown-linux-gnu/debug/Lamp.build/Lamp.swift.o"
        let other = "/w/.build/x86_64-unknown-linux-gnu/debug/workspacePackageTests.build/XCTMain.swift.o"
        let outputs = [
            "/usr/bin/ld.gold: error: \(other): multiple definition of 'main'\n/usr/bin/ld.gold: \(own): previous definition here",
            "/usr/bin/ld: \(other): in function `main': X.swift:(.text+0x0): multiple definition of `main'; \(own):L.swift: first defined here",
            "ld.lld: error: duplicate symbol: main\n>>> defined at X.swift\n>>>            \(other):(main)\n>>> defined at L.swift\n>>>            \(own):(.text+0x0)",
        ]
        let place = Place(path: "\(lesson)/Lamp.swift", line: 1)
        for output in outputs {
            #expect(
                LinkFailure(in: output, workspace: workspace)
                    == LinkFailure([.init(name: "main", place: place, isDuplicate: true)]), "\(output)")
            // It isn't if the learner's object is not one of the two.
            let foreign = output.replacing("/Lamp.build/", with: "/Kit.build/")
            #expect(LinkFailure(in: foreign, workspace: workspace) == nil)
        }
        #expect(
            LinkFailure([.init(name: "main", place: place, isDuplicate: true)]).diagnostics(names: ["main"])
                == [
                    Diagnostic(
                        origin: .learner, place: place,
                        message:
                            "Your code defines the symbol `main`, which another part of the program defines as well, so "
                            + "your code compiles but can't be linked. Choose another name.")
                ])
    }

    @Test("A member of an extension belongs to the extension's module")
    func `extension`() throws {
        let name = "$sSi4LampE6doubleSiyF"
        #expect(
            LinkFailure(in: "undefined reference to '\(name)'", workspace: try workspace())
                == LinkFailure([.init(name: name, place: nil)]))
    }

    @Test("The message says that the code is the learner's, and what is missing")
    func diagnostics() {
        let place = Place(path: "\(lesson)/Lamp.swift", line: 4)
        let failure = LinkFailure([
            .init(name: symbol, place: place), .init(name: "$s4Lamp3fooyyF", place: nil),
        ])
        #expect(
            failure.diagnostics(names: ["Mid.init(name:)", "foo()"]) == [
                Diagnostic(
                    origin: .learner, place: place,
                    message:
                        "Your code uses `Mid.init(name:)`, but nothing defines it, so your code compiles but "
                        + "can't be linked. Possibly a subclass lacks a `required` initializer, or calls a "
                        + "convenience initializer of its superclass."),
                Diagnostic(
                    origin: .learner, place: nil,
                    message:
                        "Your code uses `foo()`, but nothing defines it, so your code compiles but can't be "
                        + "linked."),
            ])
    }

    @Test("Code that can't be linked doesn't compile, if a build from scratch fails in the same way")
    func verdict() async throws {
        let course = try SampleCourse.load(in: folder)
        let fake = try await FakeTests(in: folder)
        let file = folder(".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift").path
        try fake.prepare("build", errorOutput: gold(file), then: .fails)
        try await folder.writeProgram("#!/bin/sh\necho 'Mid.init(name:)'", to: "fake/bin/swift-demangle")
        try folder.write([".build/workbook/1.1/workspace/.build/old.o": "x"])
        let grader = Grader(course: course, toolchain: fake.toolchain, tools: fake.tools, width: 1)
        let verdict = await grader.grade(Attempt(course.exercises[0]))
        #expect(verdict.outcome == .didNotCompile)
        #expect(verdict.diagnostics.map(\.place) == [Place(path: "\(lesson)/Lamp.swift", line: 4)])
        #expect(verdict.diagnostics.first?.message.contains("`Mid.init(name:)`") == true)
        #expect(verdict.checks.map(\.state) == [.notAttempted, .notAttempted])
        #expect(fake.builds == 2)
        #expect(folder.text(at: ".build/workbook/1.1/workspace/.build/old.o") == nil)
    }
}
