/// The screen, with a stub that replaces the method that reads settings and files.
final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private(set) var loadCount = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        completion(loadedProfile)
    }
}

/// Creates a screen that loads this profile when its view is loaded.
@MainActor
func makeProfileController(loading profile: UserProfile?) -> StubProfileViewController {
    let controller = StubProfileViewController()
    controller.loadedProfile = profile
    return controller
}
