import Foundation

/// Damages real files, making each input from its own number, so that any one can be made again by itself.
struct Mutator {
    /// The undamaged inputs that all others are made from.
    private let corpus: [[UInt8]]
    /// The keys and texts in the corpus.
    private let words: [[UInt8]]
    private let seed: UInt64

    /// No input grows beyond this many bytes.
    private static let largest = 1 << 17

    init(corpus: [Data], seed: UInt64) {
        self.corpus = corpus.map(Array.init)
        self.seed = seed
        let texts = corpus.flatMap { data in
            String(decoding: data, as: UTF8.self).matches(of: /"[^"\n]{0,40}"/).map { String($0.0) }
        }
        words = Set(texts).sorted().map { Array($0.utf8) }
    }

    /// Returns the input with a number; the first inputs are the unchanged corpus.
    func input(_ number: Int) -> Data {
        if corpus.indices.contains(number) { return Data(corpus[number]) }
        var random = SplitMix64(seed: seed &+ UInt64(number) &* 0xD1B5_4A32_D192_ED03)
        var bytes = corpus.randomElement(using: &random) ?? []
        // Half of the inputs keep their syntax, so that they reach the code after the parser.
        let keepsSyntax = Bool.random(using: &random)
        for _ in 0..<(1 << Int.random(in: 0...2, using: &random)) {
            if keepsSyntax { exchange(&bytes, &random) } else { change(&bytes, &random) }
        }
        return Data(bytes.prefix(Mutator.largest))
    }

