import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    @Test func theProfileIsLoaded() {
        let controller = makeProfileController(loading: UserProfile(name: "Ada"))
        var answer: UserProfile?
        controller.loadProfile { answer = $0 }
        #expect(answer?.name == "Ada")
    }

    @Test func showsThePlaceholder() {
        let controller = makeProfileController(loading: nil)
        controller.loadViewIfNeeded()
        #expect(controller.nameLabel.text == "Unknown User")
    }

    @Test func loadsOnce() {
        let controller = makeProfileController(loading: nil)
        controller.loadViewIfNeeded()
        #expect(controller.loadCount == 1)
    }
}
