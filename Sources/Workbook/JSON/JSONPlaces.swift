import Foundation

/// Where the values of a JSON text are, which decoders don't report: their lines, and a key that comes twice.
package struct JSONPlaces {
    /// The line of each value by its path, such as `exercises[1].hints`.
    private var lines: [String: Int] = [:]
    /// The first key that an object has twice, although a decoder reads only one of the values, without a word; `nil` if there is none.
    package private(set) var repeatedKey: RepeatedKey?

    /// The bracket that is open at the end of the text, and its line; `nil` if there is none.
    package private(set) var unclosed: (bracket: Character, line: Int)?

    /// A key that an object has twice.
    package struct RepeatedKey: Equatable {
        /// The path of the key, such as `lessons.3`.
        package var keyPath: String
        /// The line in which it comes first, and the one in which it comes again.
        package var lines: [Int]
    }

    /// An object or a list that isn't closed yet.
    private struct Level {
        let path: [String]
        /// The line of its bracket.
        let line: Int
        /// The number of the next value; `nil` for an object.
        var index: Int?
        /// The key of the next value in an object; `nil` before it is read.
        var key: String?
        /// The lines of an object's keys.
        var keys: [String: Int] = [:]

        /// The path of the next value.
        var next: [String] { path + [index.map { "[\($0)]" } ?? key ?? ""] }
    }

    /// Reads a text, as far as it is JSON.
    package init(of data: Data) {
        var levels: [Level] = []
        var line = 1
        var bytes = data.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "\""):
                let text = JSONPlaces.text(&bytes)
                if let last = levels.indices.last, levels[last].index == nil, levels[last].key == nil {
                    levels[last].key = text
                    addKey(text, to: &levels[last], line)
                } else {
                    addElement(of: levels.last, line)
                }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                addElement(of: levels.last, line)
                let isList = byte == UInt8(ascii: "[")
                levels.append(Level(path: levels.last?.next ?? [], line: line, index: isList ? 0 : nil))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
            case UInt8(ascii: ","):
                guard let last = levels.indices.last else { break }
                levels[last].key = nil
                if let index = levels[last].index { levels[last].index = index + 1 }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ":"): break
            default: addElement(of: levels.last, line)
            }
        }
        unclosed = levels.last.map { ($0.index == nil ? "{" : "[", $0.line) }
    }

    /// Returns the line of a value, or else of what contains it; `nil` if the whole text does.
    package func line(of path: String) -> Int? {
        var path = path
        while !path.isEmpty {
            if let line = lines[path] { return line }
            let end = path.lastIndex { ".[".contains($0) } ?? path.startIndex
            path = String(path[..<end])
        }
        return nil
    }

    private mutating func addKey(_ key: String, to level: inout Level, _ line: Int) {
        let path = JSONPlaces.text(of: level.next)
        if let first = level.keys.updateValue(line, forKey: key) {
            repeatedKey = repeatedKey ?? RepeatedKey(keyPath: path, lines: [first, line])
        } else if lines[path] == nil {
            lines[path] = line
        }
    }

    /// Notes the line on which an element of a list begins; the value of an object has that of its key.
    private mutating func addElement(of level: Level?, _ line: Int) {
        guard let level, level.index != nil else { return }
        let path = JSONPlaces.text(of: level.next)
        if lines[path] == nil { lines[path] = line }
    }

    /// Returns a path as errors of decoding have it.
    private static func text(of path: [String]) -> String {
        path.dropFirst().reduce(path[0]) { $1.hasPrefix("[") ? $0 + $1 : "\($0).\($1)" }
    }

    /// Returns a text up to its closing quotation mark.
    ///
    /// Different escapes can mean the same key.
    private static func text(_ bytes: inout Data.Iterator) -> String {
        var text: [UInt8] = []
        var isEscaped = false
        while let byte = bytes.next(), isEscaped || byte != UInt8(ascii: "\"") {
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            text.append(byte)
        }
        let quoted = Data([UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")])
        // A wrong escape is a mistake that decoding the file reports.
        return (try? JSONDecoder().decode(String.self, from: quoted)) ?? String(decoding: text, as: UTF8.self)
    }
}
