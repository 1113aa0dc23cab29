// Exercise 6.4: From subclass to collaborator
//
// This is the screen after exercise 6.3. Tests use a subclass of it, and it crashes if the "Name" in the file
// isn't a string. Move the loading into a separate type, and give the screen a property for an instance of
// that type. When you are done:
//
// The protocol
//
// 1. There is a protocol on the main actor with only this requirement. Classes and structs can conform to it:
//
//        @MainActor protocol ProfileLoading {
//            func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void)
//        }
//
// The loader
//
// 2. `DefaultsProfileLoader` conforms to the protocol. Callers create it with
//    `DefaultsProfileLoader(defaults:readFile:)` and can omit either argument, or both. The second one is a
//    `(URL) -> Data?` (which may also be `@MainActor` or `@Sendable`). By default, the loader uses
//    `UserDefaults.standard` and reads from disk.
// 3. Creating a loader reads nothing. Each call to `loadProfile(_:)` looks up the path in `defaults` again,
//    under the key "ProfilePath", and calls `readFile` once with the URL of the file at that path. If there is
//    no path, it doesn't call `readFile`. It uses no other settings or files, even if it finds nothing.
// 4. Each call to `loadProfile(_:)` calls the completion exactly once, before it returns. It passes the
//    profile with exactly the name in the file. An empty name is a valid name.
// 5. It passes `nil` if there is no path or no data, if the data isn't a property list, if the list isn't a
//    dictionary, if the dictionary has no "Name", or if the "Name" isn't a string. Nothing crashes.
// 6. Each loader keeps its own `defaults` and `readFile`.
//
// The screen
//
// 7. Tests create a screen with `ProfileViewController()`. They can read and set its `loader`, a property of
//    type `any ProfileLoading`, before the view is loaded. Until then, it is a `DefaultsProfileLoader` with
//    both default arguments. Each screen has its own loader, even by default, and keeps it alive.
// 8. Loading the view calls `loadProfile(_:)` of `loader` once. Before that, the screen calls no loader. The
//    screen itself reads no settings and no files, and it uses no other loader.
// 9. When the result arrives, even if that is later, `nameLabel` shows the name, or "Unknown User" for `nil`.
// 10. A screen can be deallocated even while it waits for a result. Neither its loader nor anything else keeps
//     it alive, and a result that arrives later causes no harm.
// 11. Nothing needs a subclass anymore, so `ProfileViewController` is final. As before, other packages can't
//     use anything in this module.

import Foundation
import StandInUI

/// What the app knows about a person.
struct UserProfile: Equatable {
    let name: String
}

/// A screen that shows the name in the profile on this device.
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
        guard let name = value as? String else { preconditionFailure("the Name in \(path) isn't a string") }
        completion(UserProfile(name: name))
    }
}
