import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct BuildFailureTests {
    let folder = TemporaryFolder.current

    private func workspace() throws -> Workspace {
        let course = try SampleCourse.load(in: folder)
        return try Workspace.assemble(
            PartAttempt(course.exercises[0].firstPart), course: course, toolchain: .sample)
    }

    private func record(
        _ output: String, _ errorOutput: String = "", _ termination: Termination = .exited(1)
    ) -> ProcessResult {
        ProcessResult(termination: termination, output: output, errorOutput: errorOutput, seconds: 1)
    }

    @Test("Errors are told once, the learner's first and from top to bottom; warnings are not told")
    func order() throws {
        let workspace = try workspace()
        let root = workspace.root.path
        let output = """
            \(root)/Tests/LampChecks/LampChecks.swift:9:9: error: value of type 'Lamp' has no member 'isOn'
            \(root)/Sources/Lamp/Bulb.swift:2:1: error: cannot find 'Lamp' in scope
            \(root)/Sources/Lamp/Lamp.swift:8:5: error: second
            \(root)/Sources/Lamp/Lamp.swift:3:9: error: first
            \(root)/Sources/Lamp/Lamp.swift:3:2: warning: never used
            \(root)/Sources/Lamp/Lamp.swift:8:5: error: second
            \(root)/Tests/LampChecks/LampChecks.swift:12:9: error: value of type 'Lamp' has no member 'isOn'
            /opt/swift/Testing.swift:1:1: error: elsewhere
            """
        let lesson = "Lessons/1-lamp/1-switch"
        #expect(
            try BuildFailure.diagnostics(of: record("", output), workspace: workspace) == [
                Diagnostic(
                    origin: .learner, place: Place(path: "\(lesson)/Lamp.swift", line: 3, column: 9),
                    message: "first"),
                Diagnostic(
                    origin: .learner, place: Place(path: "\(lesson)/Lamp.swift", line: 8, column: 5),
                    message: "second"),
                Diagnostic(
                    origin: .given, place: Place(path: "\(lesson)/Bulb.swift", line: 2, column: 1),
                    message: "this given file needs `Lamp`, but can't find it in your code"),
                Diagnostic(
                    origin: .suite, place: nil,
                    message: "the suite needs `isOn` in `Lamp`, but can't find it there"),
                Diagnostic(origin: .other, place: nil, message: "elsewhere"),
            ])
    }

    @Test("A missing brace is told where the file ends, not where the job that skips bodies lost its way")
    func echo() throws {
        let workspace = try workspace()
        let file = "\(workspace.root.path)/Sources/Lamp/Lamp.swift"
        let output = """
            \(file):2:5: error: expected declaration
            \(file):2:5: error: expected '}' in class
            \(file):11:1: error: expected expression in assignment
            \(file):11:1: error: expected '}' in class
            """
        let diagnostics = try BuildFailure.diagnostics(of: record("", output), workspace: workspace)
        #expect(diagnostics.map(\.message) == ["expected expression in assignment", "expected '}' in class"])
        let alone = try BuildFailure.diagnostics(
            of: record("", "\(file):2:5: error: expected '}' in class"), workspace: workspace)
        #expect(alone.map(\.message) == ["expected '}' in class"])
    }

    @Test("Errors are found on standard output, too")
    func standardOutput() throws {
        let workspace = try workspace()
        let output = "\(workspace.root.path)/Sources/Lamp/Lamp.swift:1:1: error: no\n"
        #expect(
            try BuildFailure.diagnostics(of: record(output), workspace: workspace).map(\.message) == ["no"])
        #expect(BuildFailure.isExplained(by: record(output), workspace: workspace))
    }

    @Test("A build that failed without an error in any file is this tool's problem, told with all it printed")
    func unexplained() throws {
        let workspace = try workspace()
        let record = record("[1/4] Planning", "error: fatalError")
        let problem = try #require(throws: GraderProblem.self) {
            try BuildFailure.diagnostics(of: record, workspace: workspace)
        }
        #expect(problem.summary == "the build failed without an error in any file")
        #expect(problem.details == "error: fatalError\n[1/4] Planning")
        #expect(!BuildFailure.isExplained(by: record, workspace: workspace))
    }

    @Test(
        "Code that keeps the compiler at work for too long is told as such, even where it printed errors",
        arguments: [
            (StopReason.wallClock(seconds: 300), "was still running after 300 seconds"),
            (.cpu(seconds: 280), "used more than 280 seconds of processor time"),
            (.memory(bytes: 6 << 30), "needed more than 6144 MB of memory"),
        ])
    func tooLong(reason: StopReason, words: String) throws {
        let workspace = try workspace()
        let output = "\(workspace.root.path)/Sources/Lamp/Lamp.swift:1:1: error: no\n"
        let record = record(output, "", .ended(reason))
        #expect(
            try BuildFailure.diagnostics(of: record, workspace: workspace) == [
                Diagnostic(
                    origin: .learner, place: nil,
                    message:
                        "the compiler \(words). If the code contains a long expression, split it and write its types explicitly"
                )
            ])
        #expect(BuildFailure.isExplained(by: record, workspace: workspace))
    }

    @Test("A build that we ended ourselves is nobody's code's fault")
    func ended() throws {
        let record = record("", "", .ended(.cancelled))
        let problem = try #require(throws: GraderProblem.self) {
            try BuildFailure.diagnostics(of: record, workspace: workspace())
        }
        #expect(problem.summary == "the build didn't finish")
    }
}
