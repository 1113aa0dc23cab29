import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ConformanceScanTests {
    @Test("Conformances that change how values look, or let other code change them, are found")
    func findings() async throws {
        let source = """
            import Foundation
            extension Given: CodingKey {
                var stringValue: String { "" }
                var intValue: Int? { nil }
                init?(stringValue: String) { nil }
                init?(intValue: Int) { nil }
            }
            extension Bool: @retroactive CustomDebugStringConvertible { public var debugDescription: String { "" } }
            struct Box<Value> { private enum State: Hashable { case full } }
            struct Own: Hashable, CustomStringConvertible {
                private enum Kind: Hashable { case a }
                var description: String { "\(1)" }
            }
            struct Sink { var text = "" }
            private struct Steps: IteratorProtocol { mutating func next() -> Int? { nil } }
            private protocol Hidden {}
            extension Hidden { mutating func write(_ string: String) {} }
            extension Sink: Hidden, TextOutputStream { mutating func write(_ string: String) {} }
            """
        let tree = try await TypedTree.of(source, given: "enum Given: Error { case a }")
        let found = ConformanceScan.findings(in: tree, of: "Lamp")
        expectEqual(
            Set(found.map { "\($0.declaration.plainName) \($0.reason.prefix { $0 != "," })" }),
            [
                "Given conforms to `CodingKey` only here",
                "Sink conforms to `TextOutputStream`",
            ])
        expectEqual(found.compactMap(\.need), ["TextOutputStream"])
    }
}
