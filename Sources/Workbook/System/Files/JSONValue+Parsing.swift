import Foundation

extension JSONValue {
    /// Reads JSON in about an eighth of the time that a decoder takes.
    ///
    /// Of two values for a key, the last one counts. A byte order mark at the start of a text is lost.
    ///
    /// - Returns: `nil` if the data isn't JSON, or is nested too deep.
    package init?(parsing data: Data, deepest: Int = JSONValue.deepest) {
        // The only use for the reason would be an error message, and nobody wrote this JSON by hand.
        guard let object = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
            let value = JSONValue(object, levels: deepest)
        else { return nil }
        self = value
    }

    private init?(_ object: Any, levels: Int) {
        guard levels >= 0 else { return nil }
        switch object {
        case let text as String: self = .text(text)
        case let object as [String: Any]:
            var values: [String: JSONValue] = [:]
            values.reserveCapacity(object.count)
            for (key, each) in object {
                guard let value = JSONValue(each, levels: levels - 1) else { return nil }
                values[key] = value
            }
            self = .object(values)
        case let list as [Any]:
            var values: [JSONValue] = []
            values.reserveCapacity(list.count)
            for each in list {
                guard let value = JSONValue(each, levels: levels - 1) else { return nil }
                values.append(value)
            }
            self = .list(values)
        case let number as NSNumber:
            // A truth value and the numbers 0 and 1 differ only in how they are stored.
            let isTruthValue = number.objCType.pointee == Int8(bitPattern: UInt8(ascii: "c"))
            self = isTruthValue ? .bool(number.boolValue) : .number(number.doubleValue)
        case is NSNull: self = .null
        default: return nil
        }
    }
}
