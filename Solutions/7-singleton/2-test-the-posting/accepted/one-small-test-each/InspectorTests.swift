import Foundation
import Testing

@testable import InspectorKit

/// A recorded notification.
struct Post {
    let sender: ArticleInspectorViewController?
    let article: Article?
    let shown: Article?
}

/// Records notifications about inspected articles on one center.
@MainActor final class Recorder {
    private(set) var posts: [Post] = []
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
            [weak self] notification in
            let sender = notification.object as? ArticleInspectorViewController
            let article = notification.userInfo?["Article"] as? Article
            MainActor.assumeIsolated {
                self?.posts.append(Post(sender: sender, article: article, shown: sender?.article))
            }
        }
    }

    func stop() {
        if let token { center.removeObserver(token) }
    }
}

@MainActor @Suite struct InspectorTests {
    let inspector = ArticleInspectorViewController()
    let center = NotificationCenter()
    let rain = Article(headline: "Rain")
    let sun = Article(headline: "Sun")

    init() {
        inspector.notificationCenter = center
    }

    @Test func postsOnce() {
        let recorder = Recorder(center)
        inspector.representedObject = rain
        #expect(recorder.posts.count == 1)
    }

    @Test func namesItself() {
        let recorder = Recorder(center)
        inspector.representedObject = rain
        #expect(recorder.posts.first?.sender === inspector)
    }

    @Test func namesTheNewArticle() {
        inspector.representedObject = rain
        let recorder = Recorder(center)
        inspector.representedObject = sun
        #expect(recorder.posts.first?.article?.headline == "Sun")
    }

    @Test func isReadyWhenItPosts() {
        let recorder = Recorder(center)
        inspector.representedObject = rain
        #expect(recorder.posts.first?.shown === rain)
    }

    @Test func postsTheSameAgain() {
        inspector.representedObject = rain
        let recorder = Recorder(center)
        inspector.representedObject = rain
        #expect(recorder.posts.count == 1)
    }

    @Test func nilPostsNothing() {
        inspector.representedObject = rain
        let recorder = Recorder(center)
        inspector.representedObject = nil
        #expect(recorder.posts.isEmpty)
    }

    @Test func nilClears() {
        inspector.representedObject = rain
        inspector.representedObject = nil
        #expect(inspector.article === nil)
    }

    @Test func staysOffTheDefaultCenter() {
        let elsewhere = Recorder(.default)
        defer { elsewhere.stop() }
        inspector.representedObject = rain
        #expect(elsewhere.posts.filter { $0.sender === inspector }.isEmpty)
    }

    @Test func twoInspectorsPostOnTheirOwnCenters() {
        let other = ArticleInspectorViewController()
        let otherCenter = NotificationCenter()
        other.notificationCenter = otherCenter
        let (here, there) = (Recorder(center), Recorder(otherCenter))
        inspector.representedObject = rain
        other.representedObject = sun
        #expect(here.posts.map(\.article) == [rain])
        #expect(there.posts.map(\.article) == [sun])
    }
}
