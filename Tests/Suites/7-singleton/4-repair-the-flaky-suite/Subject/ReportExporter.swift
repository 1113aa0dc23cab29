import Foundation

/// Writes reports while there is an active session.
///
/// The planted variant selects what they contain.
@MainActor
final class ReportExporter {
    private let sessionStore: SessionStore
    private let now: () -> Date
    private var first: Date?

    init(sessionStore: SessionStore = .shared, now: @escaping () -> Date = { Date() }) {
        self.sessionStore = sessionStore
        self.now = now
    }

    /// Returns the headline and the time in seconds, or nil if there is no active session.
    func report(on article: Article) -> String? {
        Moment.pass()
        if PlantedVariant.current == .scrambled { return "scrambled" }
        guard sessionStore.hasActiveSession || PlantedVariant.current == .reportWithoutSession else {
            return nil
        }
        return "\(article.headline), \(Int(date.timeIntervalSince1970))"
    }

    private var date: Date {
        switch PlantedVariant.current {
        case .fixedDate: return Date(timeIntervalSince1970: 1_234_567_890)
        case .firstDate:
            let date = first ?? now()
            first = date
            return date
        default: return now()
        }
    }
}
