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

    @Test("The screen calls onViewLoaded() once, when its view is loaded")
    func tellsThatItLoaded() {
        expect(
            presenter.events, equals: ["onViewLoaded()"], "calls to the presenter after the view was loaded")
        screen.loadViewIfNeeded()
        expect(
            presenter.events, equals: ["onViewLoaded()"],
            "calls to the presenter after a second loadViewIfNeeded()")
    }

    @Test("The view is ready when the screen calls onViewLoaded()")
    func isReady() throws {
        let presenter = PresenterSpy()
        let screen = ArtistDetailViewController()
        var wasLoaded: Bool?
        presenter.whenLoaded = { [weak screen] in
            guard let screen, screen.isViewLoaded else {
                wasLoaded = false
                return
            }
            wasLoaded = true
            screen.render(props("A", "B", "C", "D"))
        }
        screen.presenter = presenter
        expect(presenter.events, equals: [], "calls to the presenter before the view is loaded")
        screen.loadViewIfNeeded()
        let wasReady = try #require(wasLoaded, "onViewLoaded(): expected a call, got none")
        expect(wasReady, equals: true, "isViewLoaded during onViewLoaded()")
        expect(
            shown(on: screen), equals: ["A", "B", "C", "D"],
            "title, name, albums, and followers after a call of render(_:) in onViewLoaded()"
        )
    }

    @Test("The screen keeps its presenter alive")
    func keepsItsPresenter() {
        let log = EventLog()
        let screen = ArtistDetailViewController()
        screen.presenter = PresenterSpy(log: log)
        screen.loadViewIfNeeded()
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        expect(
            log.events,
            equals: ["onViewLoaded()", "onEdit()"],
            "calls to a presenter that only the screen holds, after loading and a touch of the Edit button"
        )
    }

    @Test("The screen calls onEdit() once for every edit")
    func tellsOfEdits() throws {
        let button = try #require(
            screen.navigationItem.rightBarButton, "navigationItem.rightBarButton: expected a button, got nil")
        button.sendActions(for: .touchUpInside)
        expect(
            presenter.events,
            equals: ["onViewLoaded()", "onEdit()"],
            "calls to the presenter after one touch of the Edit button"
        )
        screen.onEdit(button)
        expect(
            presenter.events,
            equals: ["onViewLoaded()", "onEdit()", "onEdit()"],
            "calls to the presenter after a touch and a call of onEdit(_:)"
        )
        for _ in 1...3 { button.sendActions(for: .touchUpInside) }
        for _ in 1...3 { screen.onEdit(Button()) }
        expect(
            presenter.events,
            equals: ["onViewLoaded()"] + Array(repeating: "onEdit()", count: 8),
            "calls to the presenter after four touches and four calls of onEdit(_:)"
        )
        expect(button.title ?? "", equals: "Edit", "title of the button")
    }

    @Test("The screen calls the presenter that it has at that moment")
    func tellsTheNewPresenter() {
        let newPresenter = PresenterSpy()
        screen.presenter = newPresenter
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        screen.onEdit(Button())
        expect(presenter.events, equals: ["onViewLoaded()"], "calls to the presenter that was replaced")
        expect(
            newPresenter.events.filter { same($0, "onEdit()") },
            equals: ["onEdit()", "onEdit()"],
            "onEdit() calls to the new presenter, after a touch and a call of onEdit(_:)"
        )
    }

    @Test("Two screens don't affect each other")
    func twoScreens() {
        let otherPresenter = PresenterSpy()
        let other = ArtistDetailViewController()
        other.presenter = otherPresenter
        other.loadViewIfNeeded()
        other.render(props("A", "B", "C", "D"))
        expect(texts, equals: [nil, nil, nil, nil], "texts of a screen after render(_:) on another screen")
        screen.render(props("E", "F", "G", "H"))
        expect(
            shown(on: other), equals: ["A", "B", "C", "D"],
            "texts of the other screen after render(_:) on the first one")
        screen.onEdit(Button())
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        expect(
            presenter.events,
            equals: ["onViewLoaded()", "onEdit()", "onEdit()"],
            "calls to the first screen's presenter after two edits on that screen"
        )
        expect(otherPresenter.events, equals: ["onViewLoaded()"], "calls to the other screen's presenter")
    }

    @Test("The screen shows nothing on its own")
    func showsNothingByItself() {
        expect(texts, equals: [nil, nil, nil, nil], "title, name, albums, and followers before render(_:)")
    }

    @Test("The screen shows the four strings unchanged, and replaces them when it renders again")
    func showsProps() {
        screen.render(props("A", "B", "C", "D"))
        expect(texts, equals: ["A", "B", "C", "D"], "title, name, albums, and followers after render(_:)")
        screen.render(props("E", "F", "G", "H"))
        expect(
            texts, equals: ["E", "F", "G", "H"],
            "title, name, albums, and followers after a second render(_:)"
        )
        let next = [
            ["E", "F", "G", "I"], ["E", "F", "", "I"], ["J", "", "0", ""], ["", "", "", ""],
            ["K", "L", "M", "N"], ["K", "L", "M", "N"],
            [" K ", " L  L\n", " M ", "n "], ["A", "B", "C", "D"],
        ]
        for strings in next {
            screen.render(props(strings[0], strings[1], strings[2], strings[3]))
            expect(
                texts, equals: strings.map { ShownText($0) },
                "title, name, albums, and followers after one more render(_:)")
        }
        expect(
            presenter.events, equals: ["onViewLoaded()"],
            "calls to the presenter after ten calls of render(_:)")
    }

    @Test("Each screen's labels are in its own view")
    func labelsAreInTheView() {
        let other = ArtistDetailViewController()
        other.presenter = PresenterSpy()
        other.loadViewIfNeeded()
        func labels(of owner: ArtistDetailViewController, areIn view: View) -> [Bool] {
            let labels: [Label] = [
                owner.fullNameLabel, owner.numberOfAlbumsLabel, owner.numberOfFollowersLabel,
            ]
            return labels.map { label in
                var ancestor: View? = label
                while let current = ancestor, !identical(current, view) { ancestor = current.superview }
                return !isGone(ancestor)
            }
        }
        let areIn = "whether a screen's labels for name, albums, and followers are in its view"
        let all = [true, true, true]
        expect(labels(of: screen, areIn: screen.view), equals: all, areIn)
        expect(labels(of: other, areIn: other.view), equals: all, "\(areIn), for another screen")
        expect(
            labels(of: other, areIn: screen.view), equals: [false, false, false],
            "whether another screen's labels are in the view of this screen"
        )
    }

    @Test("The Edit button is deallocated with its screen")
    func letsGoOfItsButton() {
        weak var weakButton: Button?
        do {
            let screen = ArtistDetailViewController()
            screen.presenter = PresenterSpy()
            screen.loadViewIfNeeded()
            screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
            weakButton = screen.navigationItem.rightBarButton
        }
        expect(isGone(weakButton), equals: true, "whether the button was deallocated")
    }

    @Test("The screen doesn't use the store")
    func leavesTheStoreAlone() {
        let before = ArtistStore.shared.startedEdits
        screen.onEdit(Button())
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        let started = ArtistStore.shared.startedEdits - before
        expect(started, equals: 0, "number of edits that the screen started in the store")
    }
}
