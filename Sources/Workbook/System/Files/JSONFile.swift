import Foundation

/// An error in a JSON file of a course: where it is, what was expected, and what was found.
package struct MalformedFile: Error, Hashable, Codable {
    /// The file.
    package var file: URL
    /// The path of the value, such as `exercises[1].hints`; empty for the file as a whole.
    package var keyPath: String
    /// What should be there, such as "a list".
    package var expected: String
    /// What is there instead, such as "a text (\"one\")".
    package var found: String

    /// Describes a problem.
    package init(file: URL, keyPath: String, expected: String, found: String) {
        self.file = file
        self.keyPath = keyPath
        self.expected = expected
        self.found = found
    }
}

/// Reads JSON files, and reports errors precisely.
package enum JSONFile {
    /// What is found where more of a text was expected.
    package static let endOfFile = "the end of the file"

    /// Decodes the file at `url`.
    ///
    /// - Parameter format: The format, for files that people write.
    /// - Throws: ``MalformedFile`` if anything is wrong with the file, or if it does not exist.
    package static func decode<Value: Decodable>(
        _: Value.Type, at url: URL, as format: JSONFormat? = nil
    ) throws -> Value {
        let data = try contents(of: url)
        try format?.check(data, of: url)
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch let error as DecodingError {
            throw explanation(of: error, in: data, at: url)
        }
    }

    private static func contents(of url: URL) throws -> Data {
        do {
            return try BoundedFile.read(url, limit: BoundedFile.largestJSON)
        } catch .unreadable {
            throw MalformedFile(file: url, keyPath: "", expected: "a readable file", found: "none")
        } catch .notRegular {
            throw MalformedFile(
                file: url, keyPath: "", expected: "a readable file", found: "a folder, a pipe or a device")
        } catch .tooLarge(let bytes) {
            throw MalformedFile(
                file: url, keyPath: "", expected: "at most \(BoundedFile.largestJSON >> 20) MB",
                found: "\(bytes >> 20) MB")
        }
    }

    /// Encodes a value in the format of all files of a course: sorted, indented, and with a final line break.
    package static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value) + Data("\n".utf8)
    }

    private static func explanation(of error: DecodingError, in data: Data, at url: URL) -> MalformedFile {
        func malformed(_ path: [any CodingKey], _ expected: String, _ found: String? = nil) -> MalformedFile {
            // If the file is not JSON at all, there is no value to describe.
            let value = try? JSONDecoder().decode(JSONValue.self, from: data)[path]
            return MalformedFile(
                file: url, keyPath: text(of: path), expected: expected,
                found: found ?? value?.summary ?? "nothing")
        }
        switch error {
        case .keyNotFound(let key, let context):
            // What a misspelled key leads to is missing as well; without the value, none is named.
            let value = try? JSONDecoder().decode(JSONValue.self, from: data)[context.codingPath]
            let names = if case .object(let object)? = value { Array(object.keys) } else { [String]() }
            let near = Suggestion.nearest(to: key.stringValue, in: names).map { ", but the key \"\($0)\"" }
            return malformed(context.codingPath + [key], "a value", "none\(near ?? "")")
        case .typeMismatch(let type, let context): return malformed(context.codingPath, words(for: type))
        case .valueNotFound(let type, let context): return malformed(context.codingPath, words(for: type))
        case .dataCorrupted(let context):
            // On Linux, the error for a fraction instead of an integer has no path; only `format` is an
            // integer.
            if case .object(let object)? = try? JSONDecoder().decode(JSONValue.self, from: data),
                case .number(let number)? = object["format"], number != number.rounded()
            {
                return MalformedFile(
                    file: url, keyPath: "format", expected: "a whole number",
                    found: JSONValue.number(number).summary)
            }
            // Only a value of the right type with the wrong content has a path; without a path, the file is
            // not JSON.
            return context.codingPath.isEmpty
                ? malformed([], "valid JSON", syntaxProblem(in: data))
                : malformed(context.codingPath, context.debugDescription)
        @unknown default: return malformed([], "a readable file", String(describing: error))
        }
    }

    /// Returns where a text stops being JSON.
    ///
    /// Only `JSONSerialization` reports this, as the index of a
    /// character.
    private static func syntaxProblem(in data: Data) -> String {
        if data.allSatisfy({ $0 <= 0x20 }) { return "an empty file" }
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return "something else"
        } catch {
            let details =
                (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "text that isn't JSON"
            if details.contains("end of file") { return endOfFile }
            let reason = details.prefix(1).lowercased() + details.dropFirst().prefix { $0 != "." }
            guard let offset = details.firstMatch(of: /character (\d+)/).flatMap({ Int($0.1) }) else {
                return reason
            }
            let (before, rest) = (data.prefix(offset), data.dropFirst(offset))
            func line(of start: Data) -> Int { start.line(ofOffset: start.count) }
            let value = Data(before.reversed().drop { $0 <= 0x20 }.reversed())
            // One value begins where another one has ended.
            if let last = value.last, let next = rest.first, !"{[,:".utf8.contains(last),
                "{[\"".utf8.contains(next)
            {
                let isAtEnd = data[value.endIndex..<offset].contains(UInt8(ascii: "\n"))
                let place = isAtEnd ? "at its end" : "before \(token(at: rest))"
                return "a mistake in line \(line(of: value)) (a comma is missing \(place))"
            }
            let start = before.reversed().prefix { $0 >= 0x20 }.prefix(12).reversed()
            let words = String(decoding: start + rest.prefix { $0 >= 0x20 }.prefix(12), as: UTF8.self)
            // The excerpt can end within a character, and looks right with a blank that isn't one of JSON's.
            let near = words.trimmingCharacters(in: .init(charactersIn: " \u{FFFD}")).replacing(
                "\u{A0}", with: "<U+00A0>")
            return "a mistake in line \(line(of: before)), near \(near)"
        }
    }

    /// Returns a bracket, or a text in quotation marks, shortened if it is long.
    private static func token(at data: Data) -> String {
        guard data.first == UInt8(ascii: "\"") else { return String(decoding: data.prefix(1), as: UTF8.self) }
        let text = String(
            decoding: data.dropFirst().prefix { $0 != UInt8(ascii: "\"") && $0 >= 0x20 }, as: UTF8.self)
        return "\"\(text.count > 30 ? text.prefix(30) + "…" : text[...])\""
    }

    /// Returns a coding path as ``MalformedFile/keyPath`` has it.
    package static func text(of path: [any CodingKey]) -> String {
        path.reduce("") { text, key in
            if let index = key.intValue { return "\(text)[\(index)]" }
            return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
        }
    }

    private static func words(for type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is Int.Type: "a whole number"
        case is Double.Type: "a number"
        case is any Collection.Type where String(describing: type).hasPrefix("Array"): "a list"
        default: "an object"
        }
    }
}
