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
        guard let path = UserDefaults.standard.string(forKey: "ProfilePath") else { return }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
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
