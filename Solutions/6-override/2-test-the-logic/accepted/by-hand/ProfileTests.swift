import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    let label = Label()

    func screen(_ name: String?) -> StubProfileViewController {
        let screen = makeProfileController(loading: name.map(UserProfile.init))
        screen.nameLabel = label
        return screen
    }

    @Test("Ada has a second name") func ada() {
        screen("Ada  Lovelace").viewDidLoad()
        #expect(label.text == "Ada  Lovelace")
    }

    @Test func aLabelThatIsUsedTwice() {
        screen("Grace").viewDidLoad()
        #expect(label.text == "Grace")
        screen(nil).viewDidLoad()
        #expect(label.text == "Unknown User")
        screen("").viewDidLoad()
        #expect(label.text?.isEmpty == true)
    }

    @Test("Bo comes, and Ada stays") func twoScreens() {
        let ada = makeProfileController(loading: UserProfile(name: "Ada"))
        ada.viewDidLoad()
        let bo = makeProfileController(loading: UserProfile(name: "Bo"))
        bo.viewDidLoad()
        #expect(ada.nameLabel.text == "Ada" && bo.nameLabel.text == "Bo")
    }

    @Test func loads() {
        let screen = screen("Bo")
        screen.viewDidLoad()
        screen.viewDidLoad()
        #expect(screen.loadCount == 2)
    }
}
