import Foundation
import TestSupport
import Testing

@testable import WorkbookSystem

struct ProcessRunnerTests {
    // The limits of the runs below are far longer than a run takes, even on a busy machine.
    let runner = ProcessRunner()

    func shell(_ script: String) -> Command {
        Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    }

    @Test("Standard output, standard error and the exit status are kept separate")
    func outputs() async throws {
        let result = try await runner.run(shell("echo out; echo err >&2; exit 3"), limit: 600)
        expectEqual(result.termination, .exited(3))
        expectEqual(result.output, "out\n")
        expectEqual(result.errorOutput, "err\n")
    }

    @Test("A program gets only the environment and working directory it was given")
    func environment() async throws {
        let command = Command(
            "/bin/sh", ["-c", "pwd; echo $A; echo ${HOME-unset}"], environment: ["A": "ä"],
            workingDirectory: "/usr")
        let result = try await runner.run(command, limit: 600)
        expectEqual(result.output, "/usr\nä\nunset\n")
    }

    @Test("A program that writes more than a pipe holds does not get stuck")
    func largeOutput() async throws {
        let result = try await runner.run(shell("head -c 3000000 /dev/zero | tr '\\0' x"), limit: 600)
        expectEqual(result.termination, .exited(0))
        #expect(result.output.utf8.count < 1_100_000)
        #expect(result.output.hasSuffix("more bytes were cut\n"))
    }

    @Test("After all sessions are ended, no program starts and no ended one is reported as a crash")
    func closed() async throws {
        let runner = ProcessRunner()
        let outcomes = Locked(0)
        let file = FileManager.default.temporaryDirectory.appending(
            path: "workbook-closed-\(UUID().uuidString)")
        // Neither call returns: their threads wait for this process to end.
        let isRunning = Locked(false)
        Task.detached {
            _ = try? await runner.run(Command("/bin/sleep", ["600"]), limit: 600) { _ in
                isRunning.withLock { $0 = true }
                return nil
            }
            outcomes.withLock { $0 += 1 }
        }
        while !isRunning.value { try await Task.sleep(for: .milliseconds(5)) }
        runner.sessions.endAll()
        Task.detached {
            _ = try? await runner.run(Command("/usr/bin/touch", [file.path]), limit: 600)
            outcomes.withLock { $0 += 1 }
        }
        // Nothing may happen during this time, so a busy machine can't make the test fail.
        try await Task.sleep(for: .milliseconds(300))
        expectEqual(outcomes.value, 0)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A program that never stops writing is ended")
    func flood() async throws {
        var runner = runner
        runner.outputLimit = 1 << 20
        let result = try await runner.run(shell("yes"), limit: 600)
        expectEqual(result.termination, .ended(.output(bytes: 1 << 20)))
    }

    @Test("A signal is distinguished from an exit")
    func signal() async throws {
        let result = try await runner.run(shell("kill -SEGV $$"), limit: 600)
        expectEqual(result.termination, .signalled(11))
    }

    @Test("A program over its time limit ends with all its children, even in other process groups")
    func wholeTree() async throws {
        // `set -m` gives the background job a process group of its own, as `swift test` does.
        let marker = "97.\(Int.random(in: 100_000...999_999))"
        let result = try await runner.run(shell("set -m; sleep \(marker) & sleep \(marker)"), limit: 0.5)
        expectEqual(result.termination, .ended(.wallClock(seconds: 0.5)))
        let left = try await runner.run(shell("ps -eo args | grep -c '[s]leep \(marker)'"), limit: 600)
        expectEqual(left.output, "0\n")
    }

    @Test("A child that outlives its parent does not keep the run open")
    func daemon() async throws {
        let result = try await runner.run(shell("sleep 600 & echo done"), limit: 600)
        expectEqual(result.termination, .exited(0))
        expectEqual(result.output, "done\n")
        #expect(result.seconds < 300)
    }

    @Test("Processes that a program leaves running in its session are ended when it exits by itself")
    func leftBehind() async throws {
        // The child has its own process group and no open pipe, so only its session identifies it.
        let marker = "96.\(Int.random(in: 100_000...999_999))"
        let result = try await runner.run(
            shell("set -m; sleep \(marker) > /dev/null 2>&1 & echo done"), limit: 30)
        expectEqual(result.termination, .exited(0))
        expectEqual(result.output, "done\n")
        let left = try await runner.run(shell("ps -eo args | grep -c '[s]leep \(marker)'"), limit: 10)
        expectEqual(left.output, "0\n")
    }

    @Test("The watcher can end a program")
    func watcher() async throws {
        let result = try await runner.run(shell("sleep 600"), limit: 600) {
            $0.seconds > 0.2 ? .checkClock(seconds: 1) : nil
        }
        expectEqual(result.termination, .ended(.checkClock(seconds: 1)))
    }

    @Test("Cancelling the task ends the program")
    func cancellation() async throws {
        let runner = runner
        let command = shell("sleep 600")
        let isRunning = Locked(false)
        let task = Task {
            try await runner.run(command, limit: 600) { _ in
                isRunning.withLock { $0 = true }
                return nil
            }
        }
        while !isRunning.value { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        try await expectEqual(task.value.termination, .ended(.cancelled))
    }

    @Test("Running a program that doesn't exist throws an error that names it")
    func missing() async throws {
        await #expect(throws: SpawnError(executable: "/no/such/program", code: ENOENT)) {
            try await runner.run(Command("/no/such/program"), limit: 600)
        }
    }
}
