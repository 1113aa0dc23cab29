// CLIENT: testable
@testable import ProfileSeam

// CHECK subclass: A test can make a subclass of the screen
// COMPILES: a test cannot make a subclass of ProfileViewController
class EmptySubclass: ProfileViewController {}

// CHECK override: A subclass in a test can override loadProfile(_:)
// COMPILES: a subclass cannot override loadProfile(_:)
class Subclass: ProfileViewController {
    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        completion(nil)
    }
}

// CHECK not-public: The screen is as visible as before
// COMPILES: tests cannot make a ProfileViewController() with a Label in nameLabel
@MainActor func makesAScreen() {
    let screen: ProfileViewController = ProfileViewController()
    _ = screen.nameLabel.text
}

// CHECK profile-not-public: The profile is as visible as before
// COMPILES: tests cannot make a UserProfile(name:)
@MainActor func makesAProfile() {
    let profile: UserProfile = UserProfile(name: "Ada")
    _ = profile.name
}
