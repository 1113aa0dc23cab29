import Foundation
import StandInUI
import Testing

@testable import MonitorKit

/// A post of a known or unrelated notification on the monitor's center, or a post on the default center.
enum Post {
    case foreground, background, unrelated, elsewhere
}

@MainActor @Suite struct MonitorTests {
    let center = NotificationCenter()
    let spy = SessionTrackingSpy()

    typealias Call = SessionTrackingSpy.Call

    nonisolated static let table: [([Post], [Call])] = [
        ([], []),
        ([.foreground], [.start]),
        ([.background], [.stop]),
        ([.foreground, .foreground], [.start, .start]),
        ([.background, .background], [.stop, .stop]),
        ([.foreground, .background, .foreground], [.start, .stop, .start]),
        ([.unrelated], []),
        ([.elsewhere], []),
    ]

    @Test(arguments: table)
    func posts(_ posts: [Post], make expected: [Call]) {
        let monitor = SessionMonitor(tracker: spy, center: center)
        defer { withExtendedLifetime(monitor) {} }
        for post in posts {
            switch post {
            case .foreground: center.post(name: Application.willEnterForegroundNotification, object: nil)
            case .background: center.post(name: Application.didEnterBackgroundNotification, object: self)
            case .unrelated: center.post(name: .init("unrelated"), object: nil)
            case .elsewhere:
                NotificationCenter.default.post(name: Application.didEnterBackgroundNotification, object: nil)
            }
        }
        #expect(spy.calls == expected)
    }
}
