import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CompilerCrashTests {
    let folder = TemporaryFolder.current

    private let lesson = "Lessons/1-lamp/1-switch"

    private func workspace() throws -> Workspace {
        let course = try SampleCourse.load(in: folder)
        return try Workspace.assemble(
            PartAttempt(course.exercises[0].firstPart), course: course, toolchain: .sample)
    }

    /// The output of Swift 6.3.1 for `public struct G<T> { var next: [G<G<T>>] = [] }`, without activities.
    private func crash(_ file: String, while activities: [String]) -> String {
        let numbered = activities.enumerated().map { "\($0.offset + 3).\t\($0.element)" }
        return """
            error: compile command failed due to signal 11 (use -v to see invocation)
            Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
            Stack dump:
            0.\tProgram arguments: /opt/swift/usr/bin/swift-frontend -frontend -c \(file) -target x86_64-unknown-linux-gnu -Onone (at \(file):1:1)
            1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
            2.\tCompiling with the current language version
            \(numbered.joined(separator: "\n"))
              #0 0x00005562f228b738 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/opt/swift/usr/bin/swift-frontend+0x72e7738)
            error: fatalError
            """
    }

    @Test("The learner's line is the innermost one that the compiler names")
    func places() throws {
        let workspace = try workspace()
        let file = "\(workspace.root.path)/Sources/Lamp/Lamp.swift"
        let checks = "\(workspace.root.path)/Tests/LampChecks/LampChecks.swift"
        let request = "While evaluating request ASTLoweringRequest(Lowering AST to SIL for module Lamp)"
        let place = { (activities: [String]) -> Place? in
            let found = CompilerCrash(in: crash(file, while: activities), workspace: workspace)
            return try #require(found).place
        }
        #expect(try place([request]) == nil)
        #expect(
            try place([
                request, "While type-checking 'G' (at \(file):8:12)", "While emitting 'f' (at \(file):9:3)",
            ])
                == Place(path: "\(lesson)/Lamp.swift", line: 9, column: 3))
        #expect(
            try place([
                request,
                "While silgen emitFunction SIL function \"@$s4Lamp4makeSiyF\".\n for 'make()' (at \(file):6:19)",
            ])
                == Place(path: "\(lesson)/Lamp.swift", line: 6, column: 19))
        #expect(
            try place(["While type-checking statement at [\(file):4:5 - line:6:1] RangeText=\"{\"", request])
                == Place(path: "\(lesson)/Lamp.swift", line: 4, column: 5))
        // Lines of the hidden suite are never shown.
        #expect(try place(["While type-checking 'press()' (at \(checks):2:1)"]) == nil)
    }

    @Test(
        "Other failures aren't compiler crashes",
        arguments: [
            "", "error: fatalError",
            "error: compile command failed due to signal 9 (use -v to see invocation)",
            "Stack dump:\n0.\tProgram arguments: /usr/bin/clang -cc1\n",
        ])
    func others(output: String) throws {
        #expect(CompilerCrash(in: output, workspace: try workspace()) == nil)
    }

    @Test("An error in a file takes precedence over a crash")
    func errorFirst() throws {
        let workspace = try workspace()
        let file = "\(workspace.root.path)/Sources/Lamp/Lamp.swift"
        let result = ProcessResult(
            termination: .exited(1), output: "\(file):3:1: error: no\n",
            errorOutput: crash(file, while: []), seconds: 1)
        #expect(
            try BuildFailure.diagnostics(of: result, workspace: workspace).map(\.message) == ["no"])
    }

    @Test("A crash on the learner's file is reported as a compiler crash, with advice")
    func learner() async throws {
        let (verdict, fake) = try await verdict(referenceCrashes: false)
        #expect(verdict.outcome == .didNotCompile)
        #expect(verdict.checks.map(\.state) == [.notAttempted, .notAttempted])
        #expect(
            verdict.diagnostics == [
                Diagnostic(
                    origin: .learner, place: Place(path: "\(lesson)/Lamp.swift", line: 9, column: 3),
                    message:
                        "the compiler crashes on something here, and doesn't crash without your changes. That is a "
                        + "bug in the compiler, but you can avoid it: undo your last changes one by one, or write "
                        + "this in a simpler way")
            ])
        // Both the tests and the reference were compiled; the learner's file is back in place.
        #expect(fake.names == ["build-1", "build"])
        let source = folder.text(at: ".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift")
        #expect(source == folder.text(at: "\(lesson)/Lamp.swift"))
    }

    @Test("If the compiler also crashes on the solution, this tool is at fault")
    func course() async throws {
        let (verdict, _) = try await verdict(referenceCrashes: true)
        #expect(verdict.outcome == .graderError)
        guard case .fault(.problem(let summary, let details)) = verdict.notes.first else {
            Issue.record("\(verdict.notes)")
            return
        }
        #expect(summary == "the compiler crashes even on the exercise's own solution")
        #expect(details.contains("Stack dump"))
    }

    @Test("If the crash has no location, the files are named")
    func files() throws {
        let found = CompilerCrash(in: crash("/w/Lamp.swift", while: []), workspace: try workspace())
        let message = try #require(found).diagnostic(files: ["Lamp.swift", "Bulb.swift"]).message
        #expect(message.hasPrefix("the compiler crashes on something in Lamp.swift or Bulb.swift, and"))
    }

    private func verdict(referenceCrashes: Bool) async throws -> (Verdict, FakeTests) {
        let course = try SampleCourse.load(in: folder)
        let fake = try await FakeTests(in: folder)
        let file = folder(".build/workbook/1.1/workspace/Sources/Lamp/Lamp.swift").path
        let output = crash(file, while: ["While emitting 'f' (at \(file):9:3)"])
        try fake.prepare("build-1", errorOutput: output, then: .fails)
        try fake.prepare(
            "build", errorOutput: referenceCrashes ? output : "", then: referenceCrashes ? .fails : .succeeds)
        let grader = Grader(course: course, toolchain: fake.toolchain, tools: fake.tools, width: 1)
        return (await grader.grade(Attempt(course.exercises[0])), fake)
    }
}
