import Foundation

@testable import DraftAutosave

/// What was saved; outlives every notebook.
final class Pages: @unchecked Sendable {
    fileprivate(set) var saved: [String] = []
}

/// Writes down what is saved; follows the isolation of the learner's protocol.
///
/// Every check of the suite is on the main actor, so the protocol may be sendable, too.
final class Notebook: DraftStoring, @unchecked Sendable {
    private let pages: Pages

    var saved: [String] { pages.saved }

    init(_ pages: Pages = Pages()) {
        self.pages = pages
    }

    func save(_ text: String) {
        pages.saved.append(text)
    }
}

/// A clock that a check moves by hand.
///
/// Every check of the suite is on the main actor, so the clock may be captured by a sendable function, too.
final class HandClock: @unchecked Sendable {
    private(set) var time = Date(timeIntervalSinceReferenceDate: 1000)

    func advance(_ seconds: TimeInterval) {
        time += seconds
    }
}
