import Foundation
import StandInUI
import Testing

@testable import ProfileCollaborator

@MainActor @Suite("The screen shows the result of its loader", .serialized) struct ScreenChecks {
    let loader = PatientLoader()

    init() {
        UserDefaults.standard.set("/no profiles here/mine.plist", forKey: "ProfilePath")
    }

    private func makeScreen(_ other: PatientLoader? = nil) -> ProfileViewController {
        let screen = ProfileViewController()
        screen.loader = other ?? loader
        screen.nameLabel.text = "from before"
        return screen
    }

    private func text(_ screen: ProfileViewController) -> String {
        screen.nameLabel.text ?? "no text"
    }

    /// Returns what a new screen's label shows after a result, or nil if the screen doesn't call its loader.
    private func text(after result: UserProfile?) -> String? {
        let loader = PatientLoader()
        let screen = makeScreen(loader)
        screen.loadViewIfNeeded()
        if same(loader.requests, 0) {
            notJudged()
            return nil
        }
        loader.answer(result)
        return text(screen)
    }

    @Test("The screen calls its loader once, when its view is loaded")
    func asksOnce() {
        let screen = makeScreen()
        expect(loader.requests, equals: 0, "requests before the view was loaded")
        screen.loadViewIfNeeded()
        expect(loader.requests, equals: 1, "requests after the view was loaded")
        loader.answer(nil)
        expect(loader.requests, equals: 1, "requests after the loader passed its result")
    }

    @Test("When the result arrives, the label shows the name")
    func name() {
        for name in ["Ada Lovelace", " bo ", ""] {
            if let text = text(after: UserProfile(name: name)) {
                expect(text, equals: name, "the label's text after the result \"\(name)\"")
            }
        }
    }

    @Test("When the result is nil, the label shows Unknown User")
    func placeholder() {
        if let text = text(after: nil) {
            expect(text, equals: "Unknown User", "the label's text after the result nil")
        }
    }

    @Test("The label shows only the loader's result, no matter what the settings and files contain")
    func noSettings() throws {
        let usual = PatientLoader()
        makeScreen(usual).loadViewIfNeeded()
        UserDefaults.standard.removeObject(forKey: "ProfilePath")
        let unset = PatientLoader()
        makeScreen(unset).loadViewIfNeeded()
        expect(
            unset.requests, equals: usual.requests,
            "requests after the view was loaded, without a path in the settings")

        try withProfileOnDisk(name: "the name on disk") {
            let screen = makeScreen()
            screen.loadViewIfNeeded()
            if same(text(screen), "the name on disk") {
                fail("before the loader passes a result, the label shows the name on disk")
            }
            if same(loader.requests, 0) { return notJudged() }
            loader.answer(nil)
            if same(text(screen), "the name on disk") {
                fail("after the result nil, the label shows the name on disk")
            }
        }
    }

    @Test("Two screens that share a loader each show their own result")
    func twoScreens() {
        let first = makeScreen()
        let second = makeScreen()
        first.loadViewIfNeeded()
        second.loadViewIfNeeded()
        guard same(loader.requests, 2) else { return notJudged() }
        loader.answerLatest(UserProfile(name: "Bo"))
        if same(text(first), "Bo") { fail("the first screen shows Bo, the result for the second screen") }
        loader.answerLatest(UserProfile(name: "Ada"))
        if same(text(second), "Ada") { fail("the second screen shows Ada, the result for the first screen") }
        // Another check reports a label that doesn't show the result.
        if !same(text(first), "Ada") || !same(text(second), "Bo") { notJudged() }
    }

    @Test("A screen keeps its loader alive")
    func keepsItsLoader() {
        let screen = makeScreen(PatientLoader())
        let reference = Reference(screen.loader as? PatientLoader)
        if !reference.isAlive { fail("a loader that only its screen uses is gone") }
        _ = screen
    }

    @Test("Each screen calls only its own loader")
    func ownLoader() {
        let screen = makeScreen()
        let otherLoader = PatientLoader()
        let other = makeScreen(otherLoader)
        let before = loader.requests
        other.loadViewIfNeeded()
        if !same(loader.requests, before) {
            fail("loading the view of the second screen called the loader of the first screen")
        }
        let otherBefore = otherLoader.requests
        screen.loadViewIfNeeded()
        if !same(otherLoader.requests, otherBefore) {
            fail("loading the view of the first screen called the loader of the second screen")
        }
    }

    @Test("By default, each screen has a loader of its own")
    func ownDefaultLoader() {
        let first = ProfileViewController()
        let second = ProfileViewController()
        guard first.loader is DefaultsProfileLoader else { return notJudged() }
        if identical(first.loader as AnyObject, second.loader as AnyObject) {
            fail("two new screens have the same object as their loader")
        }
    }

    @Test("The screen calls only the loader that was set last")
    func setLast() {
        let earlier = [PatientLoader(), PatientLoader(), PatientLoader()]
        let screen = makeScreen(earlier[0])
        for other in earlier { screen.loader = other }
        screen.loader = loader
        let before = earlier.map(\.requests)
        screen.loadViewIfNeeded()
        if same(loader.requests, 0) { notJudged() }
        expect(
            earlier.map(\.requests), equals: before,
            "requests to three loaders that were set earlier, after the view was loaded")
    }

    @Test("A screen can be deallocated while it waits for a result, and after it got one")
    func pending() {
        var screen: ProfileViewController? = makeScreen()
        let reference = Reference(screen)
        screen?.loadViewIfNeeded()
        screen = nil
        if reference.isAlive {
            fail("the screen is still alive, although only the pending request refers to it")
        }

        let other = PatientLoader()
        var answered: ProfileViewController? = makeScreen(other)
        let answeredReference = Reference(answered)
        answered?.loadViewIfNeeded()
        other.answer(UserProfile(name: "Ada"))
        answered = nil
        if answeredReference.isAlive {
            fail(
                "a screen that got its result is still alive, although the test no longer refers to it")
        }
    }

    @Test("A result can safely arrive after the screen is gone")
    func lateAnswer() {
        for result in [UserProfile(name: "Ada"), nil] {
            var screen: ProfileViewController? = makeScreen()
            screen?.loadViewIfNeeded()
            screen = nil
            loader.answer(result)
            _ = screen
        }
    }

    @Test("The loader of a new screen is a DefaultsProfileLoader that uses the app's settings and the disk")
    func defaultLoader() throws {
        try withProfileOnDisk(name: "the name on disk") {
            let screen = ProfileViewController()
            if !(screen.loader is DefaultsProfileLoader) {
                fail("the loader of a new screen isn't a DefaultsProfileLoader")
            }
            var result: String?
            DefaultsProfileLoader().loadProfile { profile in result = profile?.name }
            if let result, same(result, "the name on disk") {
                screen.loadViewIfNeeded()
                expect(
                    text(screen), equals: "the name on disk",
                    "the text of a new screen's label, with a profile on disk")
            } else {
                notJudged()
            }
        }
    }
}
