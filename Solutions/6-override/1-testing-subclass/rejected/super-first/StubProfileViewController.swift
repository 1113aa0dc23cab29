final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private(set) var loadCount = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        super.loadProfile(completion)
        completion(loadedProfile)
    }
}
