import Foundation

/// A place to save drafts.
protocol DraftStoring {
    func save(_ text: String)
}

/// Stores a draft in a file.
final class FileDraftStore: DraftStoring {
    private let file: URL

    init(file: URL) {
        self.file = file
    }

    func save(_ text: String) {
        try? Data(text.utf8).write(to: file)
    }
}

/// Runs an action no more than once in a given period.
struct Throttle {
    private let pause: TimeInterval
    private let now: () -> Date
    private var last: Date

    init(pause: TimeInterval, now: @escaping () -> Date) {
        self.pause = pause
        self.now = now
        last = now()
    }

    mutating func run(_ action: () -> Void) {
        let time = now()
        guard last.distance(to: time) >= pause else { return }
        action()
        last = time
    }
}

final class DraftAutosaver {
    private let store: any DraftStoring
    private var throttle: Throttle

    init(store: some DraftStoring, now: @escaping () -> Date = Date.init) {
        self.store = store
        throttle = Throttle(pause: 30, now: now)
    }

    func textChanged(_ text: String) {
        throttle.run { store.save(text) }
    }
}
