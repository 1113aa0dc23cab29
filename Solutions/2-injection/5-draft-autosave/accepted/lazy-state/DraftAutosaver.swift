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

/// Saves a text from time to time while the user edits it.
final class DraftAutosaver {
    typealias Now = () -> Date

    private enum State {
        case fresh(since: Date)
        case saved(at: Date)

        var start: Date {
            switch self {
            case .fresh(let date), .saved(let date): date
            }
        }
    }

    private let store: any DraftStoring
    private let now: Now
    private lazy var state = State.fresh(since: started)
    private let started: Date

    init(store: any DraftStoring, now: Now? = nil) {
        let now = now ?? { Date() }
        self.store = store
        self.now = now
        started = now()
    }

    func textChanged(_ text: String) {
        switch now().timeIntervalSince(state.start) {
        case ..<30: break
        default:
            state = .saved(at: now())
            store.save(text)
        }
    }
}
