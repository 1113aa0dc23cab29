import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    @Test func screensDoNotMeet() {
        let names = ["Ada  Byron ", "", "ÉMILE du C"]
        let screens = names.map { makeProfileController(loading: UserProfile(name: $0)) }
        let stranger = makeProfileController(loading: nil)

        for screen in screens + [stranger] {
            screen.nameLabel.text = "?"
            screen.loadViewIfNeeded()
            screen.loadViewIfNeeded()
        }

        #expect(screens.map(\.nameLabel.text) == names)
        #expect(stranger.nameLabel.text == "Unknown User")
        #expect((screens + [stranger]).allSatisfy { $0.loadCount == 1 })
    }
}
