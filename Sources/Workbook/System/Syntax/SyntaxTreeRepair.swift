import Foundation

/// Completes the JSON of a syntax tree that the compiler has written incompletely.
///
/// In Swift 6.3.1, the node of a type with attributes, such as `@Sendable () -> Void`, lacks its closing brace. After it, the
/// compiler takes the list around the node for an object, and gives each element an empty key.
struct SyntaxTreeRepair {
    /// An object or a list that is open.
    private enum Level {
        case list
        case object
        case attributedType
    }

    private var levels: [Level] = []
    private var output: [UInt8] = []

    /// Returns the completed JSON.
    static func repaired(_ data: Data) -> Data {
        var repair = SyntaxTreeRepair()
        repair.read(Array(data))
        return Data(repair.output)
    }

    private mutating func read(_ bytes: [UInt8]) {
        let attributed = Array(#"{"_kind":"type_attributed""#.utf8)
        let emptyKey = Array(#""":"#.utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                if levels.last == .list && bytes[index...].starts(with: emptyKey) {
                    index += emptyKey.count
                    continue
                }
                let end = SyntaxTreeRepair.end(ofString: index, in: bytes)
                output += bytes[index..<end]
                index = end
                continue
            case UInt8(ascii: "{"):
                levels.append(bytes[index...].starts(with: attributed) ? .attributedType : .object)
                output.append(byte)
            case UInt8(ascii: "["):
                levels.append(.list)
                output.append(byte)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if !levels.isEmpty { close() }
            default: output.append(byte)
            }
            index += 1
        }
        while !levels.isEmpty { close() }
    }

    /// Closes the innermost level, and a type with attributes whose last field ended with it.
    private mutating func close() {
        let isList = levels.removeLast() == .list
        output.append(UInt8(ascii: isList ? "]" : "}"))
        if levels.last == .attributedType { close() }
    }

    /// Returns the index after the quotation mark that ends a string.
    private static func end(ofString start: Int, in bytes: [UInt8]) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }
}
