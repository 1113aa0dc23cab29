import WorkbookCommandLine

extension WatchKey {
    /// The largest number of letters that a person types between two looks; more were pasted.
    private static let mostAtOnce = 4

    /// Returns the keys that the bytes from a terminal mean.
    ///
    /// Arrows and function keys send sequences, and the letters inside these are no keys of their own.
    static func keys(in bytes: [UInt8]) -> [WatchKey] {
        var keys: [WatchKey] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch byte {
            case 0x1B: keys.append(sequence(&rest))
            case 0x0A, 0x0D: keys.append(.enter)
            // Ctrl-D, the end of the input.
            case 0x04: keys.append(.quit)
            case UInt8(ascii: " "): keys.append(.pageDown)
            case UInt8(ascii: "j"): keys.append(.down)
            case UInt8(ascii: "k"): keys.append(.up)
            case UInt8(ascii: "]"), UInt8(ascii: "\t"): keys.append(.nextHeading)
            case UInt8(ascii: "["): keys.append(.previousHeading)
            case UInt8(ascii: "y"), UInt8(ascii: "Y"): keys.append(.yes)
            case UInt8(ascii: "1")...UInt8(ascii: "9"): keys.append(.number(Int(byte - UInt8(ascii: "0"))))
            // The later bytes of a non-ASCII letter.
            case 0x80..<0xC0: continue
            default:
                let letter = Character(Unicode.Scalar(byte)).lowercased()
                keys.append(lettered.first { $0.letter.map(String.init) == letter } ?? .other)
            }
        }
        // An arrow that is held down repeats faster than anyone types.
        return keys.count { !$0.isMovement } > mostAtOnce ? [] : keys
    }

    /// Returns whether the bytes from a terminal answer a question with yes; `nil` if they contain no answer.
    static func answer(in bytes: [UInt8]) -> Bool? {
        // Pasted text does not count as an answer.
        guard !keys(in: bytes).isEmpty else { return nil }
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "y"), UInt8(ascii: "Y"): return true
            // Ctrl-C and Ctrl-D.
            case 0x03, 0x04, 0x0A, 0x0D: return false
            case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "q"), UInt8(ascii: "Q"): return false
            case 0x1B where sequence(&rest) == .escape: return false
            default: continue
            }
        }
        return nil
    }

    /// Returns the key that a sequence means, and removes the sequence from the bytes after Escape.
    private static func sequence(_ rest: inout ArraySlice<UInt8>) -> WatchKey {
        switch rest.first {
        case nil, 0x1B: return .escape
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            rest.removeFirst()
            var parameters: [UInt8] = []
            // Parameters, then one byte that ends it (ECMA-48, 5.4).
            while let next = rest.popFirst() {
                if (0x40...0x7E).contains(next) { return movement(next, parameters) }
                parameters.append(next)
            }
            return .other
        default:
            // A letter with Alt.
            rest.removeFirst()
            return .other
        }
    }

    private static func movement(_ final: UInt8, _ parameters: [UInt8]) -> WatchKey {
        switch (final, String(decoding: parameters, as: UTF8.self)) {
        case (UInt8(ascii: "A"), ""): .up
        case (UInt8(ascii: "B"), ""): .down
        // Tab with Shift.
        case (UInt8(ascii: "Z"), ""): .previousHeading
        case (UInt8(ascii: "H"), ""), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
        case (UInt8(ascii: "F"), ""), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
        case (UInt8(ascii: "~"), "5"): .pageUp
        case (UInt8(ascii: "~"), "6"): .pageDown
        default: .other
        }
    }
}
