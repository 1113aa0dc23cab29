final class StubProfileViewController: ProfileViewController {
    private var answer: () -> UserProfile? = { nil }
    private(set) var loadCount = 0

    var loadedProfile: UserProfile? {
        get { answer() }
        set { answer = { newValue } }
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        defer { loadCount += 1 }
        completion(answer())
    }
}
