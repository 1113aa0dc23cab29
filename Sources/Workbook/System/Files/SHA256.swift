import Foundation

/// The SHA-256 digest, as `sha256sum` and `shasum -a 256` print it.
///
/// Source: FIPS 180-4, section 6.2.
package enum SHA256 {
    /// Returns the digest of some bytes in hexadecimal digits.
    package static func text(of data: Data) -> String {
        var message = [UInt8](data)
        let bits = UInt64(message.count) * 8
        message.append(0x80)
        message += Array(repeating: 0, count: (120 - message.count % 64) % 64)
        message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
        var state = start
        var schedule = [UInt32](repeating: 0, count: 64)
        for block in stride(from: 0, to: message.count, by: 64) {
            add(message[block..<(block + 64)], to: &state, &schedule)
        }
        return state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32], _ words: inout [UInt32]) {
        for index in 0..<16 {
            let first = block.startIndex + 4 * index
            words[index] = block[first..<(first + 4)].reduce(0) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (near, far) = (words[index - 2], words[index - 15])
            let mixed = rotated(near, 17) ^ rotated(near, 19) ^ (near >> 10)
            let other = rotated(far, 7) ^ rotated(far, 18) ^ (far >> 3)
            words[index] = words[index - 16] &+ words[index - 7] &+ mixed &+ other
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let first =
                h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[index]
                &+ words[index]
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 64 primes, from whose roots the standard takes its constants.
    private static let primes: [Int] = (2...311).filter { number in
        (2..<number).allSatisfy { $0 * $0 > number || number % $0 != 0 }
    }

    /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
    private static let start: [UInt32] = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes.map { fraction(cbrt(Double($0))) }

    /// A double has 53 bits; a root of these primes needs at most 5 of them before the point.
    private static func fraction(_ root: Double) -> UInt32 {
        UInt32(truncatingIfNeeded: UInt64((root - root.rounded(.down)) * 4_294_967_296))
    }
}
