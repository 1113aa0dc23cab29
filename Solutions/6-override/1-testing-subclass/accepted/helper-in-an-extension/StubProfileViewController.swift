import StandInUI

@MainActor
final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    fileprivate(set) var loadCount: Int = 0

    override init() {
        super.init()
        nameLabel = Label()
    }

    convenience init(loading profile: UserProfile) {
        self.init()
        loadedProfile = profile
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        note()
        completion(loadedProfile)
    }
}

extension StubProfileViewController {
    private func note() { loadCount += 1 }
}
