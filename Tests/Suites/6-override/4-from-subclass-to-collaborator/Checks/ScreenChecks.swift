import Foundation
import StandInUI
import Testing

@testable import ProfileCollaborator

@MainActor @Suite("The screen shows the result of its loader", .serialized) struct ScreenChecks {
    let loader = PatientLoader()

    init() {
        UserDefaults.standard.removeObject(forKey: "ProfilePath")
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

    @Test("Loading the view calls the loader once, and nothing calls it before")
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
            let screen = makeScreen()
            screen.loadViewIfNeeded()
            loader.answer(UserProfile(name: name))
            expect(text(screen), equals: name, "the label's text after the result \"\(name)\"")
        }
    }

    @Test("When the result is nil, the label shows Unknown User")
    func placeholder() {
        let screen = makeScreen()
        screen.loadViewIfNeeded()
        loader.answer(nil)
        expect(text(screen), equals: "Unknown User", "the label's text after the result nil")
    }

    @Test("The label shows only the loader's result, no matter what the settings and files contain")
    func noSettings() throws {
        let unset = makeScreen()
        unset.loadViewIfNeeded()
        loader.answer(UserProfile(name: "Ada"))
        expect(
            text(unset), equals: "Ada",
            "the label's text after the result \"Ada\", without a path in the settings")

        try withProfileOnDisk(name: "the name on disk") {
            let screen = makeScreen()
            screen.loadViewIfNeeded()
            if same(text(screen), "the name on disk") {
                fail("before the loader passes a result, the label shows the name on disk")
            }
            loader.answer(nil)
            expect(
                text(screen), equals: "Unknown User",
                "the label's text after the result nil, with a profile on disk")
        }
    }

    @Test("Two screens that share a loader each call it once and show their own result")
    func twoScreens() {
        let first = makeScreen()
        let second = makeScreen()
        first.loadViewIfNeeded()
        second.loadViewIfNeeded()
        expect(loader.requests, equals: 2, "requests after two views were loaded")
        loader.answerLatest(UserProfile(name: "Bo"))
        expect(text(second), equals: "Bo", "the second screen's text, after it received the first result")
        loader.answerLatest(UserProfile(name: "Ada"))
        expect(text(first), equals: "Ada", "the first screen's text, after it received the last result")
        expect(
            text(second), equals: "Bo", "the second screen's text, after the first screen received its result"
        )
    }

    @Test("Each screen keeps its own loader alive, and calls it only when its view is loaded")
    func ownLoader() {
        let screen = makeScreen()
        let other = makeScreen(PatientLoader())
        let reference = Reference(other.loader as? PatientLoader)
        expect(reference.isAlive, equals: true, "whether a loader that only its screen uses is still alive")
        other.loadViewIfNeeded()
        expect(
            loader.requests, equals: 0,
            "requests to this loader, after a screen with another loader loaded its view")
        expect(
            (other.loader as? PatientLoader)?.requests, equals: 1,
            "requests to the other loader, which only its screen uses")
        screen.loadViewIfNeeded()
        expect(loader.requests, equals: 1, "requests after the view was loaded")
    }

    @Test("Loading the view calls the loader that was set last, once")
    func setLast() {
        let before = PatientLoader()
        let screen = makeScreen(before)
        for _ in 1...3 { screen.loader = PatientLoader() }
        screen.loader = loader
        screen.loadViewIfNeeded()
        expect(
            loader.requests, equals: 1, "requests to the loader that was set last, after the view was loaded")
        expect(before.requests, equals: 0, "requests to the loader that was set first")
        loader.answer(UserProfile(name: "Ada"))
        expect(text(screen), equals: "Ada", "the label's text after the result \"Ada\"")
    }

    @Test("A screen that called its loader once can be deallocated, before or after it gets its result")
    func pending() {
        var screen: ProfileViewController? = makeScreen()
        let reference = Reference(screen)
        screen?.loadViewIfNeeded()
        expect(loader.requests, equals: 1, "requests after the view was loaded")
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

    @Test("After one call to the loader, a late result does no harm")
    func lateAnswer() {
        var screen: ProfileViewController? = makeScreen()
        screen?.loadViewIfNeeded()
        expect(loader.requests, equals: 1, "requests after the view was loaded")
        screen = nil
        loader.answer(UserProfile(name: "Ada"))
        loader.answer(nil)
        _ = screen
    }

    @Test("A new screen uses a DefaultsProfileLoader and shows the profile on disk")
    func defaultLoader() throws {
        let screen = ProfileViewController()
        expect(
            screen.loader is DefaultsProfileLoader, equals: true,
            "whether the loader of ProfileViewController() is a DefaultsProfileLoader")
        try withProfileOnDisk(name: "the name on disk") {
            screen.loadViewIfNeeded()
            expect(
                text(screen), equals: "the name on disk", "the label's text with a profile on disk")
        }
    }
}
