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

    var texts: [String?] { shown(on: screen) }

    @Test("When its view is loaded, it tells its presenter once")
    func tellsThatItLoaded() {
        expect(presenter.events, equals: ["onViewLoaded()"], "what the presenter heard after loading")
        screen.loadViewIfNeeded()
        expect(presenter.events, equals: ["onViewLoaded()"], "what it heard after loading if needed again")
    }

    @Test("Its view is ready when it tells its presenter")
    func isReady() {
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
        expect(presenter.events, equals: [], "what the presenter heard before loading")
        screen.loadViewIfNeeded()
        expect(wasLoaded, equals: true, "isViewLoaded in onViewLoaded()")
        expect(
            shown(on: screen), equals: ["A", "B", "C", "D"],
            "title, name, albums, followers after render(_:) there"
        )
    }

    @Test("It keeps its presenter alive")
    func keepsItsPresenter() {
        let log = EventLog()
        let screen = ArtistDetailViewController()
        screen.presenter = PresenterSpy(log: log)
        screen.loadViewIfNeeded()
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        expect(
            log.events,
            equals: ["onViewLoaded()", "onEdit()"],
            "what a presenter heard that only the screen holds, after loading and a touch of Edit"
        )
    }

    @Test("It tells its presenter of every edit, once")
    func tellsOfEdits() throws {
        let button = try #require(
            screen.navigationItem.rightBarButton, "navigationItem.rightBarButton: expected a button, got nil")
        button.sendActions(for: .touchUpInside)
        expect(
            presenter.events,
            equals: ["onViewLoaded()", "onEdit()"],
            "what the presenter heard after one touch of Edit"
        )
        screen.onEdit(button)
        expect(
            presenter.events,
            equals: ["onViewLoaded()", "onEdit()", "onEdit()"],
            "what the presenter heard after a touch and onEdit(_:)"
        )
        for _ in 1...3 { button.sendActions(for: .touchUpInside) }
        for _ in 1...3 { screen.onEdit(Button()) }
        expect(
            presenter.events,
            equals: ["onViewLoaded()"] + Array(repeating: "onEdit()", count: 8),
            "what the presenter heard after four touches and four onEdit(_:)"
        )
        expect(button.title, equals: "Edit", "the title of the button")
    }

    @Test("It tells the presenter that it has at that moment")
    func tellsTheNewPresenter() {
        let newPresenter = PresenterSpy()
        screen.presenter = newPresenter
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        screen.onEdit(Button())
        expect(presenter.events, equals: ["onViewLoaded()"], "what the presenter heard that was replaced")
        expect(
            newPresenter.events.filter { $0 == "onEdit()" },
            equals: ["onEdit()", "onEdit()"],
            "edits that the second presenter heard, after a touch and onEdit(_:)"
        )
    }

    @Test("Two screens do not notice each other")
    func twoScreens() {
        let otherPresenter = PresenterSpy()
        let other = ArtistDetailViewController()
        other.presenter = otherPresenter
        other.loadViewIfNeeded()
        other.render(props("A", "B", "C", "D"))
        expect(texts, equals: [nil, nil, nil, nil], "the texts of a screen after another one rendered")
        screen.render(props("E", "F", "G", "H"))
        expect(shown(on: other), equals: ["A", "B", "C", "D"], "the texts of the other one after that")
        screen.onEdit(Button())
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        expect(
            presenter.events,
            equals: ["onViewLoaded()", "onEdit()", "onEdit()"],
            "what the presenter of the first screen heard after two edits there"
        )
        expect(otherPresenter.events, equals: ["onViewLoaded()"], "what the other presenter heard")
    }

    @Test("It shows nothing by itself")
    func showsNothingByItself() {
        expect(texts, equals: [nil, nil, nil, nil], "title, name, albums, followers before render(_:)")
    }

    @Test("It shows the four strings as they are, and the next ones after them")
    func showsProps() {
        screen.render(props("A", "B", "C", "D"))
        expect(texts, equals: ["A", "B", "C", "D"], "title, name, albums, followers after render(_:)")
        screen.render(props("E", "F", "G", "H"))
        expect(texts, equals: ["E", "F", "G", "H"], "the same after the next render(_:)")
        let next = [
            ["E", "F", "G", "I"], ["E", "F", "", "I"], ["J", "", "0", ""], ["", "", "", ""],
            ["K", "L", "M", "N"], ["K", "L", "M", "N"],
            [" K ", " L  L\n", " M ", "n "], ["A", "B", "C", "D"],
        ]
        for strings in next {
            screen.render(props(strings[0], strings[1], strings[2], strings[3]))
            expect(texts, equals: strings, "the same after one more render(_:)")
        }
        expect(presenter.events, equals: ["onViewLoaded()"], "what the presenter heard after ten render(_:)")
    }

    @Test("The labels are in its own view")
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
                while let current = ancestor, current !== view { ancestor = current.superview }
                return ancestor != nil
            }
        }
        let areIn = "whether name, albums and followers are in the view"
        let all = [true, true, true]
        expect(labels(of: screen, areIn: screen.view), equals: all, areIn)
        expect(labels(of: other, areIn: other.view), equals: all, "\(areIn) of another screen")
        expect(
            labels(of: other, areIn: screen.view), equals: [false, false, false],
            "whether those of another screen are in the view of this one"
        )
    }

    @Test("The Edit button goes away with its screen")
    func letsGoOfItsButton() {
        weak var weakButton: Button?
        do {
            let screen = ArtistDetailViewController()
            screen.presenter = PresenterSpy()
            screen.loadViewIfNeeded()
            screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
            weakButton = screen.navigationItem.rightBarButton
        }
        expect(weakButton == nil, equals: true, "whether the button could go away")
    }

    @Test("It leaves the store to its presenter")
    func leavesTheStoreAlone() {
        let before = ArtistStore.shared.startedEdits
        screen.onEdit(Button())
        screen.navigationItem.rightBarButton?.sendActions(for: .touchUpInside)
        let started = ArtistStore.shared.startedEdits - before
        expect(started, equals: 0, "edits started in the store by the screen")
    }
}
