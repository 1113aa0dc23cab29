/// Chooses fingerprints of a sequence of tokens by winnowing, as MOSS does.
///
/// A sequence of k tokens, a k-gram, has a hash. Of every w hashes in a row, the smallest is a fingerprint. Two sequences that
/// share at least w + k − 1 tokens in a row therefore share a fingerprint, wherever those tokens are.
///
/// Source: Schleimer, Wilkerson, Aiken, "Winnowing: Local Algorithms for Document Fingerprinting", SIGMOD 2003, sections 3
/// and 4.
struct Winnowing: Sendable, Equatable {
    /// How many tokens have one hash.
    var gramLength: Int
    /// Of how many hashes in a row one is chosen.
    var windowLength: Int

    /// A chosen hash, and the index of the first token that it covers.
    struct Fingerprint: Sendable, Equatable {
        var hash: UInt64
        var start: Int
    }

    /// Returns the hash of each k-gram; none if there are fewer tokens.
    func hashes(of tokens: [UInt64]) -> [UInt64] {
        guard gramLength > 0, tokens.count >= gramLength else { return [] }
        return (0...(tokens.count - gramLength)).map { start in
            Winnowing.hash(of: tokens[start..<start + gramLength])
        }
    }

    /// Returns the fingerprints of a sequence of tokens, in its order.
    func fingerprints(of tokens: [UInt64]) -> [Fingerprint] {
        let hashes = hashes(of: tokens)
        guard !hashes.isEmpty else { return [] }
        let length = min(max(1, windowLength), hashes.count)
        var chosen: [Fingerprint] = []
        for first in 0...(hashes.count - length) {
            // Of several smallest hashes, the rightmost one: it stays the choice of the most windows that follow.
            var smallest = first
            for index in first..<first + length where hashes[index] <= hashes[smallest] { smallest = index }
            if chosen.last?.start != smallest {
                chosen.append(Fingerprint(hash: hashes[smallest], start: smallest))
            }
        }
        return chosen
    }

    /// Returns the hash of some values, which is the same on every machine (FNV-1a with 64 bits, and a final mix).
    static func hash(of values: some Sequence<UInt64>) -> UInt64 {
        var state: UInt64 = 0xcbf2_9ce4_8422_2325
        for value in values { state = (state ^ value) &* 0x100_0000_01b3 }
        // Without it, the hashes of k-grams that end in the same token would have similar ranks.
        state ^= state >> 32
        state = state &* 0x9e37_79b9_7f4a_7c15
        return state ^ (state >> 29)
    }
}
