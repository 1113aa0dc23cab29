// Exercise 6.3: Open the seam
//
// In 6.1 and 6.2, the screen was already prepared for tests. This is the screen as it was before: a subclass
// in a test can't override `loadProfile(_:)`. Prepare it yourself, with the smallest change that allows the
// override. When you are done:
//
// 1. In a test, a subclass of `ProfileViewController` can override the method with exactly this declaration:
//
//        override func loadProfile(_ completion: (UserProfile?) -> Void)
//
// 2. Each time its view is loaded, the screen calls `loadProfile(_:)` once and shows the result: the name, or
//    "Unknown User" for `nil`. Nothing else calls the method.
// 3. Nothing is `open`, `public`, or `package`. Apart from `loadProfile(_:)`, nothing becomes visible outside
//    this file: no flag, no second method, no static method. Make everything else that you add private.
// 4. Without a subclass, the screen works as before. Each time the view is loaded, the screen looks up the
//    path under the key "ProfilePath" in `UserDefaults.standard`, reads the file there, and shows the "Name"
//    in it. It shows "Unknown User" if there is no path or no file, if the file isn't a property list, if the
//    list isn't a dictionary, or if the dictionary has no "Name". `loadProfile(_:)` calls its completion
//    exactly once, with the profile or with `nil`.
//
// If the "Name" isn't a string, the screen still crashes. Leave that as it is. You will fix it in exercise
// 6.4.

import Foundation
import StandInUI

/// What the app knows about a person.
struct UserProfile: Equatable {
    let name: String
}

/// A screen that shows the name in the profile on this device.
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
        guard let name = value as? String else { preconditionFailure("the Name in \(path) isn't a string") }
        completion(UserProfile(name: name))
    }
}
