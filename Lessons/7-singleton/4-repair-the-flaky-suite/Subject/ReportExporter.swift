import Foundation

/// Writes reports while there is an active session.
@MainActor
final class ReportExporter {
    private let sessionStore: SessionStore
    private let now: () -> Date

    init(sessionStore: SessionStore = .shared, now: @escaping () -> Date = { Date() }) {
        self.sessionStore = sessionStore
        self.now = now
    }

    /// Returns the headline and the time in seconds, or nil if there is no active session.
    func report(on article: Article) -> String? {
        guard sessionStore.hasActiveSession else { return nil }
        return "\(article.headline), \(Int(now().timeIntervalSince1970))"
    }
}
