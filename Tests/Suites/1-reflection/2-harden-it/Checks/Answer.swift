import Testing

@testable import HardenedMirror

/// What a reader did, as text for the learner: the value that it returned or the error that it threw.
struct Answer: ComparableByText {
    let debugDescription: String
    let isValue: Bool

    static let nothing = Answer(debugDescription: "nil", isValue: false)

    static func returned<T>(_ value: T) -> Answer {
        if let optional = value as? any AnswerInOptional { return optional.answer }
        return Answer(debugDescription: String(reflecting: value), isValue: true)
    }

    static func threw(_ error: MirrorError) -> Answer {
        Answer(debugDescription: "MirrorError.\(error)", isValue: false)
    }
}

/// An Optional, which is shown as its content.
private protocol AnswerInOptional {
    var answer: Answer { get }
}

extension Optional: AnswerInOptional {
    fileprivate var answer: Answer {
        switch self {
        case .some(let value): Answer(debugDescription: String(reflecting: value), isValue: true)
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
        return Answer(debugDescription: "the error \(error)", isValue: false)
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
