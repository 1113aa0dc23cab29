/// The result of reading a property: a value or an error.
///
/// All errors are equal.
enum Reading: ComparableBySuite, CustomDebugStringConvertible {
    case value(String)
    case failed(String)

    static let error = Reading.failed("an error")

    static func returned<T>(_ value: T) -> Reading {
        .value(String(reflecting: value))
    }

    var debugDescription: String {
        switch self {
        case .value(let text), .failed(let text): text
        }
    }

    func isEqual(to other: Reading) -> Bool {
        switch (self, other) {
        case (.value(let one), .value(let other)): one == other
        case (.failed, .failed): true
        default: false
        }
    }
}

@MainActor
func reading<T>(_ read: () throws -> T) -> Reading {
    do {
        return .returned(try read())
    } catch {
        return .failed("the error \(error)")
    }
}
