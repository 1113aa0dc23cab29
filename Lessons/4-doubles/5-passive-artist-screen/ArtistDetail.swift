// Exercise 4.5, first part: passive artist screen
//
// This screen fetches, formats and decides, and so no test can show it anything of its own. When you are done,
// it shows what it is given and reports what a person did:
//
// 1. `ArtistDetailProps` is a struct made by `ArtistDetailProps(title:fullName:numberOfAlbums:numberOfFollowers:)`
//    with four constant strings of these names.
// 2. `ArtistDetailPresenter` and `ArtistDetailComponent` are protocols on the main actor, for classes only. A
//    presenter has `func onViewLoaded()` and `func onEdit()`, a component has `func render(_: ArtistDetailProps)`,
//    and neither has any other requirement.
// 3. `ArtistDetailViewController` is a component. Rendering, once the view is loaded, shows the four strings as
//    they are: the title in `navigationItem.title`, the others in the labels, which keep their names. The next
//    props replace them.
// 4. Its `presenter` is a variable that takes any `ArtistDetailPresenter`, and the controller keeps it alive. The
//    controller tells it `onViewLoaded()` once, when the view was loaded and can be rendered into, and `onEdit()`
//    once for each touch of the Edit button and for each call of `onEdit(_:)`. If the presenter is replaced, the
//    new one hears of later edits. The button is still `navigationItem.rightBarButton`. Each controller has its
//    own view, which holds its labels.
// 5. The controller leaves the store alone, and shows nothing by itself: the title and the labels are `nil`
//    until the first `render(_:)`, whatever is in `ArtistStore.shared`. `ArtistDetailViewController()` still
//    makes one. When nobody else holds a controller, it is released, and its presenter and its button with it.
// 6. `ArtistPresenter(store:component:)` takes an `ArtistStore` and any `ArtistDetailComponent`, and is a presenter.
//    `onViewLoaded()` renders the artist that its store has at that moment, in the words in which the screen
//    shows it today; each call renders once. `onEdit()` starts editing in that store, and renders nothing. The
//    presenter keeps its store alive, but not its component. When that is gone, it renders nothing more.
//
// The second part is `Tests/ArtistDetailTests.swift`.

import StandInUI

/// The screen about one artist.
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
