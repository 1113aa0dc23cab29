// Exercise 6.4: From subclass to collaborator
//
// This is the screen after 6.3. Tests reach it through a subclass, and a file whose "Name" is a number crashes
// it. Give the loading a type of its own, and hand it in. When you are done:
//
// 1. There is a protocol on the main actor with this one requirement; classes and structs can conform to it:
//
//        @MainActor protocol ProfileLoading {
//            func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void)
//        }
//
// 2. `DefaultsProfileLoader(defaults:readFile:)` conforms to it. `defaults` is where it looks up the path, under
//    the key "ProfilePath"; `readFile`, a `(URL) -> Data?`, is how it reads the file there (`@MainActor` or
//    `@Sendable` is fine too). Each of the two can be left out, and is then `UserDefaults.standard`, or reads the
//    disk. The loader keeps what it was given, and asks nothing else, not even when it gets `nil`.
// 3. Making a loader reads nothing. Each `loadProfile(_:)` looks up the path anew, calls `readFile` once with the
//    file's URL (not at all without a path), and answers exactly once, before it returns: with the profile, or
//    with `nil` when there is no path, no data, no property list, no dictionary in it, no "Name", or a "Name"
//    that is no string. An empty name is a name. Nothing crashes.
// 4. `loader` is a property of `ProfileViewController`, an `any ProfileLoading` that a test can replace before the
//    view is loaded. Each screen has its own, and keeps it. A screen made by `ProfileViewController()` has a
//    `DefaultsProfileLoader` with both defaults.
// 5. Loading the view asks `loader` once; before that, nobody is asked. When the answer comes, be it later,
//    `nameLabel` shows the name, or "Unknown User" for `nil`. The screen itself touches no settings and no files,
//    and asks no other loader.
// 6. A screen can go away, even while it waits for an answer: nothing keeps it alive, and a late answer does no
//    harm.
// 7. Nobody needs a subclass any more: `ProfileViewController` is final.

import Foundation
import StandInUI

/// What the app knows of a person.
struct UserProfile: Equatable {
    let name: String
}

/// Shows whose profile is on this machine.
class ProfileViewController: ViewController {
    var nameLabel = Label()

    override func viewDidLoad() {
        super.viewDidLoad()
        loadProfile { profile in
            nameLabel.text = profile?.name ?? "Unknown User"
        }
    }

    func loadProfile(_ completion: (UserProfile?) -> Void) {
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
