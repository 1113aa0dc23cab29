final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private(set) var loadCount = 0

    override func viewDidLoad() {
        loadCount += 1
        nameLabel.text = loadedProfile?.name ?? "Unknown User"
    }
}
