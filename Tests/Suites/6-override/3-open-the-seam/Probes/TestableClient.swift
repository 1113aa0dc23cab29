// CLIENT: testable
@testable import ProfileSeam

// CHECK subclass: A test can subclass the screen
// COMPILES: a test can't subclass ProfileViewController
class EmptySubclass: ProfileViewController {}

// CHECK override: A subclass in a test can override loadProfile(_:)
// COMPILES: a test can't pass a completion of type (UserProfile?) -> Void to loadProfile(_:)
@MainActor func passesACompletion(
    to screen: ProfileViewController, _ completion: (UserProfile?) -> Void
) {
    screen.loadProfile(completion)
}

// COMPILES: a subclass can't override loadProfile(_:)
class Subclass: ProfileViewController {
    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        completion(nil)
    }
}

// CHECK not-public: The screen has the same access level as before
// COMPILES: tests can't create a ProfileViewController() with a Label in nameLabel
@MainActor func makesAScreen() {
    let screen: ProfileViewController = ProfileViewController()
    _ = screen.nameLabel.text
}

// CHECK profile-not-public: The profile has the same access level as before
// COMPILES: tests can't create a UserProfile(name:)
@MainActor func makesAProfile() {
    let profile: UserProfile = UserProfile(name: "Ada")
    _ = profile.name
}
