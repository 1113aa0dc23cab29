/// The screen, with a stub in the place of the method that reads settings and files.
final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private(set) var loadCount = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        completion(loadedProfile)
    }
}

/// Makes a screen that is not loaded yet, and that finds this profile when it is.
@MainActor
func makeProfileController(loading profile: UserProfile?) -> StubProfileViewController {
    let controller = StubProfileViewController()
    controller.loadedProfile = profile
    return controller
}
