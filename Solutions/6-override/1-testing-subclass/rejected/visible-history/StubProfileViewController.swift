final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    var answered: [UserProfile?] = []
    private(set) var loadCount = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        answered.append(loadedProfile)
        completion(loadedProfile)
    }
}
