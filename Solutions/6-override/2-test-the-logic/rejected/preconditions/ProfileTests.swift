import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    @Test(arguments: [("Ada Lovelace", "Ada Lovelace"), ("  Bo ", "  Bo "), ("", ""), (nil, "Unknown User")])
    func labelShowsTheName(name: String?, expected: String) {
        let controller = makeProfileController(loading: name.map { UserProfile(name: $0) })
        controller.nameLabel.text = "from before"

        controller.loadViewIfNeeded()

        precondition(controller.nameLabel.text == expected)
    }

    @Test func eachScreenKeepsItsName() {
        let ada = makeProfileController(loading: UserProfile(name: "Ada"))
        let bo = makeProfileController(loading: UserProfile(name: "Bo"))

        ada.loadViewIfNeeded()
        bo.loadViewIfNeeded()

        precondition(ada.nameLabel.text == "Ada")
    }

    @Test func loadsTheProfileOnceWithTheView() {
        let controller = makeProfileController(loading: nil)
        precondition(controller.loadCount == 0)

        controller.loadViewIfNeeded()
        precondition(controller.loadCount == 1)
    }
}
