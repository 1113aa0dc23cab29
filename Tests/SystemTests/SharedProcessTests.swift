import Foundation
import Testing
import TestSupport

@testable import WorkbookSystem

@Suite(.temporaryFolder) struct SharedProcessTests {
    private let environment = ["PATH": "/usr/bin:/bin"]

    private func start(_ script: String, isFed: Bool = false) throws -> SharedProcess {
        try SharedProcess.start(
            ["/bin/sh", "-c", script, TemporaryFolder.current.url.path], environment: environment,
            isFed: isFed)
    }

    @Test("A program reads all the input it is fed")
    func feed() throws {
        let program = try start("cat > \"$0/text\"; exit 3", isFed: true)
        program.feed("one\n")
        program.feed(String(repeating: "x", count: 200_000))
        expectEqual(program.wait(), .exited(3))
        expectEqual(TemporaryFolder.current.text(at: "text")?.count, 200_004)
    }

    @Test("A program that isn't fed stays in this process's group, which receives the terminal's keys")
    func group() throws {
        let program = try start("ps -o pgid= -p $$ > \"$0/group\"")
        expectEqual(program.wait(), .exited(0))
        let group = TemporaryFolder.current.text(at: "group")?.trimmingCharacters(in: .whitespacesAndNewlines)
        expectEqual(group, "\(getpgrp())")
    }

    @Test("A program receives signals as usual, and its termination is reported")
    func signals() throws {
        let program = try start("sleep 60")
        program.send(SIGTERM)
        expectEqual(program.wait(), .signalled(SIGTERM))
    }

    @Test("Starting a missing program throws an error")
    func missing() {
        #expect(throws: SpawnError(executable: "/nowhere/vim", code: ENOENT)) {
            try SharedProcess.start(["/nowhere/vim"], environment: environment, isFed: true)
        }
    }
}
