import Foundation
import Testing

@testable import InspectorKit

/// Records notifications about inspected articles on one center.
///
/// You can change this class.
@MainActor final class Recorder {
    private(set) var received = false
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
            [weak self] notification in
            let sender = notification.object as? ArticleInspectorViewController
            MainActor.assumeIsolated {
                self?.received = sender != nil
            }
        }
    }

    /// Stops listening, which is necessary if the center outlives the test.
    func stop() {
        if let token { center.removeObserver(token) }
    }
}

@MainActor @Suite struct InspectorTests {
    let inspector = ArticleInspectorViewController()
    let center = NotificationCenter()

    @Test func changingTheArticlePosts() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = Article(headline: "Rain")
        #expect(recorder.received)
    }
}