    private func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<13, using: &random) {
        case 0:
            if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: bytes.removeSubrange(piece(of: bytes, at: place, &random))
        case 3: splice(&bytes, at: place, &random)
        case 4: repeatPiece(&bytes, at: place, &random)
        case 5: bytes.removeSubrange(place...)
        case 6: nest(&bytes, at: place, &random)
        case 7: insert(Mutator.brokenText, into: &bytes, at: place, &random)
        case 8: insert(words, into: &bytes, at: place, &random)
        case 9: insert(Mutator.signs, into: &bytes, at: place, &random)
        default: exchange(&bytes, &random)
        }
    }

    /// Replaces a value or a key with another one.
    private func exchange(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: replace(/"[^"\n]*"/, in: &bytes, by: words, &random)
        case 1: replace(/true|false|null|"[^"\n]*"|[0-9]+/, in: &bytes, by: Mutator.values, &random)
        default: replace(/-?[0-9]+(\.[0-9]+)?/, in: &bytes, by: Mutator.numbers, &random)
        }
    }

    private func piece(of bytes: [UInt8], at place: Int, _ random: inout SplitMix64) -> Range<Int> {
        let most = Bool.random(using: &random) ? 4 : 400
        return place..<min(bytes.count, place + Int.random(in: 0...most, using: &random))
    }

    private func splice(_ bytes: inout [UInt8], at place: Int, _ random: inout SplitMix64) {
        guard let other = corpus.randomElement(using: &random) else { return }
        bytes.replaceSubrange(place..., with: other[Int.random(in: 0...other.count, using: &random)...])
    }

    private func repeatPiece(_ bytes: inout [UInt8], at place: Int, _ random: inout SplitMix64) {
        let piece = Array(bytes[piece(of: bytes, at: place, &random)])
        // Sometimes repeat very often, because quadratic time shows only in long inputs.
        let most = Int.random(in: 0..<64, using: &random) == 0 ? 20_000 : 8
        let times = min(Int.random(in: 1...most, using: &random), Mutator.largest / max(1, piece.count))
        bytes.insert(contentsOf: repeatElement(piece, count: times).joined(), at: place)
    }

    private func nest(_ bytes: inout [UInt8], at place: Int, _ random: inout SplitMix64) {
        let (open, close) = Mutator.nests.randomElement(using: &random) ?? ("[", "]")
        let depths = [3, 60, 500, 511, 512, 513, 5_000, 30_000]
        let depth = depths[
            Int.random(in: 0..<(Int.random(in: 0..<8, using: &random) == 0 ? 8 : 3), using: &random)]
        let end = piece(of: bytes, at: place, &random).upperBound
        if Bool.random(using: &random) {
            bytes.insert(contentsOf: repeatElement(Array(close.utf8), count: depth).joined(), at: end)
        }
        bytes.insert(contentsOf: repeatElement(Array(open.utf8), count: depth).joined(), at: place)
    }

    private func insert(
        _ choices: [[UInt8]], into bytes: inout [UInt8], at place: Int, _ random: inout SplitMix64
    ) {
        bytes.insert(contentsOf: choices.randomElement(using: &random) ?? [], at: place)
    }

    /// Replaces one occurrence of a pattern, near a random place.
    private func replace(
        _ pattern: some RegexComponent, in bytes: inout [UInt8], by choices: [[UInt8]],
        _ random: inout SplitMix64
    ) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        // Search only a window, because searching all of a long input would cost more than decoding it.
        // Start at the beginning of a line, where no text has begun.
        let before = max(0, place - 300)..<place
        let start = bytes[before].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.lowerBound
        let window = bytes[start..<min(bytes.count, place + 100)]
        let text = String(decoding: window, as: UTF8.self)
        guard let match = text.matches(of: pattern).randomElement(using: &random),
            let choice = choices.randomElement(using: &random)
        else { return }
        let changed = text[..<match.range.lowerBound].utf8 + choice + text[match.range.upperBound...].utf8
        bytes.replaceSubrange(window.indices, with: changed)
    }

    // MARK: - Replacements

    private static let numbers = [
        "0", "-0", "-1", "1", "2", "0.5", "1e400", "-1e400", "1e-400", "1e308", "1.7976931348623157e308",
        "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
        "18446744073709551616", "2147483648", "4294967296", "9007199254740993", "1e19", "00", "01", "1.",
        ".5",
        "+1", "1e", "NaN", "Infinity", "0x10", String(repeating: "9", count: 400),
        "0." + String(repeating: "0", count: 400) + "1",
    ].map { Array($0.utf8) }

    private static let values = [
        "null", "true", "false", "0", "1", "-1", "0.5", "[]", "{}", "[null]", "[[]]", "\"\"", "\"a\"",
        "\"\\u0000\"",
        "\"\\ud800\"", "\"\\udc00\\ud800\"", "\"\\uD83D\\uDE00\"", "\"../../etc\"", "\"/\"", "\".\"",
        "\"\\n\"",
        "\"e\u{301}\"", "\"\u{202E}\"", "\"9223372036854775807\"", "\"0000-00-00T00:00:00Z\"",
        "\"9999-12-31T23:59:60Z\"", "\"-271821-04-20T00:00:00Z\"", "1e400", "9223372036854775807",
    ].map { Array($0.utf8) }

    private static let signs = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\n", "\r\n", "\0", " ", "/", ".", "-", "--", "=",
        "'",
        ".swift:", ": error: ", ": Fatal error: ", "//", "/*", "\u{2028}", "\u{FEFF}", "e\u{301}", "👩‍👩‍👧‍👦",
    ].map { Array($0.utf8) }

    /// Bytes that aren't UTF-8: lone and missing continuations, overlong forms, surrogates, and
    /// values that are too large.
    private static let brokenText: [[UInt8]] = [
        [0x80], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98],
        [0xF4, 0x90, 0x80, 0x80],
        [0xFF], [0xFE, 0xFF], [0xFF, 0xFE, 0x7B, 0x00], [0xEF, 0xBB, 0xBF],
    ]

    private static let nests = [
        ("[", "]"), ("{\"a\":", "}"), ("{\"body\":", "}"), ("[{\"a\":", "}]"), ("{", "}"), ("((", "))"),
    ]
}
