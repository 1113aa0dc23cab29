final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile? = UserProfile(name: "Ada")
    private(set) var loadCount = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        completion(loadedProfile)
    }
}
