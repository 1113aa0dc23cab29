import Foundation
import WorkbookSystem

/// The lines at which the values of a JSON text begin, by their paths, such as `exercises[1].hints`.
struct JSONLines {
    private var lines: [String: Int] = [:]

    /// An object or a list that isn't closed yet.
    private struct Level {
        let path: String
        /// The number of the next value; `nil` for an object.
        var index: Int?
        /// The key of the next value in an object; `nil` before it is read.
        var key: String?

        /// The path of the next value.
        var next: String {
            if let index { return "\(path)[\(index)]" }
            return [path, key ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
        }
    }

    /// Reads a text, as far as it is JSON.
    init(of data: Data) {
        var levels: [Level] = []
        var line = 1
        var bytes = data.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "\""):
                let text = JSONLines.text(&bytes)
                if let last = levels.indices.last, levels[last].index == nil, levels[last].key == nil {
                    levels[last].key = text
                }
                add(levels.last, line)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                add(levels.last, line)
                let isList = byte == UInt8(ascii: "[")
                levels.append(Level(path: levels.last?.next ?? "", index: isList ? 0 : nil))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
            case UInt8(ascii: ","):
                guard let last = levels.indices.last else { break }
                levels[last].key = nil
                if let index = levels[last].index { levels[last].index = index + 1 }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ":"): break
            default: add(levels.last, line)
            }
        }
    }

    /// Returns the line of a value, or else of what contains it; `nil` if the whole text does.
    func line(of path: String) -> Int? {
        var path = path
        while !path.isEmpty {
            if let line = lines[path] { return line }
            let end = path.lastIndex { ".[".contains($0) } ?? path.startIndex
            path = String(path[..<end])
        }
        return nil
    }

    /// Notes the line on which the next value of a level begins, which is that of its key.
    private mutating func add(_ level: Level?, _ line: Int) {
        if let path = level?.next, lines[path] == nil { lines[path] = line }
    }

    /// Returns a text up to its closing quotation mark; what is escaped in it stays as it is.
    private static func text(_ bytes: inout Data.Iterator) -> String {
        var text: [UInt8] = []
        var isEscaped = false
        while let byte = bytes.next(), isEscaped || byte != UInt8(ascii: "\"") {
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            text.append(byte)
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension MalformedFile {
    /// The error with the line of the value, which an author wants to see.
    package var located: MalformedFile {
        guard file.pathExtension == "json",
            // A file that can't be read has no lines.
            let data = try? BoundedFile.read(file, limit: BoundedFile.largestJSON),
            let line = JSONLines(of: data).line(of: keyPath)
        else { return self }
        var located = self
        located.keyPath += ", line \(line)"
        return located
    }
}
