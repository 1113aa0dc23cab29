import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CrashReportTests {
    let folder = TemporaryFolder.current

    // MARK: - The fatal message

    @Test("The fatal message is reported as it was written, without file and line", arguments: Message.all)
    func message(_ message: Message) {
        #expect(CrashReport.message(in: .crash(errorOutput: message.line + "\n")) == message.text)
    }

    /// A line that a program built by Swift 6.3.1 writes.
    struct Message: Sendable, CustomTestStringConvertible {
        var line: String
        var text: String?

        var testDescription: String { line }

        static let all = [
            Message(
                line: "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
                text: "Index out of range"),
            Message(line: "Lamp/Lamp.swift:1: Fatal error", text: "Fatal error"),
            Message(line: "Lamp/Lamp.swift:1: Fatal error: too bad: no", text: "too bad: no"),
            Message(line: "Lamp/Lamp.swift:1: Precondition failed", text: "Precondition failed"),
            Message(line: "Lamp/Lamp.swift:1: Precondition failed: one is two", text: "one is two"),
            Message(line: "Lamp/Lamp.swift:12: Assertion failed: hm", text: "hm"),
            Message(
                line:
                    "Lamp/Lamp+More.swift:1: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
                text: "Unexpectedly found nil while unwrapping an Optional value"),
            Message(
                line:
                    "Fatal error: Attempted to read an unowned reference but object 0x7f03400021b0 was already destroyed",
                text: "Attempted to read an unowned reference but object was already destroyed"),
            Message(
                line: "Could not cast value of type 'Lamp.Bulb' (0x55d0c8) to 'Lamp.Lamp' (0x55d0d0).",
                text: "Could not cast value of type 'Lamp.Bulb' to 'Lamp.Lamp'."),
            Message(line: "Current stack trace:", text: nil),
            Message(line: "", text: nil),
        ]
    }

    @Test("The message is found on either stream, in between other output")
    func streams() {
        let noise = "◇ Test index() started.\nmore\n"
        let line = "Swift/Array.swift:9: Fatal error: Index out of range\nCurrent stack trace:\n"
        #expect(CrashReport.message(in: .crash(output: noise + line)) == "Index out of range")
        #expect(CrashReport.message(in: .crash(errorOutput: noise + line)) == "Index out of range")
        // The learner's code printed part of a line before it crashed.
        #expect(CrashReport.message(in: .crash(output: "half a line" + line)) == "Index out of range")
    }

    @Test("Scanning a long line without spaces doesn't take quadratic time", .timeLimit(.minutes(10)))
    func longLine() {
        let word = String(repeating: "a", count: 1 << 20)
        #expect(CrashReport.message(in: .crash(output: word)) == nil)
        let result = ProcessResult.crash(output: word + "/Lamp.swift:1: Fatal error: no bulb")
        #expect(CrashReport.message(in: result) == "no bulb")
    }

    @Test("SwiftPM's report of a signal is distinguished from an ordinary exit")
    func signal() {
        let error =
            "error: Process '/w/.build/debug/workspacePackageTests.xctest --testing-library swift-testing' exited with unexpected signal code 4"
        func signal(_ termination: Termination, output: String = "", errorOutput: String = "") -> Int32? {
            CrashReport.signal(
                in: ProcessResult(
                    termination: termination, output: output, errorOutput: errorOutput, seconds: 0))
        }
        #expect(signal(.exited(1), errorOutput: error) == 4)
        #expect(signal(.exited(1), output: error) == 4)
        #expect(signal(.exited(1), errorOutput: "error: Exited with exit code 1") == nil)
        #expect(signal(.exited(0), output: error) == nil)
        #expect(signal(.signalled(11)) == 11)
        // The sandbox and shells report a signal this way.
        #expect(signal(.exited(134)) == 6)
    }

    @Test("For a trap without a message, the reason is in the backtrace")
    func reason() {
        func reason(_ names: [String], crashed: Bool = true) -> String? {
            let frames = names.map { "{ \"description\": \"\($0)\" }" }.joined(separator: ", ")
            let report =
                "{ \"kind\": \"crashReport\", \"threads\": [{ \"crashed\": \(crashed), \"frames\": [\(frames)] }] }"
            return CrashReport.reason(inBacktraceOf: .crash(errorOutput: report))
        }
        #expect(
            reason(["expect", "Swift runtime failure: arithmetic overflow", "LampTests.on() + 915"])
                == "Arithmetic overflow")
        #expect(reason(["LampTests.on() + 915"]) == nil)
        #expect(reason(["Swift runtime failure: arithmetic overflow"], crashed: false) == nil)
        #expect(reason([]) == nil)
    }

    @Test("Only a memory fault has a usual cause")
    func guess() {
        func guess(_ signal: Int32) -> String? {
            CrashReport.guess(
                in: ProcessResult(termination: .signalled(signal), output: "", errorOutput: "", seconds: 0))
        }
        #expect(guess(11) == "Segmentation fault; possibly a function calls itself forever")
        #expect(guess(6) == nil)
    }

    // MARK: - The location

    @Test("A message that names the learner's file gives the location")
    func place() throws {
        let workspace = try workspace()
        #expect(
            CrashReport.place(
                in: .crash(errorOutput: "Lamp/Lamp.swift:12: Fatal error: no bulb"), workspace: workspace)
                == Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 12))
    }

    @Test(
        "A message that names another file gives no location",
        arguments: ["Swift/Array.swift", "Lamp/Bulb.swift", "LampChecks/LampChecks.swift", "Kit/Kit.swift"])
    func noPlace(file: String) throws {
        let result = ProcessResult.crash(errorOutput: "\(file):12: Fatal error: no")
        #expect(CrashReport.place(in: result, workspace: try workspace()) == nil)
    }

    @Test("A backtrace gives the location of the innermost frame in a learner's file")
    func backtrace() throws {
        let workspace = try workspace()
        let sources = workspace.root.appending(path: "Sources").path
        let report = backtrace([
            ("/opt/swift/stdlib/Array.swift", 1), ("\(sources)/Lamp/Bulb.swift", 2),
            ("\(sources)/Lamp/Lamp.swift", 3), ("\(sources)/Lamp/Lamp.swift", 4),
        ])
        let place = Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 3)
        let words = "{ a line of the learner's }\nFatal error: Index out of range\n\n\(report)\n"
        #expect(CrashReport.place(inBacktraceOf: .crash(errorOutput: words), workspace: workspace) == place)
        // `swift test` writes the backtrace to its own standard output.
        #expect(CrashReport.place(inBacktraceOf: .crash(output: words), workspace: workspace) == place)
    }

    @Test("For an author, a backtrace gives the innermost line in the subject of the learner's tests")
    func subject() throws {
        let workspace = try workspaceOfTests()
        let frames = [
            ("/opt/swift/stdlib/Array.swift", 1), ("\(workspace.root.path)/Sources/LampKit/Lamp.swift", 0),
            ("\(workspace.root.path)/Sources/LampKit/Lamp.swift", 7),
            ("\(workspace.root.path)/Tests/LampTests/LampTests.swift", 3),
        ]
        func place(_ count: Int, in workspace: Workspace) -> Place? {
            let last = frames.suffix(count)
            return CrashReport.placeInSubject(
                inBacktraceOf: .crash(errorOutput: backtrace(Array(last))), workspace: workspace)
        }
        let subject = "Tests/Suites/1-lamp/2-test-the-lamp/Subject/Lamp.swift"
        #expect(place(4, in: workspace) == Place(path: subject, line: 7))
        #expect(place(1, in: workspace) == nil)
        #expect(try place(4, in: self.workspace()) == nil)
    }

    @Test("A frame inside a macro gives the macro's location, and a frame without a line gives none")
    func macro() throws {
        let workspace = try workspaceOfTests()
        let own = "\(workspace.root.path)/Tests/LampTests/LampTests.swift"
        func macro(_ line: String) -> String {
            "/tmp/swift-generated-sources/@__swiftmacro_9LampTests0020LampTestsswift_elFCffMX\(line)_3_6expectfMf_.swift"
        }
        func line(_ frames: [(file: String, line: Int)], inlined: String? = nil) -> Int? {
            let report = backtrace(frames, inlined: inlined)
            return CrashReport.place(inBacktraceOf: .crash(errorOutput: report), workspace: workspace)?.line
        }
        #expect(line([(macro("11"), 1), (own, 30)]) == 12)
        #expect(line([(macro("0"), 1)]) == 1)
        #expect(
            line([(macro("11").replacing("LampTestsswift", with: "BulbTestsswift"), 1), (own, 30)]) == 30)
        #expect(line([(macro("11").replacing("9LampTests", with: "9BulbTests"), 1), (own, 30)]) == 30)
        #expect(line([(own, 0)]) == nil)
        #expect(line([("<stdin>", 0), (own, 30)]) == 30)
        #expect(line([(macro("11"), 0)]) == nil)
        // The compiler no longer knows to which expectation the code belongs.
        #expect(line([("//<compiler-generated>", 0), (own, 30)], inlined: "expect") == nil)
        #expect(line([("//<compiler-generated>", 0), (own, 30)], inlined: "Swift runtime failure: x") == 30)
    }

    @Test("Other threads and unreadable backtraces give no location")
    func noBacktrace() throws {
        let workspace = try workspace()
        let own = "\(workspace.root.path)/Sources/Lamp/Lamp.swift"
        let other = backtrace([(own, 3)], crashed: false)
        let cut = String(backtrace([(own, 3)]).dropLast(9))
        for words in [other, cut, "", "Fatal error"] {
            #expect(
                CrashReport.place(inBacktraceOf: .crash(errorOutput: words), workspace: workspace) == nil,
                "\(words)")
        }
    }

    private func workspace() throws -> Workspace { try workspace(exercise: 0) }

    private func workspaceOfTests() throws -> Workspace { try workspace(exercise: 1) }

    private func workspace(exercise: Int) throws -> Workspace {
        let course = try SampleCourse.load(in: folder)
        return try Workspace.assemble(
            PartAttempt(course.exercises[exercise].firstPart), course: course, toolchain: .sample)
    }

    /// Returns a backtrace in the runtime's format, on one line and with fewer keys.
    ///
    /// - Parameter inlined: The description of the first frame, if it belongs to an inlined function.
    private func backtrace(
        _ frames: [(file: String, line: Int)], crashed: Bool = true, inlined: String? = nil
    ) -> String {
        let list = frames.enumerated().map { index, frame in
            let (file, line) = frame
            let description = index == 0 ? inlined ?? "third(_:) + 32" : "third(_:) + 32"
            return """
                { "kind": "returnAddress", "address": "0x000055e08fc7c441", "symbol": "$s6Sample5thirdySiSaySiGF",
                  "offset": 32, "description": "\(description)", "inlined": \(index == 0 && inlined != nil),
                  "image": "workspacePackageTests.xctest",
                  "sourceLocation": { "file": "\(file)", "line": \(line), "column": 6 } }
                """
        }
        return """
            { "timestamp": "2026-11-21T01:08:04.296375Z", "kind": "crashReport", "description": "Illegal instruction",
              "platform": "Linux", "architecture": "x86_64", "threads": [
                { "name": "main", "frames": [] },
                { "name": "oot.default-qos", "crashed": \(crashed), "registers": { "rip": "0x00007fdce876df7f" },
                  "frames": [
                    { "kind": "programCounter", "address": "0x00007fdce876df7f", "image": "libswiftCore.so" },
                    \(list.joined(separator: ",\n"))
                  ] } ] }
            """.replacing("\n", with: "")
    }
}

extension ProcessResult {
    /// Returns the result of a program that crashed.
    static func crash(output: String = "", errorOutput: String = "") -> ProcessResult {
        ProcessResult(termination: .signalled(4), output: output, errorOutput: errorOutput, seconds: 0)
    }
}
