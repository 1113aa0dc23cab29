import Foundation
import StandInUI

/// What the app knows about a person.
struct UserProfile: Equatable {
    let name: String
}

/// A screen that shows the name in the profile on this device.
///
/// The planted variant selects the behavior, which keeps or breaks the screen's promises.
class ProfileViewController: ViewController {
    var nameLabel = Label()
    @Concealed private var behavior: any ProfileBehavior = makeBehavior()

    override init() {
        super.init()
        nameLabel.text = behavior.firstText
        if behavior.asksWhenMade { loadProfile { _ in } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for _ in 0..<behavior.loads {
            loadProfile { profile in behavior.show(profile, in: nameLabel) }
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

/// When a screen loads the profile, and what it does with the result.
@MainActor
protocol ProfileBehavior {
    var firstText: String? { get }
    var asksWhenMade: Bool { get }
    var loads: Int { get }
    func show(_ profile: UserProfile?, in label: Label)
}

extension ProfileBehavior {
    var firstText: String? { nil }
    var asksWhenMade: Bool { false }
    var loads: Int { 1 }

    func show(_ profile: UserProfile?, in label: Label) {
        label.text = profile?.name ?? "Unknown User"
    }
}

@MainActor
func makeBehavior() -> any ProfileBehavior {
    switch PlantedVariant.current {
    case .original: Original()
    case .showName: ShowName()
    case .firstNameStays: FirstNameStays()
    case .placeholderAlways: PlaceholderAlways()
    case .placeholderMisspelt: PlaceholderMisspelt()
    case .placeholderMissing: PlaceholderMissing()
    case .upperCased: UpperCased()
    case .firstWordOnly: FirstWordOnly()
    case .extraSpacesRemoved: ExtraSpacesRemoved()
    case .emptyAsMissing: EmptyAsMissing()
    case .onlyWhenEmpty: OnlyWhenEmpty()
    case .oneLabelForAll: OneLabelForAll()
    case .neverLoaded: NeverLoaded()
    case .loadedTwice: LoadedTwice()
    case .asksWhenMade: AsksWhenMade()
    case .scrambled: Scrambled()
    }
}
