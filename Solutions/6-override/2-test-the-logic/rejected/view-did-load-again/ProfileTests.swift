import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    @Test(arguments: [("Ada Lovelace", "Ada Lovelace"), ("  Bo ", "  Bo "), ("", ""), (nil, "Unknown User")])
    func labelShowsTheName(name: String?, expected: String) {
        let controller = makeProfileController(loading: name.map { UserProfile(name: $0) })
        controller.nameLabel.text = "from before"

        controller.loadViewIfNeeded()

        #expect(controller.nameLabel.text == expected)
    }

    @Test func eachScreenKeepsItsName() {
        let ada = makeProfileController(loading: UserProfile(name: "Ada"))
        let bo = makeProfileController(loading: UserProfile(name: "Bo"))

        ada.loadViewIfNeeded()
        bo.loadViewIfNeeded()

        #expect(ada.nameLabel.text == "Ada")
    }

    @Test func loadsTheProfileOnceWithTheView() {
        let controller = makeProfileController(loading: nil)
        #expect(controller.loadCount == 0)

        controller.loadViewIfNeeded()
        controller.viewDidLoad()
        #expect(controller.loadCount == 1)
    }
}
