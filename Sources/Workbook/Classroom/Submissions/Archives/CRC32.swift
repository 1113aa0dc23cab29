/// The checksum of ZIP and gzip (polynomial EDB88320, reversed).
///
/// Source: PKWARE APPNOTE 6.3.10, section 4.4.7.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
        }
    }

    /// Returns the checksum of bytes.
    static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { value, byte in
            table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ (value >> 8)
        }
    }
}
