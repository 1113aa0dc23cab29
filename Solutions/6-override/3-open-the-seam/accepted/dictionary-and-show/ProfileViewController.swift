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
        loadProfile(show)
    }

    private func show(_ profile: UserProfile?) {
        guard let profile else {
            nameLabel.text = "Unknown User"
            return
        }
        nameLabel.text = profile.name
    }

    internal func loadProfile(_ completion: (UserProfile?) -> Void) {
        let path = UserDefaults.standard.string(forKey: "ProfilePath")
        guard let contents = path.flatMap({ NSDictionary(contentsOf: URL(fileURLWithPath: $0)) }),
            let value = contents["Name"]
        else { return completion(nil) }
        guard let name = value as? String else { fatalError("the Name isn't a string") }
        completion(UserProfile(name: name))
    }
}
