// CLIENT: testable
import StandInUI

@testable import ArtistScreen

// CHECK props: ArtistDetailProps has four constant strings
// COMPILES: props can't be created from four strings and read as strings
@MainActor func makesProps() -> [String] {
    let props = ArtistDetailProps(title: "A", fullName: "B", numberOfAlbums: "C", numberOfFollowers: "D")
    return [props.title, props.fullName, props.numberOfAlbums, props.numberOfFollowers]
}

// REJECTED assignment_lhs_is_immutable_property: the title in the props can be changed
@MainActor func changesProps(_ original: ArtistDetailProps) {
    var props = original
    props.title = "changed"
}

// REJECTED assignment_lhs_is_immutable_property: the full name in the props can be changed
@MainActor func changesTheName(_ original: ArtistDetailProps) {
    var props = original
    props.fullName = "changed"
}

// REJECTED assignment_lhs_is_immutable_property: the number of albums in the props can be changed
@MainActor func changesTheAlbums(_ original: ArtistDetailProps) {
    var props = original
    props.numberOfAlbums = "changed"
}

// REJECTED assignment_lhs_is_immutable_property: the number of followers in the props can be changed
@MainActor func changesTheFollowers(_ original: ArtistDetailProps) {
    var props = original
    props.numberOfFollowers = "changed"
}

// CHECK presenter: ArtistDetailPresenter requires exactly onViewLoaded() and onEdit()
// COMPILES: a class that has only onViewLoaded() and onEdit() doesn't conform to ArtistDetailPresenter
@MainActor final class AClassWithOnlyTheTwoMethods: ArtistDetailPresenter {
    func onViewLoaded() {}
    func onEdit() {}
}

// COMPILES: onViewLoaded() and onEdit() of a presenter can't be called without try or await
@MainActor func calls(_ presenter: any ArtistDetailPresenter) {
    presenter.onViewLoaded()
    presenter.onEdit()
}

// REJECTED type_does_not_conform: a class without onEdit() conforms to ArtistDetailPresenter
@MainActor final class LoadedOnly: ArtistDetailPresenter {
    func onViewLoaded() {}
}

// REJECTED type_does_not_conform: a class without onViewLoaded() conforms to ArtistDetailPresenter
@MainActor final class EditOnly: ArtistDetailPresenter {
    func onEdit() {}
}

// CHECK component: ArtistDetailComponent requires exactly render(_: ArtistDetailProps)
// COMPILES: a class that has only render(_:) for props doesn't conform to ArtistDetailComponent
@MainActor final class AClassWithOnlyRender: ArtistDetailComponent {
    func render(_ props: ArtistDetailProps) {}
}

// COMPILES: render(_:) of a component can't be called without try or await
@MainActor func calls(_ component: any ArtistDetailComponent, _ props: ArtistDetailProps) {
    component.render(props)
}

// REJECTED type_does_not_conform: a class without render(_:) conforms to ArtistDetailComponent
@MainActor final class NoMethod: ArtistDetailComponent {}

// CHECK classes-only: Only classes can conform to the two protocols
// COMPILES: tests can't use the names of both protocols
@MainActor func namesProtocols(
    _ presenter: (any ArtistDetailPresenter)?, _ component: (any ArtistDetailComponent)?
) {}

// REJECTED non_class_cannot_conform_to_class_protocol: a struct conforms to ArtistDetailPresenter
@MainActor struct StructPresenter: ArtistDetailPresenter {
    func onViewLoaded() {}
    func onEdit() {}
}

// REJECTED non_class_cannot_conform_to_class_protocol: a struct conforms to ArtistDetailComponent
@MainActor struct StructComponent: ArtistDetailComponent {
    func render(_ props: ArtistDetailProps) {}
}

// CHECK screen: Tests can create a controller, which is a component with a presenter, three labels, and onEdit(_:)
// COMPILES: tests can't create a controller with `ArtistDetailViewController()`
@MainActor func createsScreen() {
    _ = ArtistDetailViewController()
}

// COMPILES: tests can't set the controller's presenter to any ArtistDetailPresenter
@MainActor func setsPresenter(_ screen: ArtistDetailViewController, _ presenter: any ArtistDetailPresenter) {
    screen.presenter = presenter
}

// COMPILES: the controller isn't an ArtistDetailComponent
@MainActor func isComponent(_ screen: ArtistDetailViewController) -> any ArtistDetailComponent {
    screen
}

// COMPILES: tests can't call the controller's `onEdit(_:)`
@MainActor func edits(_ screen: ArtistDetailViewController) {
    screen.onEdit(Button())
}

// COMPILES: tests can't read the controller's three labels
@MainActor func readsLabels(_ screen: ArtistDetailViewController) {
    let labels: [Label] = [screen.fullNameLabel, screen.numberOfAlbumsLabel, screen.numberOfFollowersLabel]
    _ = labels
}

// CHECK artist-presenter: ArtistPresenter(store:component:) creates a presenter from a store and any component
// COMPILES: ArtistPresenter(store:component:) doesn't create a presenter
@MainActor func presents(_ store: ArtistStore, _ component: any ArtistDetailComponent) {
    let presenter: any ArtistDetailPresenter = ArtistPresenter(store: store, component: component)
    _ = presenter
}
