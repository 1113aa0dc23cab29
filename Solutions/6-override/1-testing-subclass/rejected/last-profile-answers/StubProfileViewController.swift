final class StubProfileViewController: ProfileViewController {
    private static var answer: UserProfile?

    var loadedProfile: UserProfile? { didSet { Self.answer = loadedProfile } }
    private(set) var loadCount = 0

    override init() {
        super.init()
        Self.answer = nil
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        completion(Self.answer)
    }
}
