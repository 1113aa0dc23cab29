import Foundation

/// The part of JSON Schema (draft 2020-12) that the published schemas use; anything else is an error.
package struct JSONSchema {
    private let root: [String: Any]

    /// Reads a schema.
    package init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// Where and why a document does not follow the schema.
    package func violations(in document: Data) throws -> [String] {
        violations(of: root, in: try JSONSerialization.jsonObject(with: document), at: "$")
    }

    /// The paths of all keys that a document may have, such as `exercises[].tests.owns`.
    package var keyPaths: Set<String> { keyPaths(of: root, at: "") }

    private func keyPaths(of schema: [String: Any], at path: String) -> Set<String> {
        if let reference = schema["$ref"] as? String,
            let definitions = root["$defs"] as? [String: [String: Any]],
            let target = definitions[reference.replacing("#/$defs/", with: "")]
        {
            return keyPaths(of: target, at: path)
        }
        if let items = schema["items"] as? [String: Any] { return keyPaths(of: items, at: path + "[]") }
        var paths: Set<String> = []
        for (name, value) in schema["properties"] as? [String: [String: Any]] ?? [:] where name != "$schema" {
            let place = path.isEmpty ? name : "\(path).\(name)"
            paths.insert(place)
            paths.formUnion(keyPaths(of: value, at: place))
        }
        return paths
    }

    private static let known: Set<String> = [
        "$schema", "$defs", "title", "description", "type", "required", "additionalProperties", "properties",
        "items", "enum", "const", "$ref", "pattern", "minItems", "maxItems", "minimum", "maximum",
        "exclusiveMinimum", "propertyNames",
    ]

    private func violations(of schema: [String: Any], in value: Any, at path: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            let definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
            let name = reference.replacing("#/$defs/", with: "")
            guard let target = definitions[name] else { return ["\(path): \(reference) is not defined"] }
            return violations(of: target, in: value, at: path)
        }
        var found = schema.keys.filter { !Self.known.contains($0) }.map {
            "\(path): the keyword \($0) is not known"
        }
        if let type = schema["type"] as? String, !isOf(type, value) { found.append("\(path): is no \(type)") }
        if let allowed = schema["enum"] as? [String], !allowed.contains(value as? String ?? "") {
            found.append("\(path): is none of \(allowed)")
        }
        if let constant = schema["const"] as? Int, value as? Int != constant {
            found.append("\(path): is not \(constant)")
        }
        if let text = value as? String, let pattern = schema["pattern"] as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            found.append("\(path): does not match \(pattern)")
        }
        if let number = value as? Double {
            let isBelow = (schema["minimum"] as? Double).map { number < $0 } ?? false
            let isAtLimit = (schema["exclusiveMinimum"] as? Double).map { number <= $0 } ?? false
            let isAbove = (schema["maximum"] as? Double).map { number > $0 } ?? false
            if isBelow || isAtLimit || isAbove { found.append("\(path): is out of range") }
        }
        if let list = value as? [Any] {
            if let least = schema["minItems"] as? Int, list.count < least {
                found.append("\(path): has fewer than \(least) items")
            }
            if let most = schema["maxItems"] as? Int, list.count > most {
                found.append("\(path): has more than \(most) items")
            }
            let items = schema["items"] as? [String: Any] ?? [:]
            found += list.enumerated().flatMap { violations(of: items, in: $1, at: "\(path)[\($0)]") }
        }
        if let object = value as? [String: Any] {
            found += violations(of: schema, inObject: object, at: path)
        }
        return found
    }

    private func violations(of schema: [String: Any], inObject object: [String: Any], at path: String)
        -> [String]
    {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let required = schema["required"] as? [String] ?? []
        var found = required.filter { object[$0] == nil }.map { "\(path).\($0): is missing" }
        if schema["additionalProperties"] as? Bool == false {
            found += object.keys.filter { properties[$0] == nil }.map { "\(path).\($0): is not described" }
        }
        if let others = schema["additionalProperties"] as? [String: Any] {
            for (key, value) in object where properties[key] == nil {
                found += violations(of: others, in: value, at: "\(path).\(key)")
            }
        }
        if let names = schema["propertyNames"] as? [String: Any] {
            found += object.keys.flatMap { violations(of: names, in: $0, at: "\(path).\($0)") }
        }
        for (key, property) in properties {
            if let value = object[key] { found += violations(of: property, in: value, at: "\(path).\(key)") }
        }
        return found
    }

    private func isOf(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": value is Bool
        case "integer": value is Int
        case "number": value is Double || value is Int
        default: false
        }
    }
}
