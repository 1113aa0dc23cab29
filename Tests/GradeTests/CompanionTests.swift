import Foundation
import TestSupport
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookReporting
@testable import WorkbookSystem
@testable import grade

/// Tests how `grade` finds and builds the programs beside it, in a package with a `swift` that is a shell script.
struct CompanionTests {
    private var products: URL { TemporaryFolder.current(".build/linux/debug") }

    /// Writes a package with `grade` in it, and a `swift` that counts its calls.
    ///
    /// - Parameter build: What the script does to build a program.
    private func package(build: String) async throws {
        let folder = TemporaryFolder.current
        try folder.write([
            "Package.swift": "// a package", "Sources/grade-class/One.swift": "let one = 1",
            ".build/linux/debug/grade": "",
        ])
        try await folder.writeProgram("#!/bin/sh\necho call >> calls\n\(build)\n", to: "bin/swift")
    }

    /// A script that builds a program that can be run.
    private let working = "cd .build/linux/debug && echo '#!/bin/sh' > grade-class && chmod +x grade-class"

    private func ready(
        _ environment: [String: String] = [:], program: String = "grade-class", command: String = ""
    ) async throws -> String {
        let quiet = Console.Stream(isTerminal: false, hasColor: false) { _ in }
        let own = ["PATH": TemporaryFolder.current("bin").path + ":/usr/bin:/bin"]
        var context = CommandContext(
            environment: own.merging(environment) { $1 }, folder: TemporaryFolder.current(""),
            program: "grade", tool: products.appending(path: "grade"),
            console: Console(output: quiet, errors: quiet, columns: 80), runner: ProcessRunner(),
            concurrency: 1)
        context.command = command
        return try await Companion(program, context).ready()
    }

    private func calls() throws -> Int {
        let file = TemporaryFolder.current("calls")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count
    }

    @Test(
        "A program is built when it is first used, and again after its sources have changed", .temporaryFolder
    )
    func building() async throws {
        try await package(build: working)
        let program = products.appending(path: "grade-class").path
        expectEqual(try await ready(), program)
        expectEqual(try await ready(), program)
        expectEqual(try calls(), 1)
        try TemporaryFolder.current.write(["Sources/grade-class/One.swift": "let three = 3"])
        expectEqual(try await ready(), program)
        expectEqual(try calls(), 2)
    }

    @Test("A program that was left by a failed build is never run", .temporaryFolder)
    func failing() async throws {
        try await package(build: working + "\necho 'error: no such module' >&2\nexit 1")
        for count in 1...2 {
            let error = await #expect(throws: CompanionProblem.self) { try await ready() }
            guard case .failed(let words, let output, _, let command) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            expectEqual(words, "grade class")
            expectEqual(output, ["error: no such module"])
            expectEqual(command, "swift build --product grade-class")
            expectEqual(try calls(), count)
        }
    }

    @Test("A failed build is reported for the command that was typed", .temporaryFolder)
    func words() async throws {
        try await package(build: "exit 1")
        try TemporaryFolder.current.write(["Sources/grade-handin/One.swift": "let one = 1"])
        for command in ["handin", "update"] {
            let error = await #expect(throws: CompanionProblem.self) {
                try await ready(program: "grade-handin", command: command)
            }
            guard case .failed("grade \(command)", _, _, _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test("A build that fills the disk is reported as a full disk", .temporaryFolder)
    func fullDisk() async throws {
        try await package(build: "echo 'error: No space left on device'; exit 1")
        let error = await #expect(throws: MachineFault.self) { try await ready() }
        guard case .diskFull = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(
        "After an interrupted update of the tool itself, `grade update` runs the program that was built before",
        .temporaryFolder)
    func interruptedUpdate() async throws {
        try await package(build: "exit 1")
        let folder = TemporaryFolder.current
        try folder.write(["Sources/grade-handin/One.swift": "half of it", ".workbook/update.json": "{}"])
        func update() async throws -> String { try await ready(program: "grade-handin", command: "update") }
        // If there is no program, it has to be built.
        await #expect(throws: CompanionProblem.self) { try await update() }
        expectEqual(try calls(), 1)
        let program = products.appending(path: "grade-handin")
        try FileManager.default.copyItem(at: folder("bin/swift"), to: program)
        expectEqual(try await update(), program.path)
        expectEqual(try calls(), 1)
        // Other commands, and updates of a complete copy, are built.
        await #expect(throws: CompanionProblem.self) {
            try await ready(program: "grade-handin", command: "handin")
        }
        expectEqual(try calls(), 2)
        try FileManager.default.removeItem(at: folder(".workbook/update.json"))
        await #expect(throws: CompanionProblem.self) { try await update() }
        expectEqual(try calls(), 3)
    }

    @Test("Without sources around it, a program beside grade is used as it is", .temporaryFolder)
    func installed() async throws {
        try await package(build: "exit 1")
        try FileManager.default.removeItem(at: TemporaryFolder.current("Package.swift"))
        await #expect(throws: CompanionProblem.missing(words: "grade class")) { try await ready() }
        let apart = CompanionProblem.apart(
            words: "grade lesson --format", program: "grade-formats",
            folder: products.appending(path: "grade").deletingLastPathComponent())
        await #expect(throws: apart) { try await ready(program: "grade-formats") }
        try FileManager.default.copyItem(
            at: TemporaryFolder.current("bin/swift"), to: products.appending(path: "grade-class"))
        expectEqual(try await ready(), products.appending(path: "grade-class").path)
    }

    @Test("A folder that the environment names has the programs, whatever the sources are", .temporaryFolder)
    func named() async throws {
        try await package(build: "exit 1")
        let folder = TemporaryFolder.current("bin")
        try FileManager.default.moveItem(
            at: folder.appending(path: "swift"), to: folder.appending(path: "grade-class"))
        expectEqual(
            try await ready([Companion.variable: folder.path]), folder.appending(path: "grade-class").path)
    }
}
