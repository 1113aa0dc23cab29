// Does: Chains the loading with a private bind operator, and adds a computed `isBlank` to the profile.
// swift-format-ignore-file
// FILE: ProfileViewController.swift
import Foundation
import StandInUI

precedencegroup BindPrecedence {
    associativity: left
    higherThan: NilCoalescingPrecedence
}

infix operator >>> : BindPrecedence

private func >>> <Input, Output>(input: Input?, step: (Input) -> Output?) -> Output? {
    switch input {
    case .none: nil
    case .some(let input): step(input)
    }
}

/// What the app knows about a person.
struct UserProfile: Equatable {
    let name: String
    var isBlank: Bool { name.allSatisfy(\.isWhitespace) }
}

/// Loads the profile, either immediately or later.
@MainActor protocol ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void)
}

/// Loads the profile from a file whose path is in the settings.
struct DefaultsProfileLoader: ProfileLoading {
    typealias Reader = (URL) -> Data?

    private let defaults: UserDefaults
    private let readFile: Reader

    init(defaults: UserDefaults = .standard, readFile: @escaping Reader = { try? Data(contentsOf: $0) }) {
        (self.defaults, self.readFile) = (defaults, readFile)
    }

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {
        let path = defaults.string(forKey: "ProfilePath")
        completion(path >>> { URL(fileURLWithPath: $0) } >>> readFile >>> Self.decode >>> UserProfile.init(name:))
    }

    private static func decode(_ data: Data) -> String? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            case let entries as [String: Any] = list
        else { return nil }
        return entries["Name"] as? String
    }
}

/// A screen that shows the name in the profile on this device.
final class ProfileViewController: ViewController {
    var nameLabel = Label()
    var loader: any ProfileLoading = DefaultsProfileLoader()

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.loadProfile { [weak self] in self?.nameLabel.text = $0?.name ?? "Unknown User" }
    }
}
