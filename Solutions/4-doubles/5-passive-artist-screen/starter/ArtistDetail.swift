// Exercise 4.5, first part: passive artist screen
//
// This screen fetches its data, formats it, and handles edits, so a test can't choose what it shows. Change
// the code so that the screen only shows what it is given, and reports what the user does:
//
// 1. `ArtistDetailProps` is a struct with four constant strings. It is created with
//    `ArtistDetailProps(title:fullName:numberOfAlbums:numberOfFollowers:)`, and its properties have the same
//    names as the parameters.
// 2. `ArtistDetailPresenter` and `ArtistDetailComponent` are protocols on the main actor, and only classes
//    can conform to them. A presenter has `func onViewLoaded()` and `func onEdit()`. A component has
//    `func render(_: ArtistDetailProps)`. Neither has any other requirement.
// 3. `ArtistDetailViewController` is a component. Once its view is loaded, `render(_:)` shows the four
//    strings unchanged: the title in `navigationItem.title`, and the others in the labels, which keep their
//    names. The next props replace them.
// 4. Its `presenter` is a variable that accepts any `ArtistDetailPresenter`, and the controller keeps it
//    alive. The controller calls the presenter's `onViewLoaded()` once, when its view is loaded and ready for
//    `render(_:)`. It calls `onEdit()` once for each touch of the Edit button, and once for each call of
//    `onEdit(_:)`. If the presenter is replaced, the new one receives later edits. The button still has the
//    title "Edit", and is still `navigationItem.rightBarButton`. Each controller has its own view, which
//    contains its labels.
// 5. The controller doesn't use the store, and it shows nothing on its own: before the first `render(_:)`,
//    the title and the labels' texts are `nil`, no matter what is in `ArtistStore.shared`. The same is true
//    of a controller without a presenter, which reports nothing. `ArtistDetailViewController()` still creates
//    a controller. When no other code holds a controller, it is deallocated, together with its presenter and
//    its button.
// 6. `ArtistPresenter` is a presenter. `ArtistPresenter(store:component:)` takes an `ArtistStore` and any
//    `ArtistDetailComponent`. Each call of `onViewLoaded()` renders once: the artist that the store has at
//    that moment, with the same texts that the screen shows now. `onEdit()` starts editing in that store,
//    and renders nothing. The presenter keeps its store alive, but not its component. After the component
//    is gone, the presenter no longer renders anything.
//
// The second part is `Tests/ArtistDetailTests.swift`.

import StandInUI

/// A screen that shows one artist.
@MainActor final class ArtistDetailViewController: ViewController {
    private(set) var fullNameLabel = Label()
    private(set) var numberOfAlbumsLabel = Label()
    private(set) var numberOfFollowersLabel = Label()

    override func loadView() {
        let screen = View()
        for label in [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel] { screen.addSubview(label) }
        view = screen

        let button = Button()
        button.title = "Edit"
        button.addAction(for: .touchUpInside) { [weak self, weak button] in
            guard let self, let button else { return }
            self.onEdit(button)
        }
        navigationItem.rightBarButton = button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let artist = ArtistStore.shared.artist
        navigationItem.title = "Artist"
        fullNameLabel.text = artist.name
        numberOfAlbumsLabel.text = artist.albums == 1 ? "1 album" : "\(artist.albums) albums"
        numberOfFollowersLabel.text = artist.followers == 1 ? "1 follower" : "\(artist.followers) followers"
    }

    func onEdit(_ sender: Button) {
        ArtistStore.shared.startEditing()
    }
}
