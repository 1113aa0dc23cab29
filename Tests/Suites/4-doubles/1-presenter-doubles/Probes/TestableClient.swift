// CLIENT: testable
import Testing

@testable import PresenterDoubles

// CHECK updates: Tests can read updates, but can't change it
// COMPILES: tests can't create a UserViewSpy() and read updates as a [User]
@MainActor func readsUpdates() {
    let spy = UserViewSpy()
    let updates: [User] = spy.updates
    let view: any UserView = spy
    _ = (updates, view)
}

// REJECTED "setter is inaccessible" or "is a get-only property" or "is a 'let' constant": tests can change updates
@MainActor func writesUpdates(_ spy: UserViewSpy) {
    spy.updates = []
}

// CHECK fetch-count: Tests can read fetchCount, but can't change it
// COMPILES: tests can't create a ControlledUserRepository() and read fetchCount as an Int
@MainActor func readsFetchCount() {
    let repository = ControlledUserRepository()
    let count: Int = repository.fetchCount
    let plain: any UserRepository = repository
    _ = (count, plain)
}

// REJECTED "setter is inaccessible" or "is a get-only property" or "is a 'let' constant": tests can change fetchCount
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

// REJECTED "inheritance from a final class" or "non-open class": tests can create a subclass of UserViewSpy
class SpySubclass: UserViewSpy {}

// REJECTED "inheritance from a final class" or "non-open class": tests can create a subclass of ControlledUserRepository
class RepositorySubclass: ControlledUserRepository {}
