final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private(set) var loadCount = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        guard let loadedProfile else {
            completion(nil)
            return
        }
        loadCount += 1
        completion(loadedProfile)
    }
}
