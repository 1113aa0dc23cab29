import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ResourceLimitsTests {
    private let runner = ProcessRunner()
    private let folder = TemporaryFolder.current
    private let narrow = ResourceLimits(
        wallSeconds: 600, cpuSeconds: 1, memoryBytes: 100 << 20, processes: 6, fileBytes: 1 << 20)

    private func run(_ script: String, within limits: ResourceLimits? = nil) async throws -> ProcessResult {
        let limits = limits ?? narrow
        let command = Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
        return try await runner.run(command.limited(by: limits), limit: limits.wallSeconds) {
            $0.use.excess(over: limits)
        }
    }

    @Test("A program within its limits runs as if there were none")
    func within() async throws {
        let result = try await run("echo \"$0 $#\"; exit 3")
        expectEqual(result.termination, .exited(3))
        expectEqual(result.output, "/bin/sh 0\n")
    }

    @Test("The system ends a program that uses too much processor time with SIGXCPU")
    func processor() async throws {
        let result = try await run("while :; do :; done")
        expectEqual(CrashReport.signal(in: result), SIGXCPU)
    }

    @Test("A program that ignores SIGXCPU is killed")
    func stubborn() async throws {
        let result = try await run("trap '' XCPU; while :; do :; done")
        expectEqual(result.termination, .signalled(SIGKILL))
    }

    @Test("The memory limit counts the memory of all the program's processes")
    func memory() async throws {
        // `tail` keeps all input in memory until it ends, and then waits, because `sleep` reads nothing.
        let eater = "head -c 70000000 /dev/zero | tail | sleep 600"
        var roomy = narrow
        // Two such pipelines, each with its shell, are more processes than the other tests allow.
        roomy.processes = 20
        let result = try await run("\(eater) & \(eater) & wait", within: roomy)
        expectEqual(result.termination, .ended(.memory(bytes: 100 << 20)))
    }

    @Test("A program with more processes than allowed is ended with all of them")
    func processes() async throws {
        let marker = "96.\(Int.random(in: 100_000...999_999))"
        let result = try await run("for i in 1 2 3 4 5 6 7 8; do sleep \(marker) & done; wait")
        expectEqual(result.termination, .ended(.processes(count: 6)))
        let list = Command("/bin/ps", ["-eo", "args"], environment: ["COLUMNS": "400"])
        #expect(try await !runner.run(list, limit: 600).output.contains("sleep \(marker)"))
    }

    @Test("A program that writes too large a file is ended")
    func file() async throws {
        let path = folder("large").path
        let result = try await run("exec head -c 3000000 /dev/zero > '\(path)'")
        expectEqual(CrashReport.signal(in: result), SIGXFSZ)
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        expectEqual(size, 1 << 20)
    }

    @Test("A pipe keeps delivering events, even if a program deletes or replaces its file")
    func pipe() async throws {
        let file = folder("events")
        let pipe = try EventPipe(file)
        defer { pipe.close() }
        let script = """
            exec 3> '\(file.path)'; echo one >&3; rm '\(file.path)'; echo two > '\(file.path)'
            echo three >&3; exec 3>&-; sleep 0.2
            """
        let command = Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
        let result = try await runner.run(command, limit: 600, events: pipe) { _ in nil }
        expectEqual(String(decoding: result.events, as: UTF8.self), "one\nthree\n")
        // A pipe that its writer has closed must not keep the reader busy.
        expectEqual(result.termination, .exited(0))
    }

    @Test(
        "Without a name, only the program's own descriptor leads to the pipe",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
    func anonymousPipe() async throws {
        let pipe = try EventPipe()
        defer { pipe.close() }
        let script = """
            echo one >&3; (echo two > /proc/self/fd/3) 2>/dev/null; (cat < /proc/self/fd/3) 2>/dev/null
            echo three >&3; exec 3>&-; sleep 0.2
            """
        let command = Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
        let result = try await runner.run(command, limit: 600, events: pipe) { _ in nil }
        expectEqual(String(decoding: result.events, as: UTF8.self), "one\nthree\n")
        expectEqual(result.termination, .exited(0))
    }
}
