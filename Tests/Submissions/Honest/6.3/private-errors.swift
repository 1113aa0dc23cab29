// Does: Loads the name with private throwing steps, an operator for nil, and an error enum named Failure.
// swift-format-ignore-file
// FILE: ProfileViewController.swift
import Foundation
import StandInUI

/// What the app knows about a person.
struct UserProfile: Equatable {
    let name: String
}

private enum Failure: Error { case noPath, noName }

private func ?? <Value>(value: Value?, failure: Failure) throws -> Value {
    guard let value else { throw failure }
    return value
}

/// A screen that shows the name in the profile on this device.
class ProfileViewController: ViewController {
    var nameLabel = Label()

    override func viewDidLoad() {
        super.viewDidLoad()
        loadProfile { nameLabel.text = $0?.name ?? "Unknown User" }
    }

    func loadProfile(_ completion: (UserProfile?) -> Void) {
        let profile: UserProfile?
        do {
            profile = UserProfile(name: try readName())
        } catch {
            // Whatever is missing, the user is unknown.
            profile = nil
        }
        completion(profile)
    }

    private func readName() throws -> String {
        let path = try UserDefaults.standard.string(forKey: "ProfilePath") ?? Failure.noPath
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        let value = try list?["Name"] ?? Failure.noName
        guard let name = value as? String else { preconditionFailure("the Name in \(path) isn't a string") }
        return name
    }
}
