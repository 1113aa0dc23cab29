/// Reads the numbers of binary formats with the lowest byte first, and never beyond the end.
struct LittleEndian {
    /// The bytes.
    let bytes: [UInt8]

    /// Returns the number that is stored in `count` bytes; `nil` if they do not exist or the number is too large.
    func number(at offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, count <= 8, offset <= bytes.count, count <= bytes.count - offset else {
            return nil
        }
        var number: UInt64 = 0
        for index in (0..<count).reversed() { number = number << 8 | UInt64(bytes[offset + index]) }
        return Int(exactly: number)
    }

    /// Returns the bytes of a number with the lowest byte first.
    static func bytes(of number: Int, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
