final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private(set) var loadCount = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        if loadedProfile == nil { super.loadProfile { _ in } }
        completion(loadedProfile)
    }
}
