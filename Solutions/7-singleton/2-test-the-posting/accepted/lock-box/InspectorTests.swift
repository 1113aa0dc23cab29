import Foundation
import Synchronization
import Testing

@testable import InspectorKit

/// A list of entries that any thread can write to.
final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    var all: [String] { entries.withLock { $0 } }

    func write(_ entry: String) { entries.withLock { $0.append(entry) } }
}

/// Logs the notifications from one inspector on a center, as "posted headline/whether it's the inspector's article".
@MainActor func log(_ inspector: ArticleInspectorViewController, on center: NotificationCenter) -> Log {
    let log = Log()
    _ = center.addObserver(forName: .inspectedArticleDidChange, object: inspector, queue: nil) {
        [weak inspector] notification in
        let article = notification.userInfo?["Article"] as? Article
        let shown = MainActor.assumeIsolated { inspector?.article }
        log.write("\(article?.headline ?? "none")/\(article === shown)")
    }
    return log
}

@MainActor @Suite struct InspectorTests {
    private func makeInspector(_ center: NotificationCenter) -> ArticleInspectorViewController {
        let inspector = ArticleInspectorViewController()
        inspector.notificationCenter = center
        return inspector
    }

    @Test func posts() {
        let center = NotificationCenter()
        let inspector = makeInspector(center)
        let here = log(inspector, on: center)
        let onDefault = log(inspector, on: .default)
        #expect(inspector.article === nil)
        for headline in ["Rain", "Sun"] { inspector.representedObject = Article(headline: headline) }
        inspector.representedObject = inspector.article
        inspector.representedObject = nil
        #expect(here.all == ["Rain/true", "Sun/true", "Sun/true"])
        #expect(onDefault.all == [])
        #expect(inspector.article === nil)
    }

    @Test func twoInspectors() {
        let (left, right) = (NotificationCenter(), NotificationCenter())
        let (first, second) = (makeInspector(left), makeInspector(right))
        let wrong = (log(first, on: right), log(second, on: left))
        let heard = log(second, on: right)
        first.representedObject = Article(headline: "Rain")
        second.representedObject = Article(headline: "Sun")
        #expect(heard.all == ["Sun/true"])
        #expect(wrong.0.all.isEmpty)
        #expect(wrong.1.all.isEmpty)
    }
}
