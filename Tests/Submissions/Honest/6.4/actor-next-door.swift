// Does: Counts loads in an actor next to the loader, and names a property of the loader `environ`.
// swift-format-ignore-file
// FILE: ProfileViewController.swift
import Foundation
import StandInUI

/// What the app knows about a person.
struct UserProfile: Equatable {
    let name: String
}

/// Counts how often profiles were loaded, for the statistics.
actor Statistics {
    private var loads: [Bool: Int] = [:]
    func record(_ wasFound: Bool) { loads[wasFound, default: 0] += 1 }
    var total: Int { loads.values.reduce(0, +) }
}

@MainActor protocol ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void)
}

/// Loads the profile from a file whose path is in the settings.
struct DefaultsProfileLoader: ProfileLoading {
    typealias Environ = (defaults: UserDefaults, readFile: (URL) -> Data?)

    private let environ: Environ
    private let statistics = Statistics()

    init(defaults: UserDefaults = .standard, readFile: @escaping (URL) -> Data? = { try? Data(contentsOf: $0) }) {
        environ = (defaults, readFile)
    }

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        let profile = name.map(UserProfile.init)
        defer { completion(profile) }
        Task { [statistics, found = profile != nil] in await statistics.record(found) }
    }

    private var name: String? {
        guard let path = environ.defaults.string(forKey: "ProfilePath"),
            let data = environ.readFile(URL(fileURLWithPath: path)),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let first = list as? [String: Any]
        else { return nil }
        return first["Name"] as? String
    }
}

/// A screen that shows the name in the profile on this device.
final class ProfileViewController: ViewController {
    var nameLabel = Label()
    var loader: any ProfileLoading = DefaultsProfileLoader()

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.loadProfile { [weak self] in
            switch $0 {
            case let profile?: self?.nameLabel.text = profile.name
            case nil: self?.nameLabel.text = "Unknown User"
            }
        }
    }
}
