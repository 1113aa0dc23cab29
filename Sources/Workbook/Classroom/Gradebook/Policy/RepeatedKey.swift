import Foundation

/// A key that an object in a JSON file has twice, although a decoder reads only one of the values, without a word.
struct RepeatedKey: Equatable {
    /// The path of the key, such as `lessons.3`.
    var keyPath: String
    /// The line in which it comes first, and the one in which it comes again.
    var lines: [Int]

    /// An object or a list that isn't closed yet.
    private struct Level {
        /// The lines of the object's keys; `nil` for a list.
        var keys: [String: Int]?
        /// The key or the index at which the text is.
        var place = "[0]"
        /// How many elements of a list are complete.
        var count = 0
    }

    /// Finds the first key that is repeated in a text that is valid JSON.
    init?(in data: Data) {
        let bytes = [UInt8](data)
        var levels: [Level] = []
        var (index, line, text) = (0, 1, Data())
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "{"): levels.append(Level(keys: [:]))
            case UInt8(ascii: "["): levels.append(Level())
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
            case UInt8(ascii: ","):
                guard let last = levels.indices.last, levels[last].keys == nil else { break }
                levels[last].count += 1
                levels[last].place = "[\(levels[last].count)]"
            case UInt8(ascii: "\""):
                let start = index
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                text = Data(bytes[start..<min(index + 1, bytes.count)])
            case UInt8(ascii: ":"):
                // Different escapes can mean the same key. A text that can't be decoded was refused before.
                guard let last = levels.indices.last,
                    let key = try? JSONDecoder().decode(String.self, from: text)
                else { break }
                levels[last].place = key
                if let first = levels[last].keys?.updateValue(line, forKey: key) {
                    let places = levels.map(\.place)
                    keyPath = places.dropFirst().reduce(places[0]) {
                        $1.hasPrefix("[") ? $0 + $1 : "\($0).\($1)"
                    }
                    lines = [first, line]
                    return
                }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Where it is, in words.
    var words: String {
        lines[0] == lines[1] ? "two, both in line \(lines[0])" : "two, in lines \(lines[0]) and \(lines[1])"
    }
}
