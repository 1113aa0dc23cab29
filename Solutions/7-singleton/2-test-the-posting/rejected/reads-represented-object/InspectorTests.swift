import Foundation
import Testing

@testable import InspectorKit

/// A recorded notification.
struct Post {
    let sender: ArticleInspectorViewController?
    let article: Article?
    let shown: Article?
    let represented: Article?
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
                let represented = sender?.representedObject as? Article
                self?.posts.append(
                    Post(sender: sender, article: article, shown: sender?.article, represented: represented))
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

    @Test func everyArticleIsPostedOnce() {
        let recorder = Recorder(center)
        inspector.representedObject = rain
        inspector.representedObject = sun
        inspector.representedObject = sun
        #expect(recorder.posts.map(\.article) == [rain, sun, sun])
        #expect(recorder.posts.allSatisfy { $0.sender === inspector })
        #expect(recorder.posts.allSatisfy { $0.shown == $0.article })
        #expect(recorder.posts.allSatisfy { $0.represented == $0.article })
        #expect(inspector.article == sun)
    }

    @Test func nilIsNotPosted() {
        let recorder = Recorder(center)
        inspector.representedObject = rain
        inspector.representedObject = nil
        #expect(inspector.article == nil)
        #expect(recorder.posts.count == 1)
    }

    @Test func nothingIsPostedOnTheDefaultCenter() {
        let elsewhere = Recorder(.default)
        inspector.representedObject = rain
        #expect(!elsewhere.posts.contains { $0.sender === inspector })
        elsewhere.stop()
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
