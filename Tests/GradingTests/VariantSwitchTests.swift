import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel

@Suite(.temporaryFolder) struct VariantSwitchTests {
    let folder = TemporaryFolder.current

    private let variants = Variants(
        format: 1, correct: [.init(id: "flag", name: "F"), .init(id: "phase-2", name: "P")],
        bugs: [.init(id: "start-after-stop-ignored", name: "S")], scrambled: "scrambled")

    private func variantSwitch() throws -> VariantSwitch {
        VariantSwitch(variants, secret: try WorkspaceSecret(of: folder("a")))
    }

    @Test("Each variant is a case that a number selects at run time, and the source contains no IDs")
    func text() throws {
        try folder.write(["a/secret": "1\n2a\n3\nffffffffffffffff\n"])
        let made = try variantSwitch()
        let cases = made.ids.map { "    case \(VariantSwitch.camelCase($0))" }.joined(separator: "\n")
        #expect(
            made.text == """
                import Foundation

                enum PlantedVariant: CaseIterable, CustomStringConvertible {
                \(cases)

                    /// No text names a variant.
                    var description: String { "PlantedVariant" }
                    static var current: PlantedVariant { allCases[Int(index.masked ^ index.mask)] }

                    /// The index lies nowhere in memory by itself.
                    private static let index: (masked: UInt64, mask: UInt64) = {
                        let text = ProcessInfo.processInfo.environment["WORKBOOK_RUN"] ?? ""
                        guard let bits = UInt64(text, radix: 16) else { fatalError("only the grader can run this") }
                        var (left, right) = (bits >> 32, bits & 0xFFFF_FFFF)
                        for key in [0xffffffffffffffff, 0x3, 0x2a, 0x1] as [UInt64] {
                            (left, right) = (right ^ ((left &+ 1) &* key) >> 32, left)
                        }
                        let mask = UInt64.random(in: .min ... .max)
                        return (right & 0xFFFF ^ mask, mask)
                    }()
                }

                /// Stores a value where reflection can't see it, so that all variants look alike.
                @propertyWrapper struct Concealed<Value> {
                    private let read: () -> Value
                    private let write: (Value) -> Void

                    init(wrappedValue: Value) {
                        var value = wrappedValue
                        read = { value }
                        write = { value = $0 }
                    }

                    var wrappedValue: Value {
                        get { read() }
                        nonmutating set { write(newValue) }
                    }
                }

                """)
    }

    /// Deciphers a number as the source in a workspace does.
    private func index(in number: String, _ keys: [UInt64]) throws -> Int {
        let bits = try #require(UInt64(number, radix: 16))
        var (left, right) = (bits >> 32, bits & 0xFFFF_FFFF)
        for key in keys.reversed() { (left, right) = (right ^ ((left &+ 1) &* key) >> 32, left) }
        return Int(right & 0xFFFF)
    }

    @Test("Every number selects the variant for which it was generated")
    func roundTrip() throws {
        let made = try variantSwitch()
        for (index, id) in made.ids.enumerated() {
            for _ in 0..<100 {
                let number = try #require(made.number(for: id))
                #expect(try self.index(in: number, made.keys) == index)
            }
        }
        #expect(made.number(for: "unknown") == nil)
    }

    @Test("The order of the variants differs from workspace to workspace")
    func order() throws {
        let orders = try (0..<40).map {
            VariantSwitch(variants, secret: try WorkspaceSecret(of: folder("\($0)"))).ids
        }
        #expect(Set(orders).count > 3)
        #expect(orders.allSatisfy { $0.sorted() == variants.ids.sorted() })
    }

    @Test("Every number is unique, so counting numbers says nothing about variants")
    func fresh() throws {
        let made = try variantSwitch()
        let numbers = (0..<500).compactMap { _ in made.number(for: "flag") }
        #expect(Set(numbers).count == 500)
        // The last digit does not give the index away.
        let lastDigits = Set(numbers.compactMap(\.last))
        #expect(lastDigits.count == 16)
    }

    @Test("A workspace keeps its numbers, and another workspace has different ones")
    func secret() throws {
        let first = try WorkspaceSecret(of: folder("a"))
        #expect(try WorkspaceSecret(of: folder("a")) == first)
        #expect(try WorkspaceSecret(of: folder("b")) != first)
        #expect(Set(first.numbers).count == 4)
        let mode = try FileManager.default.attributesOfItem(atPath: folder("a/secret").path)[
            .posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @Test("Damaged numbers are replaced", arguments: ["", "1\n2\n", "x\ny\nz\nw\n", "1\n2\n3\n4\n5\n"])
    func damaged(text: String) throws {
        try folder.write(["a/secret": text])
        let secret = try WorkspaceSecret(of: folder("a"))
        #expect(secret.numbers.count == 4)
        #expect(try WorkspaceSecret(of: folder("a")) == secret)
    }

    @Test(
        "An id in kebab case becomes a name in camel case",
        arguments: [
            ("flag", "flag"), ("shared-flag", "sharedFlag"), ("a-b-c", "aBC"), ("x2-y3", "x2Y3"),
        ])
    func camelCase(id: String, name: String) {
        #expect(VariantSwitch.camelCase(id) == name)
    }
}
