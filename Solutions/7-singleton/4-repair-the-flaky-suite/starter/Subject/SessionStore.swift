/// Knows whether somebody is at work on an article.
@MainActor
final class SessionStore {
    static let shared = SessionStore()

    var hasActiveSession = false
}
