final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private(set) var loadCount = 0

    init(loadedProfile: UserProfile? = nil) {
        self.loadedProfile = loadedProfile
        super.init()
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        completion(loadedProfile)
    }
}
