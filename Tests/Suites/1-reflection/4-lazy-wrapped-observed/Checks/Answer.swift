@testable import SettingsMirror

/// What a reader did, as text for the learner: the value that it returned or the error that it threw.
struct Answer: ComparableByText {
    let debugDescription: String

    static let nothing = Answer(debugDescription: "nil")

    static func returned<T>(_ value: T) -> Answer {
        Answer(debugDescription: String(reflecting: value))
    }

    static func threw(_ error: MirrorError) -> Answer {
        Answer(debugDescription: "the error MirrorError.\(error)")
    }
}

@MainActor
func answer<T>(_ read: () throws -> T) -> Answer {
    do {
        return .returned(try read())
    } catch let error as MirrorError {
        return .threw(error)
    } catch {
        return Answer(debugDescription: "the error \(error)")
    }
}
