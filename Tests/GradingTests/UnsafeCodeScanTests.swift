import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

/// Uses the installed compiler, because the scan depends on its warnings.
@Suite(.temporaryFolder) struct UnsafeCodeScanTests {
    let folder = TemporaryFolder.current

    private func uses(_ source: String) async throws -> [UnsafeCodeScan.Use] {
        try folder.write(["LampTests.swift": source])
        let environment = ProcessInfo.processInfo.environment
        let tools = Tools(runner: ProcessRunner(), environment: environment)
        let toolchain = try await Toolchain.find(
            environment: environment, runner: tools.runner, cache: nil)
        let arguments = try await CheckedFile.typeChecking(
            "LampTests", searching: [], toolchain: toolchain, tools: tools)
        let file = folder("LampTests.swift").path
        let result = try await tools.runner.run(
            Command(
                toolchain.tool("swiftc"), arguments + UnsafeCodeScan.arguments + [file],
                environment: tools.environment), limit: 60)
        try #require(result.termination.isSuccess, "\(result.errorOutput)")
        return UnsafeCodeScan.uses(in: result.errorOutput) { path, line in
            path == file ? Place(path: "LampTests.swift", line: line) : nil
        }
    }

    @Test(
        "Each way to read memory is flagged by name",
        arguments: [
            ("UnsafePointer<Int>(bitPattern: 8)?.pointee", "UnsafePointer"),
            ("withVaList([1]) { vsnprintf(nil, 0, \"\", $0) }", "withVaList"),
            ("withUnsafeBytes(of: 1) { $0.count }", "withUnsafeBytes"),
            ("memcmp([1], [2], 1)", "memcmp"), ("unsafeDowncast(Lamp(), to: Lamp.self)", "unsafeDowncast"),
            ("[1].withUnsafeBufferPointer { $0.count }", "withUnsafeBufferPointer"),
        ])
    func found(expression: String, name: String) async throws {
        let source = "import Foundation\nfinal class Lamp {}\nfunc f() { _ = \(expression) }\n"
        let uses = try await uses(source)
        #expect(uses.map(\.place) == [Place(path: "LampTests.swift", line: 3)])
        #expect(uses.map(\.name) == [name])
    }

    @Test("A use in a macro's expansion is flagged at the macro's line, and a file has at most three flags")
    func macro() async throws {
        let test = "    #expect(UnsafePointer<Int>(bitPattern: 8)?.pointee == 1)\n"
        let closure = "    #expect(throws: Never.self) { _ = UnsafePointer<Int>(bitPattern: 8) }\n"
        let source = "import Testing\n@Test func a() {\n" + test + closure + test + test + "}\n"
        #expect(try await uses(source).map(\.place.line) == [3, 4, 5])
    }

    @Test("Data race annotations, and system calls without pointers, aren't flagged")
    func harmless() async throws {
        let source = """
            import Foundation
            @preconcurrency import Testing

            nonisolated(unsafe) var count = 0
            final class Lamp: @unchecked Sendable { nonisolated(unsafe) static var isOn = false }
            @Test func a() async throws {
                count += 1
                Lamp.isOn = true
                #expect(String(format: "%d", count) == "1")
                #expect(Lamp.isOn && ObjectIdentifier(Lamp.self) == ObjectIdentifier(Lamp.self))
                await withCheckedContinuation { $0.resume() }
                usleep(1)
            }
            """
        #expect(try await uses(source) == [])
    }
}
