import Foundation

/// Writes reports, as long as there is a session.
@MainActor
final class ReportExporter {
    private let sessionStore: SessionStore
    private let now: () -> Date

    init(sessionStore: SessionStore = .shared, now: @escaping () -> Date = { Date() }) {
        self.sessionStore = sessionStore
        self.now = now
    }

    /// The headline, and the time in seconds; nil without a session.
    func report(on article: Article) -> String? {
        guard sessionStore.hasActiveSession else { return nil }
        return "\(article.headline), \(Int(now().timeIntervalSince1970))"
    }
}
