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
            identical(inspector.notificationCenter, NotificationCenter.default), equals: true,
            "whether a new inspector's notificationCenter is NotificationCenter.default")
    }

    @Test("In the app, a window is notified about its article on the default center")
    func worksInTheApp() {
        let window = ArticleWindow()
        window.inspector.representedObject = rain
        expect(window.title, equals: "Rain", "title of the window after an article was set")
        let recorder = Recorder(.default)
        defer { recorder.stop() }
        window.inspector.representedObject = sun
        window.inspector.articleWasEdited()
        expect(
            recorder.headlines(from: window.inspector), equals: ["Sun", "Sun"],
            "articles posted on the default center after one was set and edited")
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
            "articles posted after a different one with the headline \"Sun\" was set")
    }

    @Test("An edit posts once, on the inspector's center")
    func postsEdits() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.articleWasEdited()
        expect(recorder.headlines, equals: [], "articles posted after an edit without an article")
        inspector.representedObject = rain
        inspector.articleWasEdited()
        expect(recorder.headlines, equals: ["Rain", "Rain"], "articles posted after one was set and edited")
        inspector.articleWasEdited()
        expect(recorder.headlines.count, equals: 3, "number of notifications after a second edit")
        inspector.representedObject = nil
        inspector.articleWasEdited()
        expect(
            recorder.headlines.count, equals: 3,
            "number of notifications after nil was set, followed by another edit")
    }

    @Test("An inspector with another center posts nothing on the default center")
    func leavesTheDefaultCenterAlone() {
        let recorder = Recorder(.default)
        defer { recorder.stop() }
        inspector.notificationCenter = center
        inspector.representedObject = rain
        expect(recorder.headlines, equals: [], "articles posted on the default center after one was set")
        inspector.articleWasEdited()
        expect(recorder.headlines, equals: [], "articles posted on the default center after an edit")
    }

    @Test("A center that is set later is used from then on")
    func followsTheProperty() {
        let first = Recorder(center)
        let other = NotificationCenter()
        let second = Recorder(other)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        inspector.notificationCenter = other
        inspector.representedObject = sun
        inspector.articleWasEdited()
        expect(first.headlines, equals: ["Rain"], "articles posted on the first center")
        expect(second.headlines, equals: ["Sun", "Sun"], "articles posted on the center that was set later")
        inspector.notificationCenter = center
        inspector.articleWasEdited()
        expect(
            first.headlines, equals: ["Rain", "Sun"],
            "articles posted on the first center after it was set again")
    }

    @Test("An inspector keeps its center alive")
    func keepsItsCenter() {
        let notes = Notes()
        giveCenter(of: notes)
        inspector.representedObject = rain
        inspector.articleWasEdited()
        expect(notes.headlines, equals: ["Rain", "Rain"], "articles posted after one was set and edited")
    }

    private func giveCenter(of notes: Notes) {
        let center = NotificationCenter()
        notes.listen(to: center)
        inspector.notificationCenter = center
    }

    @Test("Two inspectors post on their own centers")
    func ownCenters() {
        let mine = Recorder(center)
        let other = NotificationCenter()
        let theirs = Recorder(other)
        let another = ArticleInspectorViewController()
        inspector.notificationCenter = center
        another.notificationCenter = other
        inspector.representedObject = rain
        another.representedObject = sun
        expect(mine.headlines, equals: ["Rain"], "articles posted on the first inspector's center")
        expect(theirs.headlines, equals: ["Sun"], "articles posted on the second inspector's center")
    }

    @Test("The sender is the inspector itself")
    func sender() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        inspector.articleWasEdited()
        let others = recorder.heard.filter { !identical($0.sender, inspector) }
        expect(recorder.heard.isEmpty, equals: false, "whether the list of received notifications is empty")
        expect(others.count, equals: 0, "number of notifications with another sender")
    }

    @Test("When a notification is posted, article is already the new one")
    func articleComesFirst() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        inspector.representedObject = sun
        let articles = recorder.heard.map { $0.articleOfInspector?.headline ?? "nil" }
        expect(articles, equals: ["Rain", "Sun"], "the inspector's article at the time of each notification")
    }

    @Test("Setting anything other than an article clears article and posts nothing")
    func clears() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = rain
        inspector.representedObject = nil
        expect(inspector.article?.headline, equals: nil, "article after representedObject was set to nil")
        inspector.representedObject = sun
        inspector.representedObject = "a text"
        expect(
            inspector.article?.headline, equals: nil, "article after representedObject was set to a string")
        expect(recorder.headlines, equals: ["Rain", "Sun"], "articles posted")
    }
}
