import Foundation

/// Where drafts go.
protocol DraftStoring {
    func save(_ text: String)
}

/// Keeps a draft in a file.
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

/// Tells the time.
protocol Clock {
    func time() -> Date
}

/// Tells what a function tells.
struct FunctionClock: Clock {
    let now: () -> Date

    func time() -> Date { now() }
}

/// Saves a text that is being changed, now and then.
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
