/// A short hash that nobody can compute, or undo by trying names, without the key.
///
/// Source: Aumasson and Bernstein, "SipHash: a fast short-input PRF" (2012), SipHash-2-4.
struct SipHash {
    private var v0: UInt64
    private var v1: UInt64
    private var v2: UInt64
    private var v3: UInt64

    /// Returns the hash of bytes.
    static func hash(_ bytes: [UInt8], key: (UInt64, UInt64)) -> UInt64 {
        var state = SipHash(key: key)
        // The last word holds the rest of the bytes and, in its highest byte, their number.
        for start in stride(from: 0, through: bytes.count, by: 8) {
            var word: UInt64 = 0
            for (place, byte) in bytes.dropFirst(start).prefix(8).enumerated() {
                word |= UInt64(byte) << (8 * UInt64(place))
            }
            if bytes.count - start < 8 { word |= UInt64(UInt8(truncatingIfNeeded: bytes.count)) << 56 }
            state.v3 ^= word
            state.round()
            state.round()
            state.v0 ^= word
        }
        state.v2 ^= 0xFF
        for _ in 0..<4 { state.round() }
        return state.v0 ^ state.v1 ^ state.v2 ^ state.v3
    }

    private init(key: (UInt64, UInt64)) {
        v0 = key.0 ^ 0x736f_6d65_7073_6575
        v1 = key.1 ^ 0x646f_7261_6e64_6f6d
        v2 = key.0 ^ 0x6c79_6765_6e65_7261
        v3 = key.1 ^ 0x7465_6462_7974_6573
    }

    private mutating func round() {
        v0 &+= v1
        v2 &+= v3
        v1 = Self.rotate(v1, 13) ^ v0
        v3 = Self.rotate(v3, 16) ^ v2
        v0 = Self.rotate(v0, 32)
        v2 &+= v1
        v0 &+= v3
        v1 = Self.rotate(v1, 17) ^ v2
        v3 = Self.rotate(v3, 21) ^ v0
        v2 = Self.rotate(v2, 32)
    }

    private static func rotate(_ word: UInt64, _ bits: UInt64) -> UInt64 {
        word << bits | word >> (64 - bits)
    }
}
