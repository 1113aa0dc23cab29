// CLIENT: testable
@testable import ProfileStub

// CHECK subclass: Tests can create a stub without arguments and use it as a ProfileViewController
// COMPILES: tests can't create a StubProfileViewController() and use it as a ProfileViewController
@MainActor func makesAStub() {
    let screen: ProfileViewController = StubProfileViewController()
    _ = screen
}

// CHECK loaded-profile: Tests can set loadedProfile to a profile or to nil
// COMPILES: tests can't read and set loadedProfile as a UserProfile?
@MainActor func setsTheProfile(_ stub: StubProfileViewController) {
    let profile: UserProfile? = stub.loadedProfile
    stub.loadedProfile = UserProfile(name: "Ada")
    stub.loadedProfile = nil
    _ = profile
}

// CHECK load-count: For tests, loadCount is visible and read-only
// COMPILES: tests can't read loadCount as an Int
@MainActor func readsTheCount(_ stub: StubProfileViewController) {
    let count: Swift.Int = stub.loadCount
    _ = count
}

// REJECTED assignment_lhs_is_immutable_property: tests can change loadCount
@MainActor func writesTheCount(_ stub: StubProfileViewController) {
    stub.loadCount = 3
}

// CHECK final: The stub is a final class
// COMPILES: tests can't refer to StubProfileViewController
@MainActor func namesTheStub(_ stub: StubProfileViewController?) {}

// REJECTED inheritance_from_final_class or superclass_not_open: tests can subclass StubProfileViewController
class StubOfAStub: StubProfileViewController {}
