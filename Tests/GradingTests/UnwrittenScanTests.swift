import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct UnwrittenScanTests {
    @Test("Only code that begins by throwing the starter's error is found, with its name and line")
    func parts() async throws {
        let source = """
            struct NotWrittenYet: Error {}
            // throw NotWrittenYet()
            class Mirror {
                var label: Int { get throws { throw NotWrittenYet() } }
                var ready: Int { get throws { throw Other() } }
                init() throws { throw NotWrittenYet() }
                func extract<T>(_ name: String, from object: Any) throws -> T {
                    let text = "throw NotWrittenYet()"
                    if name.isEmpty { throw NotWrittenYet() }
                    return text as! T
                }
            }
            """
        let runner = ProcessRunner()
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
        let folder = TemporaryFolder.current
        try folder.write(["Mirror.swift": source])
        let tree = try await SyntaxTree.data(
            of: folder("Mirror.swift"), toolchain: toolchain, runner: runner, environment: environment)
        let parts = UnwrittenScan.parts(in: tree, source: Data(source.utf8), path: "Mirror.swift")
        #expect(parts.map(\.name) == ["label", "init()"])
        #expect(parts.map(\.place.line) == [4, 6])
    }
}
