import Foundation
import TestSupport
import Testing

@testable import WorkbookSystem

struct SyntaxTreeRepairTests {
    private func tree(of source: String) async throws -> SyntaxNode? {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).swift")
        try Data(source.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }  // left to the system otherwise
        let runner = ProcessRunner()
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
        let data = try await SyntaxTree.data(
            of: file, toolchain: toolchain, runner: runner, environment: environment)
        return SyntaxTree.node(of: data)
    }

    @Test(
        "A file that uses types with attributes has a complete tree",
        arguments: [
            "typealias A = @Sendable () -> Void", "func a() -> @MainActor @Sendable (Int) -> Void { {} }",
            "func a() { let b = [1].map { (x: Int) -> @Sendable () -> Void in { print(\"}\\\"]\") } } }",
            "typealias A = (@escaping () -> Void, inout Int) -> @Sendable () -> @Sendable () -> Void",
            "struct B { typealias A = @Sendable () -> Void; func c() -> @Sendable () -> Void { {} }; var d = 1 }",
        ])
    func attributed(source: String) async throws {
        let tree = try #require(
            try await tree(of: source + "\nfunc last(a: Int) { let x = 1 }\nstruct After {}"))
        let items = tree.nodes("items")
        expectEqual(items.count, 3)
        expectEqual(items.last?.declaredName, "After")
        expectEqual(items.dropLast().last?.argumentLabels, ["a"])
    }

    @Test("Complete JSON stays unchanged")
    func complete() {
        let text = #"{"a":["}",{"":"x\"y"},[1,true]],"b":{}}"#
        expectEqual(String(decoding: SyntaxTreeRepair.repaired(Data(text.utf8)), as: UTF8.self), text)
    }

    @Test("Truncated JSON is closed", arguments: ["{\"a\":[1", "[[", "{\"a", "}", "\"\\"])
    func cut(text: String) {
        let repaired = SyntaxTreeRepair.repaired(Data(text.utf8))
        expectEqual(repaired.count { $0 == UInt8(ascii: "{") }, repaired.count { $0 == UInt8(ascii: "}") })
    }
}
