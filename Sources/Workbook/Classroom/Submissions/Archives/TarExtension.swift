import Foundation

/// What a header of a tar archive says about the header after it, because there is no room for it there.
struct TarExtension {
    /// The path.
    private(set) var path: [UInt8]?
    /// The number of bytes of the content.
    private(set) var size: Int?
    /// When it was changed, in seconds since 1970.
    private(set) var modified: Int?
    /// Whether the file has holes, so that its content isn't stored as it is.
    private(set) var isSparse = false

    /// Reads the content of a header of type `x` (POSIX), `L` or `K` (GNU).
    mutating func read(_ content: [UInt8], type: Character) {
        switch type {
        case "L": path = Array(content.prefix { $0 != 0 })
        case "x": readRecords(content)
        // K is a long name of a link's target, and links are refused.
        default: break
        }
    }

    /// Reads records such as `20 path=Lamp.swift`, each with its own length in front and a newline at the end.
    private mutating func readRecords(_ content: [UInt8]) {
        var rest = content[...]
        while let blank = rest.firstIndex(of: 0x20) {
            let digits = String(decoding: rest[..<blank], as: UTF8.self)
            guard let length = Int(digits), length > digits.utf8.count + 1, length <= rest.count else {
                return
            }
            let record = rest[(blank + 1)..<(rest.startIndex + length)]
            rest = rest.dropFirst(length)
            guard let equals = record.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let value = Array(record[(equals + 1)...].dropLast())
            let text = String(decoding: value, as: UTF8.self)
            switch String(decoding: record[..<equals], as: UTF8.self) {
            case "path": path = value
            case "size": size = Int(text).map { max(0, $0) }
            case "mtime": modified = Double(text).flatMap { Int(exactly: $0.rounded(.down)) }
            case let key where key.hasPrefix("GNU.sparse"): isSparse = true
            default: break
            }
        }
    }
}
