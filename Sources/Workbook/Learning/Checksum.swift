import Foundation

/// The checksum that the standard tool `cksum` computes (POSIX): enough to notice an accidental change.
package enum Checksum {
    /// Returns the checksum of some bytes.
    package static func sum(of data: Data) -> UInt32 {
        var sum: UInt32 = 0
        func take(_ byte: UInt8) { sum = (sum << 8) ^ table[Int(UInt8(sum >> 24) ^ byte)] }
        data.forEach(take)
        var length = data.count
        while length > 0 {
            take(UInt8(length & 0xFF))
            length >>= 8
        }
        return ~sum
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index) << 24) { value, _ in
            value & 0x8000_0000 == 0 ? value << 1 : (value << 1) ^ 0x04C1_1DB7
        }
    }
}
