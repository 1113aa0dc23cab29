/// Stores whether someone is working on an article.
///
/// With the noisy neighbor, the shared store never contains the value that was written last, as if the neighbor
/// changed it before every read. With the scrambled variant, the store returns the opposite of its value.
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
