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

    @Test func screensDoNotChangeEachOther() {
        let first = makeProfileController(loading: UserProfile(name: "Ada"))
        let second = makeProfileController(loading: nil)
        first.loadViewIfNeeded()
        second.loadViewIfNeeded()
        #expect(first.nameLabel.text == "Ada")
    }

    @Test func loadsOnce() {
        let controller = makeProfileController(loading: nil)
        #expect(controller.loadCount == 0)
        controller.loadViewIfNeeded()
        #expect(controller.loadCount == 1)
    }

    @Test func noPlaceholderBeforeLoading() {
        let controller = makeProfileController(loading: UserProfile(name: "Ada"))
        #expect(controller.nameLabel.text != "Unknown User")
        controller.loadViewIfNeeded()
        #expect(controller.nameLabel.text == "Ada")
    }
}
