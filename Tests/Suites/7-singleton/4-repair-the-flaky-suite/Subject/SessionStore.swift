/// Stores whether someone is working on an article.
///
/// With a noisy neighbor, the shared store never holds what others wrote last: the neighbor comes before
/// everyone who looks. A scrambled store says the opposite of what it holds.
@MainActor
final class SessionStore {
    static let shared = SessionStore()

    private var isActive = false
    private var written = false

    var hasActiveSession: Bool {
        get {
            Moment.pass()
            switch PlantedVariant.current {
            case .noisyNeighbour:
                if self === Self.shared { isActive = !written }
                return isActive
            case .scrambled: return !isActive
            default: return isActive
            }
        }
        set {
            Moment.pass()
            isActive = newValue
            written = newValue
        }
    }
}
