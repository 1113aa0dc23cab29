final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private(set) var loadCount = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        if let loadedProfile {
            completion(loadedProfile)
        } else {
            super.loadProfile(completion)
        }
    }
}
