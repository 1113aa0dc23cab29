import StandInUI
import Testing

@testable import ArtistScreen

@MainActor @Suite("The screen is passive") struct ScreenChecks {
    let presenter = PresenterSpy()
    let screen = ArtistDetailViewController()

    init() {
        screen.presenter = presenter
        screen.loadViewIfNeeded()
    }

    var texts: [ShownText] { shown(on: screen) }

    /// Returns how often a presenter received a call.
    func count(_ call: String, of presenter: PresenterSpy) -> Int {
        var count = 0
        for event in presenter.events where same(event, call) { count += 1 }
        return count
    }

    @Test("The screen calls onViewLoaded() once, when its view is loaded")
    func tellsThatItLoaded() {
        // Created here, because a call that comes later would come between `init()` and this function.
        let presenter = PresenterSpy()
        let screen = ArtistDetailViewController()
        screen.presenter = presenter
        screen.loadViewIfNeeded()
        let loads = count("onViewLoaded()", of: presenter)
        expect(loads, equals: 1, "number of onViewLoaded() calls after the view was loaded")
        screen.loadViewIfNeeded()
        screen.render(props("A", "B", "C", "D"))
        if !same(count("onViewLoaded()", of: presenter), loads) {
            fail("a second loadViewIfNeeded() or render(_:) led to one more call of onViewLoaded()")
        }
    }

    @Test("The view is ready when the screen calls onViewLoaded()")
    func isReady() {
        let presenter = PresenterSpy()
        let screen = ArtistDetailViewController()
        var wasReady: Bool?
        presenter.whenLoaded = { [weak screen] in
            guard let screen, screen.isViewLoaded else {
                wasReady = false
                return
            }
            wasReady = true
            screen.render(props("A", "B", "C", "D"))
        }
        screen.presenter = presenter
        if !same(count("onViewLoaded()", of: presenter), 0) {
            fail("onViewLoaded() was called when the presenter was set, before the view was loaded")
            return
        }
        screen.loadViewIfNeeded()
        guard let wasReady else { return notJudged() }
        if !wasReady {
            fail("isViewLoaded was still false when onViewLoaded() was called")
            return
        }
        let during = shown(on: screen)
        screen.render(props("A", "B", "C", "D"))
        if same(during, [nil, nil, nil, nil]) || !same(shown(on: screen), during) {
            fail("the screen doesn't show the props that it receives during onViewLoaded()")
        }
    }

    @Test("The screen keeps its presenter alive")
    func keepsItsPresenter() {
        weak var held: PresenterSpy?
        func makeScreen() -> ArtistDetailViewController {
            let screen = ArtistDetailViewController()
            let presenter = PresenterSpy()
            held = presenter
            screen.presenter = presenter
            return screen
        }
        let screen = makeScreen()
        if isGone(held) {
            fail("the presenter was deallocated, although its screen still exists")
            return
        }
        screen.loadViewIfNeeded()
        if isGone(held) { fail("the presenter was deallocated after the view was loaded") }
        screen.onEdit(Button())
    }

    @Test("navigationItem.rightBarButton is the Edit button")
    func hasItsButton() {
        let button = screen.navigationItem.rightBarButton
        if isGone(button) {
            fail("navigationItem.rightBarButton: expected a button, got nil")
            return
        }
        expect(ShownText(button?.title), equals: "Edit", "title of navigationItem.rightBarButton")
    }

    @Test("The screen calls onEdit() once for every edit, and nothing else")
    func tellsOfEdits() {
        let loads = count("onViewLoaded()", of: presenter)
        let button = screen.navigationItem.rightBarButton
        var edits = 0
        func check(_ what: String) {
            expect(count("onEdit()", of: presenter), equals: edits, "number of onEdit() calls after \(what)")
        }
        check("the view was loaded")
        if let button {
            button.sendActions(for: .touchUpInside)
            edits += 1
            check("one touch of the Edit button")
            if !same(count("onEdit()", of: presenter), edits) { return }
        } else {
            notJudged()
        }
        screen.onEdit(button ?? Button())
        edits += 1
        check("one more edit, by onEdit(_:)")
        if !same(count("onEdit()", of: presenter), edits) { return }
        screen.render(props("A", "B", "C", "D"))
        check("a call of render(_:)")
        for _ in 1...3 {
            if let button {
                button.sendActions(for: .touchUpInside)
                edits += 1
            }
            screen.onEdit(Button())
            edits += 1
        }
        check("six more edits, by touches and by onEdit(_:)")
        if !same(count("onViewLoaded()", of: presenter), loads) { fail("an edit also called onViewLoaded()") }
    }

    @Test("The screen calls the presenter that it has at that moment")
    func tellsTheNewPresenter() {
        touchEditButton(of: screen)
        screen.onEdit(Button())
        let before = count("onEdit()", of: presenter)
        if same(before, 0) { return notJudged() }
        // The presenter wasn't told of one of the two edits.
        if same(before, 1) { notJudged() }
        let newPresenter = PresenterSpy()
        screen.presenter = newPresenter
        touchEditButton(of: screen)
        screen.onEdit(Button())
        if !same(count("onEdit()", of: presenter), before) {
            fail("an edit called onEdit() of the presenter that had been replaced")
        }
        expect(
            count("onEdit()", of: newPresenter), equals: before,
            "number of onEdit() calls to the new presenter, after a touch and a call of onEdit(_:)"
        )
    }

