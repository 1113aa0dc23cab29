/// A type whose values a suite can compare without trusting the learner's code: a standard type, or one of the suite's.
///
/// The learner's module doesn't see this protocol, so a type of the learner's that equals everything can't conform to it.
protocol ComparableBySuite {
    /// Whether a value is equal to another one.
    func isEqual(to other: Self) -> Bool

    /// The value in terms that a learner would write.
    var textInMessages: String { get }
}

/// A type of the suite's that is equal to what has the same text.
protocol ComparableByText: ComparableBySuite, CustomDebugStringConvertible {}

extension ComparableByText {
    func isEqual(to other: Self) -> Bool { debugDescription == other.debugDescription }
    var textInMessages: String { debugDescription }
}

extension ComparableBySuite {
    var textInMessages: String {
        let text = String(reflecting: self)
        // The case of an enum, without its module and its type.
        guard Mirror(reflecting: self).displayStyle == .enum, !(self is any CustomDebugStringConvertible)
        else {
            return text
        }
        let name = String(describing: self)
        return text.hasSuffix(".\(name)") ? ".\(name)" : text
    }
}

extension ComparableBySuite where Self: Equatable {
    func isEqual(to other: Self) -> Bool { self == other }
}

extension Int: ComparableBySuite {}
extension Double: ComparableBySuite {}
extension Bool: ComparableBySuite {}
extension String: ComparableBySuite {}
extension Set: ComparableBySuite where Element: ComparableBySuite {}
extension Dictionary: ComparableBySuite where Key: ComparableBySuite, Value: ComparableBySuite & Equatable {}

extension Optional: ComparableBySuite where Wrapped: ComparableBySuite {
    func isEqual(to other: Wrapped?) -> Bool {
        switch (self, other) {
        case (let one?, let two?): one.isEqual(to: two)
        case (nil, nil): true
        default: false
        }
    }

    var textInMessages: String { self?.textInMessages ?? "nil" }
}

extension Array: ComparableBySuite where Element: ComparableBySuite {
    func isEqual(to other: [Element]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isEqual(to: $1) }
    }

    var textInMessages: String {
        var text = ""
        for element in self { text += (text.isEmpty ? "" : ", ") + element.textInMessages }
        return "[" + text + "]"
    }
}
