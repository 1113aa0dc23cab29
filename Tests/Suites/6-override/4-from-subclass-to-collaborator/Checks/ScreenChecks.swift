import Foundation
import StandInUI
import Testing

@testable import ProfileCollaborator

@MainActor @Suite("The screen shows what its loader answers", .serialized) struct ScreenChecks {
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

    @Test("Loading the view asks the loader once, and nothing asks before")
    func asksOnce() {
        let screen = makeScreen()
        expect(loader.requests, equals: 0, "requests before the view was loaded")
        screen.loadViewIfNeeded()
        expect(loader.requests, equals: 1, "requests after the view was loaded")
        loader.answer(nil)
        expect(loader.requests, equals: 1, "requests after the answer")
    }

    @Test("When the answer comes, the label shows the name")
    func name() {
        for name in ["Ada Lovelace", " bo ", ""] {
            let screen = makeScreen()
            screen.loadViewIfNeeded()
            loader.answer(UserProfile(name: name))
            expect(text(screen), equals: name, "text of the label after the answer \"\(name)\"")
        }
    }

    @Test("When the answer is nil, the label shows Unknown User")
    func placeholder() {
        let screen = makeScreen()
        screen.loadViewIfNeeded()
        loader.answer(nil)
        expect(text(screen), equals: "Unknown User", "text of the label after the answer nil")
    }

    @Test("The screen itself touches no settings and no files")
    func noSettings() throws {
        let unset = makeScreen()
        unset.loadViewIfNeeded()
        loader.answer(UserProfile(name: "Ada"))
        expect(text(unset), equals: "Ada", "text after the answer \"Ada\", without a path in the settings")

        try withProfileOnDisk(name: "the name on the disk") {
            let screen = makeScreen()
            screen.loadViewIfNeeded()
            if text(screen) == "the name on the disk" {
                Issue.record("before the loader answers, the label shows the name on the disk")
            }
            loader.answer(nil)
            expect(
                text(screen), equals: "Unknown User", "text after the answer nil, with a profile on the disk")
        }
    }

    @Test("Two screens with one loader show their own answers")
    func twoScreens() {
        let first = makeScreen()
        let second = makeScreen()
        first.loadViewIfNeeded()
        second.loadViewIfNeeded()
        expect(loader.requests, equals: 2, "requests after two views were loaded")
        loader.answerLatest(UserProfile(name: "Bo"))
        expect(text(second), equals: "Bo", "text of the second screen, which is answered first")
        loader.answerLatest(UserProfile(name: "Ada"))
        expect(text(first), equals: "Ada", "text of the first screen, which is answered last")
        expect(text(second), equals: "Bo", "text of the second screen, after the first was answered")
    }

    @Test("Every screen has its own loader, and keeps it")
    func ownLoader() {
        let screen = makeScreen()
        let other = makeScreen(PatientLoader())
        let reference = Reference(other.loader as? PatientLoader)
        expect(reference.isAlive, equals: true, "whether a loader that only its screen holds is still there")
        other.loadViewIfNeeded()
        expect(
            loader.requests, equals: 0, "requests after the view of a screen with another loader was loaded")
        expect(
            (other.loader as? PatientLoader)?.requests, equals: 1,
            "requests of the other loader, which only its screen holds")
        screen.loadViewIfNeeded()
        expect(loader.requests, equals: 1, "requests after the view was loaded")
    }

    @Test("Loading the view asks the loader that was set last")
    func setLast() {
        let before = PatientLoader()
        let screen = makeScreen(before)
        for _ in 1...3 { screen.loader = PatientLoader() }
        screen.loader = loader
        screen.loadViewIfNeeded()
        expect(
            loader.requests, equals: 1, "requests of the loader that was set last, after the view was loaded")
        expect(before.requests, equals: 0, "requests of the loader that was set first")
        loader.answer(UserProfile(name: "Ada"))
        expect(text(screen), equals: "Ada", "text of the label after the answer \"Ada\"")
    }

    @Test("A screen can go away, whether it waits for an answer or not")
    func pending() {
        var screen: ProfileViewController? = makeScreen()
        let reference = Reference(screen)
        screen?.loadViewIfNeeded()
        expect(loader.requests, equals: 1, "requests after the view was loaded")
        screen = nil
        if reference.isAlive {
            Issue.record("the screen is still alive, though nobody but the waiting answer needs it")
        }

        let other = PatientLoader()
        var answered: ProfileViewController? = makeScreen(other)
        let answeredReference = Reference(answered)
        answered?.loadViewIfNeeded()
        other.answer(UserProfile(name: "Ada"))
        answered = nil
        if answeredReference.isAlive {
            Issue.record("a screen that was answered is still alive, though nobody needs it")
        }
    }

    @Test("A late answer does no harm")
    func lateAnswer() {
        var screen: ProfileViewController? = makeScreen()
        screen?.loadViewIfNeeded()
        expect(loader.requests, equals: 1, "requests after the view was loaded")
        screen = nil
        loader.answer(UserProfile(name: "Ada"))
        loader.answer(nil)
        _ = screen
    }

    @Test("A new screen has the loader of the app")
    func defaultLoader() throws {
        let screen = ProfileViewController()
        expect(
            screen.loader is DefaultsProfileLoader, equals: true,
            "whether the loader of ProfileViewController() is a DefaultsProfileLoader")
        try withProfileOnDisk(name: "the name on the disk") {
            screen.loadViewIfNeeded()
            expect(
                text(screen), equals: "the name on the disk", "text of the label with a profile on the disk")
        }
    }
}
