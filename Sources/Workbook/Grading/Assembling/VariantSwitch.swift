import Foundation
import WorkbookModel

/// How a subject with planted bugs selects its variant at run time, so that nothing that tests can read names the variant.
///
/// An environment variable holds a number that differs in every run. It consists of the variant's index and random bits,
/// enciphered with the workspace's secret (a Feistel network), so neither one number nor many of them say which variant
/// runs, or whether it is the same one as before.
package struct VariantSwitch: Sendable, Equatable {
    /// The environment variable that holds the number.
    static let variable = "WORKBOOK_RUN"

    /// The ids of the variants, in an order that the secret decides, so that an index says nothing by itself.
    let ids: [String]
    /// The cipher's keys, for an even number of rounds.
    let keys: [UInt64]

    /// Creates the switch of a workspace.
    init(_ variants: Variants, secret: WorkspaceSecret) {
        ids = variants.ids.sorted { secret.code(for: $0) < secret.code(for: $1) }
        keys = secret.numbers
    }

    /// Returns a number that selects a variant, another one each time; `nil` if there is no such variant.
    func number(for id: String) -> String? {
        guard let index = ids.firstIndex(of: id) else { return nil }
        let bits = UInt64.random(in: .min ... .max) << 16 | UInt64(index)
        var (left, right) = (bits >> 32, bits & 0xFFFF_FFFF)
        for key in keys { (left, right) = (right, left ^ ((right &+ 1) &* key) >> 32) }
        return String(left << 32 | right, radix: 16)
    }

    /// The source of the `PlantedVariant` enum with a case for each variant, so that a subject that lacks one does not
    /// compile, and of a wrapper for properties whose contents depend on the variant.
    var text: String {
        let cases = ids.map { "    case \(VariantSwitch.camelCase($0))" }.joined(separator: "\n")
        let list = keys.reversed().map { "0x" + String($0, radix: 16) }.joined(separator: ", ")
        return """
            import Foundation

            enum PlantedVariant: CaseIterable, CustomStringConvertible {
            \(cases)

                /// No text names a variant.
                var description: String { "PlantedVariant" }
                static var current: PlantedVariant { allCases[Int(index.masked ^ index.mask)] }

                /// The index lies nowhere in memory by itself.
                private static let index: (masked: UInt64, mask: UInt64) = {
                    let text = ProcessInfo.processInfo.environment["\(VariantSwitch.variable)"] ?? ""
                    guard let bits = UInt64(text, radix: 16) else { fatalError("only the grader can run this") }
                    var (left, right) = (bits >> 32, bits & 0xFFFF_FFFF)
                    for key in [\(list)] as [UInt64] {
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

            """
    }

    /// Returns the name of a variant's case, by its id.
    package static func camelCase(_ id: String) -> String {
        let words = id.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    }
}