    @Test("Two screens don't affect each other")
    func twoScreens() {
        let otherPresenter = PresenterSpy()
        let other = ArtistDetailViewController()
        other.presenter = otherPresenter
        other.loadViewIfNeeded()
        let before = texts
        other.render(props("A", "B", "C", "D"))
        expect(texts, equals: before, "texts of a screen after render(_:) on another screen")
        let otherTexts = shown(on: other)
        screen.render(props("E", "F", "G", "H"))
        expect(
            shown(on: other), equals: otherTexts,
            "texts of the other screen after render(_:) on the first one")
        let calls = otherPresenter.events
        screen.onEdit(Button())
        touchEditButton(of: screen)
        if !same(otherPresenter.events, calls) {
            fail("an edit on one screen called the presenter of another screen")
        }
    }

    @Test("The screen shows nothing on its own")
    func showsNothingByItself() {
        expect(texts, equals: [nil, nil, nil, nil], "title, name, albums, and followers before render(_:)")
    }

    @Test("A screen without a presenter shows nothing and starts no edits")
    func withoutAPresenter() {
        if !same(texts, [nil, nil, nil, nil]) { return notJudged() }
        let before = ArtistStore.shared.startedEdits
        screen.onEdit(Button())
        touchEditButton(of: screen)
        let usesTheStore = !same(ArtistStore.shared.startedEdits, before)
        let lone = ArtistDetailViewController()
        lone.loadViewIfNeeded()
        expect(
            shown(on: lone), equals: [nil, nil, nil, nil],
            "title, name, albums, and followers of a screen without a presenter")
        if usesTheStore { return notJudged() }
        let started = ArtistStore.shared.startedEdits
        lone.onEdit(Button())
        lone.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        if !same(ArtistStore.shared.startedEdits, started) {
            fail("a screen without a presenter started an edit in the store")
        }
    }

    @Test("The screen shows the four strings unchanged")
    func showsProps() {
        screen.render(props("A", "B", "C", "D"))
        expect(texts, equals: ["A", "B", "C", "D"], "title, name, albums, and followers after render(_:)")
        if !same(texts, ["A", "B", "C", "D"]) { return }
        let another = ArtistDetailViewController()
        another.presenter = presenter
        another.loadViewIfNeeded()
        another.render(props(" K ", " L  L\n", " M ", "n "))
        expect(
            shown(on: another), equals: [" K ", " L  L\n", " M ", "n "],
            "title, name, albums, and followers after render(_:)")
    }

    @Test("The next props replace the earlier ones")
    func replacesProps() {
        screen.render(props("A", "B", "C", "D"))
        if !same(texts, ["A", "B", "C", "D"]) { return notJudged() }
        let next = [
            ["E", "F", "G", "H"], ["E", "F", "G", "I"], ["E", "F", "", "I"], ["J", "", "0", ""],
            ["", "", "", ""], ["K", "L", "M", "N"], ["K", "L", "M", "N"], ["A", "B", "C", "D"],
        ]
        for strings in next {
            screen.render(props(strings[0], strings[1], strings[2], strings[3]))
            let expected = strings.map { ShownText($0) }
            expect(
                texts, equals: expected, "title, name, albums, and followers after one more render(_:)")
            if !same(texts, expected) { return }
        }
    }

    @Test("Each screen's labels are in its own view")
    func labelsAreInTheView() {
        let other = ArtistDetailViewController()
        other.presenter = PresenterSpy()
        other.loadViewIfNeeded()
        func labels(of owner: ArtistDetailViewController, in view: View, are isWanted: Bool) -> [String] {
            var names: [String] = []
            for (name, label) in [
                ("fullNameLabel", owner.fullNameLabel as Label),
                ("numberOfAlbumsLabel", owner.numberOfAlbumsLabel),
                ("numberOfFollowersLabel", owner.numberOfFollowersLabel),
            ] {
                var ancestor: View? = label
                while let current = ancestor, !identical(current, view) { ancestor = current.superview }
                if same(!isGone(ancestor), isWanted) { names.append(name) }
            }
            return names
        }
        expect(
            labels(of: other, in: screen.view, are: true), equals: [],
            "labels of one screen that are in the view of another screen")
        expect(
            labels(of: other, in: other.view, are: false), equals: [],
            "labels that are missing from their screen's view")
    }

    @Test("The Edit button is deallocated with its screen")
    func letsGoOfItsButton() {
        weak var weakScreen: ArtistDetailViewController?
        weak var weakButton: Button?
        do {
            let screen = ArtistDetailViewController()
            screen.presenter = PresenterSpy()
            screen.loadViewIfNeeded()
            touchEditButton(of: screen)
            weakScreen = screen
            weakButton = screen.navigationItem.rightBarButton
        }
        if !isGone(weakScreen) { return notJudged() }
        if !isGone(weakButton) { fail("the Edit button still exists, although its screen is gone") }
    }

    @Test("The screen doesn't use the store")
    func leavesTheStoreAlone() {
        let before = ArtistStore.shared.startedEdits
        screen.onEdit(Button())
        touchEditButton(of: screen)
        let started = ArtistStore.shared.startedEdits - before
        expect(started, equals: 0, "number of edits that the screen itself started in the store")
    }
}

/// Touches the Edit button of a screen that has a presenter.
@MainActor func touchEditButton(of screen: ArtistDetailViewController) {
    guard let button = screen.navigationItem.rightBarButton else { return notJudged() }
    button.sendActions(for: .touchUpInside)
}
