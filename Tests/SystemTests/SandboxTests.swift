import Foundation
import Testing
import TestSupport

@testable import WorkbookSystem

/// What code inside the sandbox can do.
@Suite(.needsBubblewrap, .temporaryFolder)
struct SandboxTests {
    private let runner = ProcessRunner()
    private let folder = TemporaryFolder.current

    /// Runs a script in the sandbox, with the shell and the few programs that it needs.
    private func inside(_ script: String, readable: [String] = []) async throws -> ProcessResult {
        let isolation = try await Sandbox.find(environment: ["PATH": "/usr/bin:/bin"], runner: runner)
        let resident = Sandbox.SandboxedProgram(
            program: "/bin/sh", arguments: ["-c", script], environment: ["A": "b"],
            readable: ["/usr/bin", "/bin"] + readable)
        return try await runner.run(isolation.command(for: resident), limit: 600)
    }

    @Test("The environment contains only what is passed in")
    func environment() async throws {
        let result = try await inside("/usr/bin/env | /usr/bin/sort")
        expectEqual(result.output, "A=b\nPWD=/tmp\n")
    }

    @Test("The home folder, the course and the rest of the disk are invisible")
    func hidden() async throws {
        try folder.write(["secret.txt": "solution"])
        let home = NSHomeDirectory()
        let script = "cat '\(folder("secret.txt").path)'; ls '\(home)' '\(folder.url.path)'; ls /"
        let result = try await inside(script)
        #expect(!result.output.contains("solution"))
        #expect(result.errorOutput.contains("secret.txt"))
        let top = Set(result.output.split(separator: "\n").map(String.init))
        #expect(top.isSubset(of: ["bin", "dev", "etc", "lib", "lib64", "proc", "tmp", "usr"]), "\(top)")
    }

    @Test("Code can write only to one folder, whose size is limited")
    func readOnly() async throws {
        let script = """
            for place in / /usr/lib /dev/shm /proc /etc /tmp; do
                (echo x > "$place/new") 2>/dev/null && echo "wrote in $place"
            done
            head -c 100000000 /dev/zero > /tmp/large 2>/dev/null || echo full
            """
        let result = try await inside(script)
        expectEqual(result.output, "wrote in /tmp\nfull\n")
    }

    @Test("Code has no network access, not even to this machine")
    func network() async throws {
        let result = try await inside("cat /proc/net/dev | tail -n +3 | cut -d: -f1 | tr -d ' '")
        expectEqual(result.output, "lo\n")
        // The sandbox has its own loopback device.
        let outside = try await inside("ls /proc/net/tcp && wc -l < /proc/net/tcp")
        expectEqual(outside.output, "/proc/net/tcp\n1\n")
    }

    @Test("Code sees no other processes, and its own processes end with the run, even in a new session")
    func processes() async throws {
        let marker = "95.\(Int.random(in: 100_000...999_999))"
        let result = try await inside("setsid -f sleep \(marker); ls -d /proc/[0-9]* | wc -l")
        let seen = Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
        #expect((2...6).contains(seen))
        let list = Command("/bin/ps", ["-eo", "args"], environment: ["COLUMNS": "400"])
        #expect(try await !runner.run(list, limit: 600).output.contains("sleep \(marker)"))
    }

    @Test("If bubblewrap is missing or doesn't work, an error says so and nothing runs")
    func missing() async throws {
        await #expect(throws: SandboxProblem.missing) {
            try await Sandbox.find(environment: ["PATH": folder.url.path], runner: runner)
        }
        try await folder.writeProgram("#!/bin/sh\necho 'bwrap: No permissions' >&2; exit 1\n", to: "bwrap")
        await #expect(
            throws: SandboxProblem.refused(path: folder("bwrap").path, words: "bwrap: No permissions\n")
        ) { try await Sandbox.find(environment: ["PATH": folder.url.path], runner: runner) }
        // A program that succeeds without running the command is not a sandbox.
        try await folder.writeProgram("#!/bin/sh\nexit 0\n", to: "bwrap")
        await #expect(throws: SandboxProblem.refused(path: folder("bwrap").path, words: "")) {
            try await Sandbox.find(environment: ["PATH": folder.url.path], runner: runner)
        }
    }
}
