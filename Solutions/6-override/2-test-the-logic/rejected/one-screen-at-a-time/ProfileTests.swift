import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    @Test(arguments: ["Ada Lovelace", " Bo ", ""])
    func showsTheName(name: String) {
        let controller = makeProfileController(loading: UserProfile(name: name))
        controller.nameLabel.text = "from before"

        controller.loadViewIfNeeded()

        #expect(controller.nameLabel.text == name)
    }

    @Test func showsThePlaceholder() {
        let controller = makeProfileController(loading: nil)
        controller.nameLabel.text = "from before"
        controller.loadViewIfNeeded()
        #expect(controller.nameLabel.text == "Unknown User")
    }

    @Test func loadsOnce() {
        let controller = makeProfileController(loading: nil)
        controller.loadViewIfNeeded()
        #expect(controller.loadCount == 1)
    }
}
