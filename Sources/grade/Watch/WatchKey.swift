/// What a key means to `grade watch`.
enum WatchKey: Sendable, Equatable, CaseIterable {
    case next, task, hint, list, chapter, solution, reset, go, run, quit
    /// Return, which grades or goes back to the result.
    case enter
    /// A key without a meaning.
    case other

    /// The letter to press.
    var letter: Character? {
        switch self {
        case .next: "n"
        case .task: "t"
        case .hint: "h"
        case .list: "l"
        case .chapter: "c"
        case .solution: "s"
        case .reset: "x"
        case .go: "g"
        case .run: "r"
        case .quit: "q"
        case .enter, .other: nil
        }
    }

    /// The word that the prompt shows for it.
    var label: String {
        switch self {
        case .next: "next"
        case .task: "task"
        case .hint: "hint"
        case .list: "list"
        case .chapter: "chapter"
        case .solution: "solution"
        case .reset: "reset"
        case .go: "go there"
        case .run: "run"
        case .quit: "quit"
        case .enter, .other: ""
        }
    }
}

extension WatchKey {
    /// The largest number of keys that a person types between two looks; more were pasted.
    private static let mostAtOnce = 4

    /// Returns the keys that the bytes from a terminal mean.
    ///
    /// Arrows and function keys send sequences, and the letters inside these mean nothing.
    static func keys(in bytes: [UInt8]) -> [WatchKey] {
        var keys: [WatchKey] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch byte {
            case 0x1B:
                keys.append(.other)
                if rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") {
                    rest.removeFirst()
                    // Parameters, then one byte that ends it (ECMA-48, 5.4).
                    while let next = rest.popFirst(), !(0x40...0x7E).contains(next) {}
                } else {
                    // A letter with Alt, or nothing.
                    _ = rest.popFirst()
                }
            case 0x0A, 0x0D: keys.append(.enter)
            // Ctrl-D, the end of the input.
            case 0x04: keys.append(.quit)
            // The later bytes of a non-ASCII letter.
            case 0x80..<0xC0: continue
            default:
                let letter = Character(Unicode.Scalar(byte)).lowercased()
                keys.append(allCases.first { $0.letter.map(String.init) == letter } ?? .other)
            }
        }
        return keys.count > mostAtOnce ? [] : keys
    }
}
