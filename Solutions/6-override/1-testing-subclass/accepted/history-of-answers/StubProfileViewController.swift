final class StubProfileViewController: ProfileViewController {
    private var answers: [UserProfile?] = []

    internal var loadedProfile: UserProfile? = nil
    internal var loadCount: Int { answers.count }

    internal override func loadProfile(_ done: (UserProfile?) -> Void) {
        answers.append(loadedProfile)
        done(loadedProfile)
    }
}
