import Foundation
import WorkbookModel
import WorkbookSystem

/// A key with any name.
struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int?

    init(_ name: String) { stringValue = name }
    init(index: Int) { (stringValue, intValue) = ("\(index)", index) }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension Decoder {
    /// Returns the values of an object in which no other keys may be.
    func knownValues<Key: CodingKey & CaseIterable>(_: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let known = Key.allCases.map(\.stringValue)
        let found = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
        if let unknown = found.first(where: { !known.contains($0) }) {
            let names = known.filter { !$0.hasPrefix("$") }
            let expected =
                Suggestion.nearest(to: unknown, in: names).map { "the key \($0)" }
                ?? "one of the keys \(names.joined(separator: ", "))"
            // A decoding error would be about the key's value. Whoever decodes the file knows which one it is.
            throw MalformedFile(
                file: URL(filePath: "/"), keyPath: JSONFile.text(of: codingPath + [AnyKey(unknown)]),
                expected: expected, found: "the unknown key \"\(unknown)\"")
        }
        return try container(keyedBy: Key.self)
    }
}

extension KeyedDecodingContainer {
    /// Reads a number of a range, if there is one.
    func number(_ key: Key, in range: ClosedRange<Double>) throws -> Decimal? {
        guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
        guard range.contains(value), let number = Decimal(shortest: value) else {
            throw outside(range, key)
        }
        return number
    }

    /// Reads a whole number of a range, if there is one.
    func whole(_ key: Key, in range: ClosedRange<Int>) throws -> Int? {
        guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
        guard let number = Int(exactly: value), range.contains(number) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self,
                debugDescription: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Reads an object of numbers; an empty one if there is none.
    func numbers(_ key: Key, in range: ClosedRange<Double>) throws -> [String: Decimal] {
        guard contains(key) else { return [:] }
        let nested = try nestedContainer(keyedBy: AnyKey.self, forKey: key)
        var numbers: [String: Decimal] = [:]
        for key in nested.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            numbers[key.stringValue] = try nested.number(key, in: range)
        }
        return numbers
    }

    /// Reads one of several words, if there is one.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: Key) throws -> Choice? {
        guard let word = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let words = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "one of \(words)")
        }
        return choice
    }

    /// Reads a date, if there is one.
    func date(_ key: Key, in timeZone: TimeZone) throws -> Date? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let date = PolicyDate.date(text, in: timeZone) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: PolicyDate.expected(insteadOf: text, in: timeZone))
        }
        // Of a time that exists twice, the later one is better for learners.
        return PolicyDate.existsTwice(text, in: timeZone) ? PolicyDate.last(date, in: timeZone) : date
    }

    /// Returns whether a date is one of two at which the clocks show what is written.
    func existsTwice(_ key: Key, in timeZone: TimeZone) throws -> Bool {
        try decodeIfPresent(String.self, forKey: key).map { PolicyDate.existsTwice($0, in: timeZone) }
            ?? false
    }

    private func outside(_ range: ClosedRange<Double>, _ key: Key) -> DecodingError {
        let bounds = [range.lowerBound, range.upperBound].map { "\(Int($0))" }
        return DecodingError.dataCorruptedError(
            forKey: key, in: self, debugDescription: "a number from \(bounds[0]) to \(bounds[1])")
    }
}
