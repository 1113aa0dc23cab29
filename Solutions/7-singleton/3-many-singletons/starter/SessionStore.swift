// You don't change this file.

/// Stores who is logged in.
@MainActor
final class SessionStore {
    static let shared = SessionStore()

    /// The name of the user, or nil if nobody is logged in.
    var user: String?
}
