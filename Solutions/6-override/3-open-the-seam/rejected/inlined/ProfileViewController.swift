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
        guard let path = UserDefaults.standard.string(forKey: "ProfilePath"),
            let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let value = (list as? [String: Any])?["Name"]
        else {
            nameLabel.text = "Unknown User"
            return
        }
        guard let name = value as? String else { preconditionFailure("the Name in \(path) isn't a string") }
        nameLabel.text = name
    }
}
