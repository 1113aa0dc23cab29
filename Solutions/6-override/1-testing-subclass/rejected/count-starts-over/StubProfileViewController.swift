final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile? { didSet { if loadedProfile == nil { loadCount = 0 } } }
    private(set) var loadCount = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        completion(loadedProfile)
    }
}
