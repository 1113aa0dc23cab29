import Foundation
import Testing

@testable import InspectorKit

@MainActor @Suite("The inspector") final class InspectorTests {
    let inspector = ArticleInspectorViewController()
    let center = NotificationCenter()

    init() {
        inspector.notificationCenter = center
    }

    /// Sets an article, and expects one correct notification.
    private func set(_ article: Article, confirmed count: Int = 1) async {
        await confirmation("one notification", expectedCount: count) { posted in
            let token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
                [inspector] notification in
                let sender = notification.object as? ArticleInspectorViewController
                let inspected = notification.userInfo?["Article"] as? Article
                MainActor.assumeIsolated {
                    #expect(sender === inspector)
                    #expect(inspected === article)
                    #expect(inspector.article === article)
                }
                posted()
            }
            inspector.representedObject = article
            center.removeObserver(token)
        }
    }

    @Test("posts once for every article") func articles() async {
        let (rain, sun) = (Article(headline: "Rain"), Article(headline: "Sun"))
        for article in [rain, sun, sun, rain] { await set(article) }
    }

    @Test("posts nothing for nil") func nothing() async {
        await set(Article(headline: "Rain"))
        await confirmation(expectedCount: 0) { posted in
            let token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
                _ in
                posted()
            }
            inspector.representedObject = nil
            center.removeObserver(token)
        }
        #expect(inspector.article?.headline == nil)
    }

    @Test("leaves all other centers alone", arguments: [NotificationCenter.default, NotificationCenter()])
    func others(other: NotificationCenter) async {
        await confirmation(expectedCount: 0) { posted in
            let token = other.addObserver(
                forName: .inspectedArticleDidChange, object: inspector, queue: nil
            ) { _ in posted() }
            inspector.representedObject = Article(headline: "Rain")
            other.removeObserver(token)
        }
    }

    @Test("leaves the center of another inspector alone") func otherInspector() async {
        let other = ArticleInspectorViewController()
        let otherCenter = NotificationCenter()
        other.notificationCenter = otherCenter
        await confirmation(expectedCount: 0) { posted in
            let token = otherCenter.addObserver(
                forName: .inspectedArticleDidChange, object: nil, queue: nil
            ) { _ in posted() }
            inspector.representedObject = Article(headline: "Rain")
            otherCenter.removeObserver(token)
        }
    }
}
