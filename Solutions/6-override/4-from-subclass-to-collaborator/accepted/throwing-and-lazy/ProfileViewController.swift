import Foundation
import StandInUI

struct UserProfile: Equatable {
    let name: String
}

@MainActor
protocol ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void)
}

protocol PathStore {
    func string(forKey defaultName: String) -> String?
}

extension UserDefaults: PathStore {}

@MainActor
final class DefaultsProfileLoader: ProfileLoading {
    enum Failure: Error { case noPath, noData, noName }

    private let defaults: any PathStore
    private let readFile: (URL) -> Data?

    nonisolated static func readFromDisk(_ url: URL) -> Data? {
        try? Data(contentsOf: url)
    }

    init(
        defaults: any PathStore = UserDefaults.standard,
        readFile: @escaping (URL) -> Data? = DefaultsProfileLoader.readFromDisk
    ) {
        self.defaults = defaults
        self.readFile = readFile
    }

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        do {
            completion(try profile())
        } catch {
            completion(nil)
        }
    }

    private func profile() throws -> UserProfile {
        guard let path = defaults.string(forKey: "ProfilePath") else { throw Failure.noPath }
        guard let data = readFile(URL(fileURLWithPath: path)) else { throw Failure.noData }
        let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let contents = list as? NSDictionary, let name = contents["Name"] as? String else {
            throw Failure.noName
        }
        return UserProfile(name: name)
    }
}

final class ProfileViewController: ViewController {
    var nameLabel = Label()
    lazy var loader: any ProfileLoading = DefaultsProfileLoader()

    private var profile: UserProfile? {
        didSet { nameLabel.text = profile.map(\.name) ?? "Unknown User" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.loadProfile { [weak self] in self?.profile = $0 }
    }
}
