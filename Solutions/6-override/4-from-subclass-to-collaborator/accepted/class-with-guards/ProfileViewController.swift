import Foundation
import StandInUI

/// What the app knows of a person.
struct UserProfile: Equatable {
    let name: String
}

/// Finds the profile, now or later.
@MainActor protocol ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void)
}

/// Finds the profile in a file whose path stands in the settings.
final class DefaultsProfileLoader {
    private let defaults: UserDefaults
    private let readFile: (URL) -> Data?

    init(
        defaults: UserDefaults = .standard,
        readFile: @escaping (URL) -> Data? = { try? Data(contentsOf: $0) }
    ) {
        self.defaults = defaults
        self.readFile = readFile
    }
}

extension DefaultsProfileLoader: ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        guard let path = defaults.string(forKey: "ProfilePath") else {
            completion(nil)
            return
        }
        guard let data = readFile(URL(fileURLWithPath: path)),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let dictionary = list as? [String: Any]
        else {
            completion(nil)
            return
        }
        guard let name = dictionary["Name"] as? String else {
            completion(nil)
            return
        }
        completion(UserProfile(name: name))
    }
}

/// Shows whose profile is on this machine.
final class ProfileViewController: ViewController {
    var nameLabel = Label()
    var loader: any ProfileLoading = DefaultsProfileLoader()

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.loadProfile { [weak self] profile in
            guard let self else { return }
            nameLabel.text = profile?.name ?? "Unknown User"
        }
    }
}
