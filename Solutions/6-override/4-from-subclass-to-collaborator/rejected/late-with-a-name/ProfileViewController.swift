import Foundation
import StandInUI

/// What the app knows about a person.
struct UserProfile: Equatable {
    let name: String
}

/// Loads the profile, either immediately or later.
@MainActor protocol ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void)
}

/// Loads the profile from a file whose path is in the settings.
struct DefaultsProfileLoader: ProfileLoading {
    var defaults = UserDefaults.standard
    var readFile: (URL) -> Data? = { try? Data(contentsOf: $0) }

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        guard let profile = readProfile() else {
            completion(nil)
            return
        }
        Task { completion(profile) }
    }

    private func readProfile() -> UserProfile? {
        guard let path = defaults.string(forKey: "ProfilePath"),
            let data = readFile(URL(fileURLWithPath: path)),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let name = (list as? [String: Any])?["Name"] as? String
        else { return nil }
        return UserProfile(name: name)
    }
}

/// A screen that shows the name in the profile on this device.
final class ProfileViewController: ViewController {
    var nameLabel = Label()
    var loader: any ProfileLoading = DefaultsProfileLoader()

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.loadProfile { [weak self] profile in self?.show(profile) }
    }

    private func show(_ profile: UserProfile?) {
        nameLabel.text = profile?.name ?? "Unknown User"
    }
}
