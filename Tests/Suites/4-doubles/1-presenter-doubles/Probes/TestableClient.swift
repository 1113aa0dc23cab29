// CLIENT: testable
import Testing

@testable import PresenterDoubles

// CHECK usable: Tests can create both doubles, and use them with a presenter
// COMPILES: tests can't create a `UserViewSpy()`
@MainActor func createsSpy() {
    _ = UserViewSpy()
}

// COMPILES: tests can't create a `ControlledUserRepository()`
@MainActor func createsRepository() {
    _ = ControlledUserRepository()
}

// COMPILES: a presenter doesn't accept the doubles
@MainActor func createsPresenter(_ spy: UserViewSpy, _ repository: ControlledUserRepository) {
    _ = UserPresenter(view: spy, repository: repository)
}

// CHECK updates: Tests can read updates, but can't change it
// COMPILES: tests can't read updates as a [User]
@MainActor func readsUpdates(_ spy: UserViewSpy) {
    let updates: [User] = spy.updates
    _ = updates
}

// REJECTED assignment_lhs_is_immutable_property: tests can change updates
@MainActor func writesUpdates(_ spy: UserViewSpy) {
    spy.updates = []
}

// CHECK fetch-count: Tests can read fetchCount, but can't change it
// COMPILES: tests can't read fetchCount as an Int
@MainActor func readsFetchCount(_ repository: ControlledUserRepository) {
    let count: Swift.Int = repository.fetchCount
    _ = count
}

// REJECTED assignment_lhs_is_immutable_property: tests can change fetchCount
@MainActor func writesFetchCount(_ repository: ControlledUserRepository) {
    repository.fetchCount = 3
}

// CHECK complete: Tests can answer a request
// COMPILES: tests can't call complete(with:) and complete(at:with:)
@MainActor func completes(_ repository: ControlledUserRepository, _ user: User) {
    repository.complete(with: user)
    repository.complete(at: 1, with: user)
}

// CHECK final: Both doubles are final classes
// COMPILES: tests can't use the names of both doubles
@MainActor func namesDoubles(_ spy: UserViewSpy?, _ repository: ControlledUserRepository?) {}

// REJECTED inheritance_from_final_class or superclass_not_open: tests can create a subclass of UserViewSpy
class SpySubclass: UserViewSpy {}

// REJECTED inheritance_from_final_class or superclass_not_open: tests can create a subclass of ControlledUserRepository
class RepositorySubclass: ControlledUserRepository {}
