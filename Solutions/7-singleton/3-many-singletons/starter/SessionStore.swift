// Given. It stays as it is.

/// Knows who is logged in.
@MainActor
final class SessionStore {
    static let shared = SessionStore()

    /// The name of the person, or nil when nobody is logged in.
    var user: String?
}
