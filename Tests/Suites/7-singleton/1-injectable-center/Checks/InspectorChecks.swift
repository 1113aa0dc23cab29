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
        expect(
            inspector.notificationCenter === NotificationCenter.default, equals: true,
            "whether notificationCenter of a new inspector is NotificationCenter.default")
    }

    @Test("In the app, a window hears of its article on the default center")
    func worksInTheApp() {
        let window = ArticleWindow()
        window.inspector.representedObject = rain
        expect(window.title, equals: "Rain", "title of a window after an article was set")
        let recorder = Recorder(.default)
        defer { recorder.stop() }
        window.inspector.representedObject = sun
        window.inspector.articleWasEdited()
        expect(
            recorder.headlines(from: window.inspector), equals: ["Sun", "Sun"],
            "articles on the default center after one was set and edited")
    }

    @Test("Setting an article posts once, on the inspector's center")
    func postsOnItsCenter() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        expect(recorder.headlines, equals: ["Rain"], "articles posted after one was set")
        inspector.representedObject = sun
        inspector.representedObject = sun
        expect(recorder.headlines, equals: ["Rain", "Sun", "Sun"], "articles posted after three were set")
        inspector.representedObject = Article(headline: "Sun")
        expect(
            recorder.headlines, equals: ["Rain", "Sun", "Sun", "Sun"],
            "articles posted after another one with the headline \"Sun\" was set")
    }

    @Test("An edit posts once, on the inspector's center")
    func postsEdits() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.articleWasEdited()
        expect(recorder.headlines, equals: [], "articles posted after an edit without an article")
        inspector.representedObject = rain
        inspector.articleWasEdited()
        expect(recorder.headlines, equals: ["Rain", "Rain"], "articles posted after setting and editing one")
        inspector.articleWasEdited()
        expect(recorder.headlines.count, equals: 3, "how many were posted after a second edit")
        inspector.representedObject = nil
        inspector.articleWasEdited()
        expect(recorder.headlines.count, equals: 3, "how many were posted after nil and one more edit")
    }

    @Test("The default center hears nothing of an inspector with another one")
    func leavesTheDefaultCenterAlone() {
        let recorder = Recorder(.default)
        defer { recorder.stop() }
        inspector.notificationCenter = center
        inspector.representedObject = rain
        expect(recorder.headlines, equals: [], "articles on the default center after one was set")
        inspector.articleWasEdited()
        expect(recorder.headlines, equals: [], "articles on the default center after an edit")
    }

    @Test("A center that is set later counts from then on")
    func followsTheProperty() {
        let first = Recorder(center)
        let other = NotificationCenter()
        let second = Recorder(other)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        inspector.notificationCenter = other
        inspector.representedObject = sun
        inspector.articleWasEdited()
        expect(first.headlines, equals: ["Rain"], "articles on the first center")
        expect(second.headlines, equals: ["Sun", "Sun"], "articles on the center that was set later")
        inspector.notificationCenter = center
        inspector.articleWasEdited()
        expect(first.headlines, equals: ["Rain", "Sun"], "articles on the first center, set once more")
    }

    @Test("An inspector keeps a center that nobody else holds")
    func keepsItsCenter() {
        let notes = Notes()
        giveCenter(of: notes)
        inspector.representedObject = rain
        inspector.articleWasEdited()
        expect(notes.headlines, equals: ["Rain", "Rain"], "articles posted after setting and editing one")
    }

    private func giveCenter(of notes: Notes) {
        let center = NotificationCenter()
        notes.listen(to: center)
        inspector.notificationCenter = center
    }

    @Test("Two inspectors have their own centers")
    func ownCenters() {
        let mine = Recorder(center)
        let other = NotificationCenter()
        let theirs = Recorder(other)
        let another = ArticleInspectorViewController()
        inspector.notificationCenter = center
        another.notificationCenter = other
        inspector.representedObject = rain
        another.representedObject = sun
        expect(mine.headlines, equals: ["Rain"], "articles on the first inspector's center")
        expect(theirs.headlines, equals: ["Sun"], "articles on the second inspector's center")
    }

    @Test("The sender is the inspector itself")
    func sender() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        inspector.articleWasEdited()
        let others = recorder.heard.filter { $0.sender !== inspector }
        expect(recorder.heard.isEmpty, equals: false, "whether nothing was heard on the inspector's center")
        expect(others.count, equals: 0, "how many notifications had another sender")
    }

    @Test("When a notification is posted, article is the new one already")
    func articleComesFirst() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        inspector.representedObject = sun
        let articles = recorder.heard.map { $0.articleOfInspector?.headline ?? "nil" }
        expect(articles, equals: ["Rain", "Sun"], "article of the inspector while each was posted")
    }

    @Test("What is no article clears article and posts nothing")
    func clears() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        inspector.representedObject = nil
        expect(inspector.article?.headline, equals: nil, "article after representedObject became nil")
        inspector.representedObject = sun
        inspector.representedObject = "a text"
        expect(inspector.article?.headline, equals: nil, "article after representedObject became a text")
        expect(recorder.headlines, equals: ["Rain", "Sun"], "articles posted")
    }
}
