import Foundation
import TestSupport
import Testing

@testable import WorkbookSystem

@Suite(.temporaryFolder) struct DetachedProgramTests {
    @Test("A detached program has its own session and no terminal for input or output")
    func session() async throws {
        let file = TemporaryFolder.current("told").path
        let script = "{ ps -o sid= -p $$; cat; } > \"$0.new\"; mv \"$0.new\" \"$0\""
        try DetachedProgram.start(["/bin/sh", "-c", script, file], environment: ["PATH": "/usr/bin:/bin"])
        while !FileManager.default.fileExists(atPath: file) { try await Task.sleep(for: .milliseconds(10)) }
        let told = try #require(TemporaryFolder.current.text(at: "told"))
        let session = told.split(whereSeparator: \.isNewline).first.flatMap { Int($0.filter(\.isNumber)) }
        #expect(session != nil && session.map { pid_t($0) } != getsid(0))
    }

    @Test("Starting a missing program throws an error")
    func missing() {
        #expect(throws: SpawnError.self) {
            try DetachedProgram.start(["/nowhere/browser"], environment: [:])
        }
        #expect(throws: SpawnError.self) { try DetachedProgram.start([], environment: [:]) }
    }
}
