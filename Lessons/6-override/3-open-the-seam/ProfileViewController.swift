// Exercise 6.3: Open the seam
//
// This is the screen as it was found: no test can put a stub in the place of `loadProfile(_:)`. Make the
// smallest change that allows it. When you are done:
//
// 1. In a test, a subclass of `ProfileViewController` can override this method, exactly so:
//
//        override func loadProfile(_ completion: (UserProfile?) -> Void)
//
// 2. Loading the view calls `loadProfile(_:)` once, and shows what that method answers: the name, or
//    "Unknown User" for `nil`.
// 3. Nothing is `open`, `public` or `package`, and apart from `loadProfile(_:)` nothing becomes visible outside
//    this file: no flag, no second method, no static one. What else you need is private.
// 4. Without a subclass, the screen works as before. Each time the view is loaded, it looks up the path under
//    the key "ProfilePath" of `UserDefaults.standard`, reads the file there, and shows the "Name" in it. It
//    shows "Unknown User" when there is no path, no file, no property list, no dictionary in it, or no "Name".
//    `loadProfile(_:)` answers exactly once.
//
// A "Name" that is no string still crashes the screen. Leave that as it is: it is for exercise 6.4.

import Foundation
import StandInUI

/// What the app knows of a person.
struct UserProfile: Equatable {
    let name: String
}

/// Shows whose profile is on this machine.
final class ProfileViewController: ViewController {
    var nameLabel = Label()

    override func viewDidLoad() {
        super.viewDidLoad()
        loadProfile { profile in
            nameLabel.text = profile?.name ?? "Unknown User"
        }
    }
}

extension ProfileViewController {
    private func loadProfile(_ completion: (UserProfile?) -> Void) {
        guard let path = UserDefaults.standard.string(forKey: "ProfilePath"),
            let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let value = (list as? [String: Any])?["Name"]
        else {
            completion(nil)
            return
        }
        guard let name = value as? String else { preconditionFailure("the Name in \(path) is no string") }
        completion(UserProfile(name: name))
    }
}
