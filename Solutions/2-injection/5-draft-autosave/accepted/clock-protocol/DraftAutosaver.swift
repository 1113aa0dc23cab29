import Foundation

/// A place to save drafts.
protocol DraftStoring {
    func save(_ text: String)
}

/// Stores a draft in a file.
final class FileDraftStore {
    private let file: URL

    init(file: URL) {
        self.file = file
    }

    func save(_ text: String) {
        try? Data(text.utf8).write(to: file)
    }
}

extension FileDraftStore: DraftStoring {}

/// A source of the current time.
protocol Clock {
    func time() -> Date
}

/// A clock that gets its time from a function.
struct FunctionClock: Clock {
    let now: () -> Date

    func time() -> Date { now() }
}

/// Saves a text from time to time while the user edits it.
final class DraftAutosaver {
    private static let pause: TimeInterval = 30

    private let store: any DraftStoring
    private let clock: any Clock
    private var nextSave: Date

    init(store: any DraftStoring, clock: any Clock) {
        self.store = store
        self.clock = clock
        nextSave = clock.time() + Self.pause
    }

    convenience init(store: some DraftStoring, now: @escaping () -> Date = Date.init) {
        self.init(store: store, clock: FunctionClock(now: now))
    }

    func textChanged(_ text: String) {
        let time = clock.time()
        guard time >= nextSave else { return }
        store.save(text)
        nextSave = time + Self.pause
    }
}
