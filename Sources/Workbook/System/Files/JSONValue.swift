import Foundation

/// Any JSON value, so that an error message can describe what a file contains.
package enum JSONValue: Decodable, Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// How deep lists and objects may be nested.
    ///
    /// Reading takes up to four kilobytes of the stack for each level, and a thread on macOS has 512. The
    /// syntax trees of the course are 30 deep.
    package static let deepest = 100

    package init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= JSONValue.deepest else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "at most \(JSONValue.deepest) levels"))
        }
        let container = try decoder.singleValueContainer()
        // Each attempt fails for any other kind of value, so the order matters only for speed: failing takes
        // ten times as long as reading, and most values are strings and objects.
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([String: JSONValue].self) {
            self = .object(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else {
            self = .bool(try container.decode(Bool.self))
        }
    }

    /// The value at a coding path.
    subscript(path: some Collection<any CodingKey>) -> JSONValue? {
        guard let key = path.first else { return self }
        switch self {
        case .list(let values):
            guard let index = key.intValue, values.indices.contains(index) else { return nil }
            return values[index][path.dropFirst()]
        case .object(let values): return values[key.stringValue]?[path.dropFirst()]
        default: return nil
        }
    }

    /// A description of the value with its kind and beginning, such as `a text ("three")`.
    var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): "a number (\(Int(exactly: value).map { "\($0)" } ?? "\(value)"))"
        case .text(let value): "a text (\"\(value.prefix(40))\")"
        case .list(let values): "a list of \(values.count)"
        case .object: "an object"
        }
    }
}
