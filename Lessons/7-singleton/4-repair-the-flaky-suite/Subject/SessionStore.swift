/// Stores whether someone is working on an article.
@MainActor
final class SessionStore {
    static let shared = SessionStore()

    var hasActiveSession = false
}
