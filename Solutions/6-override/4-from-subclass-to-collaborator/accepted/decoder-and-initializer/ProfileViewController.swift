import Foundation
import StandInUI

/// What the app knows about a person.
struct UserProfile: Equatable, Decodable {
    enum CodingKeys: String, CodingKey {
        case name = "Name"
    }

    let name: String
}

/// Loads the profile, either immediately or later.
@MainActor protocol ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void)
}

/// Loads the profile from a file whose path is in the settings.
@MainActor struct DefaultsProfileLoader: ProfileLoading {
    private let path: () -> String?
    private let readFile: (URL) -> Data?

    init(defaults: UserDefaults = .standard, readFile: ((URL) -> Data?)? = nil) {
        path = { defaults.string(forKey: "ProfilePath") }
        self.readFile = readFile ?? { FileManager.default.contents(atPath: $0.path) }
    }

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        let data = path().map { URL(fileURLWithPath: $0) }.flatMap(readFile)
        completion(data.flatMap { try? PropertyListDecoder().decode(UserProfile.self, from: $0) })
    }
}

/// A screen that shows the name in the profile on this device.
final class ProfileViewController: ViewController {
    var nameLabel = Label()
    var loader: any ProfileLoading

    init(loader: any ProfileLoading = DefaultsProfileLoader()) {
        self.loader = loader
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.loadProfile { [weak self] profile in self?.show(profile) }
    }

    private func show(_ profile: UserProfile?) {
        nameLabel.text = profile?.name ?? "Unknown User"
    }
}
