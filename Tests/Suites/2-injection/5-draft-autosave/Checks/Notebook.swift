import Foundation

@testable import DraftAutosave

/// The saved texts, kept for longer than any notebook exists.
final class Pages: @unchecked Sendable {
    fileprivate(set) var saved: [String] = []
}

/// Records what is saved, with the isolation of the learner's protocol.
///
/// All checks of the suite run on the main actor, so this class is safe even if the protocol is `Sendable`.
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

/// A clock that a check sets by hand.
///
/// All checks of the suite run on the main actor, so even a sendable function can capture this clock.
final class HandClock: @unchecked Sendable {
    private(set) var time = Date(timeIntervalSinceReferenceDate: 1000)

    func advance(_ seconds: TimeInterval) {
        time += seconds
    }
}
