import Foundation
import StandInUI
import Testing

@testable import ArticleInspecting

@MainActor @Suite("The inspector") struct InspectorChecks {
    let inspector = ArticleInspectorViewController()
    let center = NotificationCenter()
    let rain = Article(headline: "Rain")
    let sun = Article(headline: "Sun")

    @Test("A new inspector has the default center")
    func startsWithTheDefaultCenter() {
        setDefaultCenterElsewhere()
        if identical(ArticleInspectorViewController().notificationCenter, NotificationCenter.default) {
            return
        }
        fail("notificationCenter of a new inspector: expected NotificationCenter.default, got another center")
    }

    @Test("Setting an article posts once, on the inspector's center")
    func postsOnItsCenter() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        let first = recorder.posts { inspector.representedObject = rain }
        expect(first.count, equals: 1, "number of notifications after an article was set")
        let second = recorder.posts { inspector.representedObject = sun }
        expect(second.count, equals: 1, "number of notifications after a second article was set")
        let third = recorder.posts { inspector.representedObject = Article(headline: "Sun") }
        expect(
            third.count, equals: 1,
            "number of notifications after another article with the same headline was set")
    }

    @Test("Setting the same article again posts again")
    func postsTheSameAgain() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        let first = recorder.posts { inspector.representedObject = rain }
        let second = recorder.posts { inspector.representedObject = rain }
        if same(first.count, 0) { return notJudged() }
        expect(
            second.count, equals: first.count, "number of notifications after the same article was set again")
    }

    @Test("Each edit posts once, on the inspector's center")
    func postsEdits() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        let first = recorder.posts { inspector.articleWasEdited() }
        expect(first.count, equals: 1, "number of notifications after an edit")
        let second = recorder.posts { inspector.articleWasEdited() }
        expect(second.count, equals: 1, "number of notifications after another edit")
    }

    @Test("An inspector with another center leaves the default center alone")
    func leavesTheDefaultCenterAlone() {
        let recorder = Recorder(.default)
        defer { recorder.stop() }
        inspector.notificationCenter = center
        let articles = recorder.posts { inspector.representedObject = rain }
        expect(
            articles.count, equals: 0,
            "number of notifications on the default center after an article was set")
        let edits = recorder.posts { inspector.articleWasEdited() }
        expect(edits.count, equals: 0, "number of notifications on the default center after an edit")
    }

    @Test("Every notification contains the article")
    func contents() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        for (number, article) in [("first", rain), ("second", sun)] {
            let posted = recorder.posts { inspector.representedObject = article }
            expectOnly(article, in: posted, "after the \(number) article was set")
        }
        let edited = recorder.posts { inspector.articleWasEdited() }
        expectOnly(sun, in: edited, "after an edit of the second article")
    }

    @Test("The sender is the inspector itself")
    func sender() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        inspector.articleWasEdited()
        if recorder.heard.count < 2 { notJudged() }
        let others = recorder.heard.filter { !identical($0.sender, inspector) }
        expect(others.count, equals: 0, "number of notifications whose sender isn't the inspector")
    }

    @Test("When a notification is posted, article is already the new one")
    func articleComesFirst() {
        let recorder = Recorder(center, watching: inspector)
        inspector.notificationCenter = center
        for article in [rain, sun] {
            let posted = recorder.posts { inspector.representedObject = article }
            if posted.isEmpty { notJudged() }
            for post in posted where !identical(post.articleOfInspector, article) {
                expect(
                    name(post.articleOfInspector), equals: name(article),
                    "the inspector's article when the notification is posted")
            }
        }
    }

    @Test("In the app, a window shows the headline of its article")
    func worksInTheApp() {
        setDefaultCenterElsewhere()
        let window = ArticleWindow()
        window.inspector.representedObject = rain
        expect(window.title, equals: "Rain", "title of the window after an article was set")
    }

    @Test("An inspector with the default center posts once on that center")
    func postsOnceInTheApp() {
        setDefaultCenterElsewhere()
        let recorder = Recorder(.default)
        defer { recorder.stop() }
        if !identical(inspector.notificationCenter, NotificationCenter.default) {
            inspector.notificationCenter = .default
        }
        let articles = recorder.posts { inspector.representedObject = rain }
        expect(
            articles.count, equals: 1,
            "number of notifications on the default center after an article was set")
        let edits = recorder.posts { inspector.articleWasEdited() }
        expect(edits.count, equals: 1, "number of notifications on the default center after an edit")
    }

    @Test("A center that is set later replaces the earlier one")
    func followsTheProperty() {
        let first = Recorder(center)
        let other = NotificationCenter()
        let second = Recorder(other)
        inspector.notificationCenter = center
        if same(first.posts(during: { inspector.representedObject = rain }).count, 0) { return notJudged() }
        inspector.notificationCenter = other
        expect(
            receivers(first, second) { inspector.representedObject = sun }, equals: ["second"],
            "centers that received an article set after the second center")
        inspector.notificationCenter = center
        expect(
            receivers(first, second) { inspector.representedObject = rain }, equals: ["first"],
            "centers that received an article set after the first center was set again")

        let sample = ArticleInspectorViewController()
        sample.notificationCenter = center
        sample.representedObject = rain
        if same(first.posts(during: { sample.articleWasEdited() }).count, 0) { return notJudged() }
        let another = ArticleInspectorViewController()
        another.notificationCenter = center
        another.representedObject = rain
        another.notificationCenter = other
        expect(
            receivers(first, second) { another.articleWasEdited() }, equals: ["second"],
            "centers that received an edit made after the second center was set")
        sample.notificationCenter = other
        expect(
            receivers(first, second) { sample.articleWasEdited() }, equals: ["second"],
            "centers that received another edit, made after the second center was set")
    }

    @Test("Setting the center posts nothing")
    func settingTheCenter() {
        let (first, other) = (Recorder(center), NotificationCenter())
        let second = Recorder(other)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        expect(
            receivers(first, second) { inspector.notificationCenter = other }, equals: [],
            "centers that received a notification when the second center was set")
    }

    @Test("Two inspectors with different centers each post only on their own")
    func ownCenters() {
        let first = Recorder(center)
        let other = NotificationCenter()
        let second = Recorder(other)
        let another = ArticleInspectorViewController()
        inspector.notificationCenter = center
        if same(first.posts(during: { inspector.representedObject = rain }).count, 0) { return notJudged() }
        another.notificationCenter = other
        expect(
            receivers(first, second) { inspector.representedObject = sun }, equals: ["first"],
            "centers that received an article of the first inspector")
        expect(
            receivers(first, second) { another.representedObject = sun }, equals: ["second"],
            "centers that received an article of the second inspector")
    }

    @Test("An inspector keeps its center alive")
    func keepsItsCenter() {
        weak var given: NotificationCenter?
        func give() {
            let own = NotificationCenter()
            given = own
            inspector.notificationCenter = own
        }
        give()
        if isGone(given) {
            fail("the inspector's center was deallocated, because nothing had a strong reference to it")
        }
    }

    @Test("An inspector is deallocated when no other code holds it")
    func isDeallocated() {
        weak var used: ArticleInspectorViewController?
        func use() {
            let inspector = ArticleInspectorViewController()
            used = inspector
            inspector.notificationCenter = center
            inspector.representedObject = rain
            inspector.articleWasEdited()
        }
        use()
        if isGone(used) { return }
        fail("an inspector that no other code holds wasn't deallocated")
    }

    @Test("Setting anything other than an article sets article to nil")
    func clears() {
        inspector.notificationCenter = center
        inspector.representedObject = rain
        inspector.representedObject = nil
        expect(
            name(inspector.article), equals: "no article", "article after representedObject was set to nil")
        inspector.representedObject = sun
        inspector.representedObject = "a text"
        expect(
            name(inspector.article), equals: "no article",
            "article after representedObject was set to a string")
    }

    @Test("Setting representedObject posts only if the value is an article")
    func postsArticlesOnly() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        let ofNil = recorder.posts { inspector.representedObject = nil }
        expect(ofNil.count, equals: 0, "number of notifications after representedObject was set to nil")
        let ofText = recorder.posts { inspector.representedObject = "a text" }
        expect(ofText.count, equals: 0, "number of notifications after representedObject was set to a string")
    }

    @Test("An edit posts only if the value that was set last is an article")
    func ignoresEditsOfNothing() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        let atFirst = recorder.posts { inspector.articleWasEdited() }
        expect(atFirst.count, equals: 0, "number of notifications after an edit in a new inspector")
        inspector.representedObject = rain
        inspector.representedObject = nil
        let afterNil = recorder.posts { inspector.articleWasEdited() }
        expect(afterNil.count, equals: 0, "number of notifications after nil was set, followed by an edit")
    }

    /// Sets the default center in another inspector.
    ///
    /// If all inspectors share one center, which `ownCenters()` is about, another check may have left its own.
    private func setDefaultCenterElsewhere() {
        ArticleInspectorViewController().notificationCenter = .default
    }

    /// Returns which recorders receive notifications during an action.
    private func receivers(_ first: Recorder, _ second: Recorder, during action: () -> Void) -> [String] {
        let before = (first.heard.count, second.heard.count)
        action()
        return (first.heard.count > before.0 ? ["first"] : [])
            + (second.heard.count > before.1 ? ["second"] : [])
    }

    private func expectOnly(_ article: Article, in posted: [Heard], _ when: String) {
        if posted.isEmpty { notJudged() }
        for post in posted where !identical(post.article, article) {
            expect(
                name(post.article), equals: name(article),
                "article under the key \"Article\" in userInfo \(when)")
        }
    }

    private func name(_ article: Article?) -> String {
        if identical(article, nil) { return "no article" }
        return identical(article, rain) ? "Rain" : identical(article, sun) ? "Sun" : "another object"
    }
}
