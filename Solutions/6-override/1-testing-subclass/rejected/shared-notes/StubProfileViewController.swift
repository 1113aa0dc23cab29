final class StubProfileViewController: ProfileViewController {
    private static var profile: UserProfile?
    private static var count = 0

    var loadedProfile: UserProfile? {
        get { Self.profile }
        set { Self.profile = newValue }
    }
    var loadCount: Int { Self.count }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        Self.count += 1
        completion(Self.profile)
    }
}
