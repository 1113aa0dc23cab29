import Foundation

/// A format of JSON files that people write: its version, and its keys, so that a misspelled one is an error.
///
/// Decoding ignores keys that a type doesn't have, so what follows a misspelled key would be lost.
package struct JSONFormat: Sendable {
    /// The keys of a value.
    package indirect enum Keys: Sendable, Equatable {
        /// A value without keys, or an object whose keys are names.
        case value
        /// A list of values.
        case list(Keys)
        /// An object.
        case object([String: Keys])

        /// Returns an object whose values have no keys of their own, apart from some.
        package static func object(_ names: [String], _ others: [String: Keys] = [:]) -> Keys {
            .object(Dictionary(uniqueKeysWithValues: names.map { ($0, .value) }).merging(others) { $1 })
        }
    }

    /// The version that the key `format` must have; `nil` if files of this format have none.
    private let version: Int?
    /// The keys.
    package let keys: Keys

    /// Creates a format.
    package init(version: Int? = nil, _ keys: Keys) {
        self.version = version
        self.keys = keys
    }

    /// Checks a file apart from its values.
    ///
    /// - Throws: ``MalformedFile`` for another version, an unknown key, or a comma with nothing after it.
    func check(_ data: Data, of file: URL) throws {
        if let line = JSONFormat.lineOfDanglingComma(in: data) {
            throw MalformedFile(
                file: file, keyPath: "", expected: "valid JSON",
                found: "a mistake in line \(line) (a comma with nothing after it)")
        }
        // If the file isn't JSON, or `format` is not a whole number, decoding reports that.
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return }
        if let version, case .object(let object) = value, case .number(let number)? = object["format"],
            let found = Int(exactly: number), found != version
        {
            throw MalformedFile(file: file, keyPath: "format", expected: "\(version)", found: "\(found)")
        }
        guard let unknown = JSONFormat.unknownKey(in: value, keys, at: "") else { return }
        let expected =
            Suggestion.nearest(to: unknown.name, in: unknown.known).map { "the key \"\($0)\"" }
            ?? "one of the keys \(unknown.known.map { "\"\($0)\"" }.joined(separator: ", "))"
        throw MalformedFile(
            file: file, keyPath: unknown.path, expected: expected,
            found: "the unknown key \"\(unknown.name)\"")
    }

    /// Returns the first key that is not in the format, with its path and the known keys of its object.
    private static func unknownKey(
        in value: JSONValue, _ keys: Keys, at path: String
    ) -> (name: String, path: String, known: [String])? {
        switch (value, keys) {
        case (.list(let values), .list(let keys)):
            for (index, value) in values.enumerated() {
                if let unknown = unknownKey(in: value, keys, at: "\(path)[\(index)]") { return unknown }
            }
        case (.object(let object), .object(let known)):
            for (name, value) in object.sorted(by: { $0.key < $1.key }) where name != "$schema" {
                let place = path.isEmpty ? name : "\(path).\(name)"
                guard let keys = known[name] else { return (name, place, known.keys.sorted()) }
                if let unknown = unknownKey(in: value, keys, at: place) { return unknown }
            }
        default: break
        }
        return nil
    }

    /// Returns the line of a comma before a closing bracket, which Foundation's decoder accepts in objects on Linux.
    private static func lineOfDanglingComma(in data: Data) -> Int? {
        var line = 1
        var comma: Int?
        var isInText = false
        var isEscaped = false
        for byte in data {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if isInText {
                isInText = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: ","): comma = line
            case UInt8(ascii: "}"), UInt8(ascii: "]"): if comma != nil { return comma }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
            default:
                comma = nil
                isInText = byte == UInt8(ascii: "\"")
            }
        }
        return nil
    }
}
