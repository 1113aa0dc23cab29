// Does: Adds an asynchronous default method to the protocol, and a loader class with a nested Result type and a log.
// swift-format-ignore-file
// FILE: ProfileViewController.swift
import Foundation
import StandInUI

/// What the app knows about a person.
struct UserProfile: Equatable, Codable, Sendable {
    let name: String

    private enum CodingKeys: String, CodingKey { case name = "Name" }
}

@MainActor protocol ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void)
}

extension ProfileLoading {
    /// Returns the profile, for code that prefers to wait.
    func profile() async -> UserProfile? {
        await withCheckedContinuation { continuation in
            loadProfile { continuation.resume(returning: $0) }
        }
    }
}

/// Loads the profile from a file whose path is in the settings.
@MainActor final class DefaultsProfileLoader: ProfileLoading {
    private enum Result: CustomStringConvertible {
        case found(UserProfile)
        case nothing(String)

        var profile: UserProfile? { if case .found(let profile) = self { profile } else { nil } }

        var description: String {
            switch self {
            case .found(let profile): "found a name with \(profile.name.count) characters"
            case .nothing(let reason): "found nothing: \(reason)"
            }
        }
    }

    private let environment: (defaults: UserDefaults, readFile: (URL) -> Data?)

    init(
        defaults: UserDefaults = UserDefaults.standard,
        readFile: @escaping (URL) -> Data? = { file in try? Data(contentsOf: file) }
    ) {
        environment = (defaults, readFile)
    }

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        let result = load()
        #if DEBUG
        print("\(Self.self).\(#function), line \(#line): \(result)")
        #endif
        completion(result.profile)
    }

    private func load() -> Result {
        guard let path = environment.defaults.string(forKey: "ProfilePath") else { return .nothing("no path") }
        guard let data = environment.readFile(URL(fileURLWithPath: path)) else { return .nothing("no data") }
        do {
            return .found(try PropertyListDecoder().decode(UserProfile.self, from: data))
        } catch {
            return .nothing(String(describing: error))
        }
    }
}

final class ProfileViewController: ViewController {
    var nameLabel = Label()
    lazy var loader: any ProfileLoading = DefaultsProfileLoader()

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.loadProfile { [weak nameLabel] profile in
            guard let nameLabel else { return }
            nameLabel.text = profile.map(\.name) ?? "Unknown User"
        }
    }
}
