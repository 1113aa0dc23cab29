import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct UnawaitedTaskScanTests {
    /// Returns the functions that are found in the body of a test.
    private func isFound(_ body: String) async throws -> Bool {
        let runner = ProcessRunner()
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
        let folder = TemporaryFolder.current
        try folder.write(["Tests.swift": "import Testing\n@Test func lamp() async {\n\(body)\n}\n"])
        let tree = try await SyntaxTree.data(
            of: folder("Tests.swift"), toolchain: toolchain, runner: runner, environment: environment)
        return UnawaitedTaskScan.functions(in: [tree]) == ["lamp"]
    }

    @Test(
        "An expectation in a task that the test doesn't wait for is found",
        arguments: [
            "Task { #expect(lamp.isOn) }", "_ = Task.detached { try #require(lamp) }",
            "let task = Task<Void, Never> { await lamp.wait(); #expect(lamp.isOn) }",
            "if lamp.isOn { Task { if true { #expect(lamp.isOn) } } }",
        ])
    func found(_ body: String) async throws { #expect(try await isFound(body)) }

    @Test(
        "A test that waits, or whose task checks nothing, is not reported",
        arguments: [
            "await Task { #expect(lamp.isOn) }.value",
            "let task = Task { #expect(lamp.isOn) }; await task.value",
            "let end = Semaphore(); Task { #expect(lamp.isOn); end.signal() }; end.wait()",
            "Task { lamp.toggle() }; #expect(lamp.isOn)", "#expect(lamp.isOn) // Task { #expect(lamp.isOn) }",
        ])
    func leftAlone(_ body: String) async throws { #expect(try await isFound(body) == false) }
}
