import Foundation

@testable import DraftAutosave

/// The saved texts, kept for longer than any notebook exists.
final class Pages: @unchecked Sendable {
    fileprivate(set) var saved: [String] = []

    func clear() {
        saved = []
    }
}

/// Records what is saved, with the isolation of the learner's protocol.
///
/// All checks of the suite run on the main actor, so this class is safe even if the protocol is `Sendable`.
final class Notebook: DraftStoring, @unchecked Sendable {
    let pages: Pages

    var saved: [String] { pages.saved }

    init(_ pages: Pages = Pages()) {
        self.pages = pages
    }

    func save(_ text: String) {
        pages.saved.append(text)
    }
}

/// A clock that a check sets by hand, and that counts how often it's read.
///
/// All checks of the suite run on the main actor, so even a sendable function can capture this clock.
final class HandClock: @unchecked Sendable {
    private var time = Date(timeIntervalSinceReferenceDate: 1000)
    private(set) var reads = 0

    func now() -> Date {
        reads += 1
        return time
    }

    func advance(_ seconds: TimeInterval) {
        time += seconds
    }
}

/// An autosaver with a clock and a store of its own, of which only later saves count.
@MainActor
struct Desk {
    let clock = HandClock()
    private let notebook = Notebook()
    private let autosaver: DraftAutosaver

    var saved: [String] { notebook.saved }

    init() {
        autosaver = DraftAutosaver(store: notebook, now: { [clock] in clock.now() })
        notebook.pages.clear()
    }

    /// Changes the text after the given number of seconds.
    func change(_ text: String, after seconds: TimeInterval) {
        clock.advance(seconds)
        autosaver.textChanged(text)
    }
}
