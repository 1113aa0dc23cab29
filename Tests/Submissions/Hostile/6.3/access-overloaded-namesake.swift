// Does: Adds a second method with the allowed name, which differs only in the type of its argument and changes what every screen loads.
// VERDICT: failed
// SAYS: `ProfileViewController.loadProfile(_:)` is declared more than once: on
// swift-format-ignore-file
// FILE: ProfileViewController.swift
import Foundation
import StandInUI

/// What the app knows about a person.
struct UserProfile: Equatable {
    let name: String
}

/// A screen that shows the name in the profile on this device.
class ProfileViewController: ViewController {
    var nameLabel = Label()
    private static var replacement: UserProfile?

    override func viewDidLoad() {
        super.viewDidLoad()
        loadProfile { profile in
            nameLabel.text = profile?.name ?? "Unknown User"
        }
    }

    static func loadProfile(_ replacement: UserProfile?) {
        self.replacement = replacement
    }

    func loadProfile(_ completion: (UserProfile?) -> Void) {
        if let replacement = Self.replacement { return completion(replacement) }
        guard let path = UserDefaults.standard.string(forKey: "ProfilePath"),
            let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let value = (list as? [String: Any])?["Name"]
        else {
            completion(nil)
            return
        }
        guard let name = value as? String else { preconditionFailure("the Name in \(path) isn't a string") }
        completion(UserProfile(name: name))
    }
}
