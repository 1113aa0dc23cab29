import Testing

@testable import SettingsMirror

/// What a reader did, as text for the learner: the value that it returned or the error that it threw.
///
/// Errors of one kind are equal, whichever name they contain.
struct Answer: ComparableBySuite, CustomDebugStringConvertible {
    let debugDescription: String
    let isValue: Bool
    private let kind: String

    static let nothing = Answer(text: "nil", isValue: false)

    static func returned<T>(_ value: T) -> Answer {
        if let optional = value as? any AnswerInOptional { return optional.answer }
        return Answer(text: String(reflecting: value))
    }

    static func threw(_ error: MirrorError) -> Answer {
        Answer(text: "MirrorError.\(error)", isValue: false, kind: Answer.kind(of: error))
    }

    fileprivate init(text: String, isValue: Bool = true, kind: String? = nil) {
        debugDescription = text
        self.isValue = isValue
        self.kind = kind ?? text
    }

    func isEqual(to other: Answer) -> Bool { same(kind, other.kind) }

    func isIdentical(to other: Answer) -> Bool { same(debugDescription, other.debugDescription) }

    private static func kind(of error: MirrorError) -> String {
        switch error {
        case .missing: "missing"
        case .wrongType: "wrongType"
        case .isNil: "isNil"
        case .lazyNotReady: "lazyNotReady"
        }
    }
}

/// An Optional, which is shown as its content.
private protocol AnswerInOptional {
    var answer: Answer { get }
}

extension Optional: AnswerInOptional {
    fileprivate var answer: Answer {
        switch self {
        case .some(let value): Answer(text: String(reflecting: value))
        case .none: .nothing
        }
    }
}

@MainActor
func answer<T>(_ read: () throws -> T) -> Answer {
    do {
        return .returned(try read())
    } catch let error as MirrorError {
        return .threw(error)
    } catch {
        return Answer(text: "the error \(error)", isValue: false)
    }
}

/// Expects an answer that follows from two rules, unless the simpler rule alone is already broken.
///
/// - Parameters:
///   - actual: What the reader did.
///   - expected: What it should have done.
///   - simple: What the reader did where only the simpler rule matters.
///   - simpleExpected: What it should have done there.
///   - what: The property and the type that was requested.
@MainActor
func expect(
    _ actual: Answer, equals expected: Answer, provided simple: Answer, equals simpleExpected: Answer,
    _ what: String
) {
    guard actual.isValue || same(actual, expected) || same(simple, simpleExpected) else {
        return notJudged()
    }
    expect(actual, equals: expected, what)
}
