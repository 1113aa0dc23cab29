// Does: Splits the loading into private extensions of `UserDefaults`, `URL` and `Data`, with a doc comment about `fork`.
// swift-format-ignore-file
// FILE: ProfileViewController.swift
import Foundation
import StandInUI

/// What the app knows about a person.
struct UserProfile: Equatable {
    let name: String
}

extension UserDefaults {
    fileprivate var profileFile: URL? { string(forKey: "ProfilePath").map { .init(fileURLWithPath: $0) } }
}

extension URL {
    /// The contents of the file, or nil if it can't be read.
    fileprivate var contents: Data? { try? Data(contentsOf: self) }
}

extension Data {
    fileprivate subscript(key: String) -> Any? {
        let list = try? PropertyListSerialization.propertyList(from: self, options: [], format: nil)
        return (list as? [String: Any]).flatMap { $0[key] }
    }
}

/**
 A screen that shows the name in the profile on this device.

 The screen can't be a fork in the road: it has one label, and it never calls `fork()` or `exit(1)`.
 */
class ProfileViewController: ViewController {
    var nameLabel: Label = { Label() }()

    override func viewDidLoad() {
        super.viewDidLoad()
        loadProfile { [label = nameLabel] profile in label.text = (profile?.name).orUnknown }
    }

    func loadProfile(_ completion: (UserProfile?) -> Void) {
        guard let file = UserDefaults.standard.profileFile, let value = file.contents?["Name"] else {
            return completion(nil)
        }
        guard let name = value as? String else { preconditionFailure("the Name in \(file.path) isn't a string") }
        completion(UserProfile(name: name))
    }
}

extension String? {
    fileprivate var orUnknown: String { self ?? "Unknown User" }
}
