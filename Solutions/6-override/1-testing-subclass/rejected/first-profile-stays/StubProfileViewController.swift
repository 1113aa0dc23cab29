final class StubProfileViewController: ProfileViewController {
    private var first: UserProfile?
    private(set) var loadCount = 0

    var loadedProfile: UserProfile? {
        get { first }
        set { first = first ?? newValue }
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        completion(loadedProfile)
    }
}
