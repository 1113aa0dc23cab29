final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private(set) var loadCount = 0

    override func viewDidLoad() {
        loadProfile { profile in
            nameLabel.text = profile?.name ?? "Unknown User"
        }
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        loadCount += 1
        completion(loadedProfile)
    }
}
