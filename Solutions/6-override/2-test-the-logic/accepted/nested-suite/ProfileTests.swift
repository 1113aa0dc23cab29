import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite(.serialized) struct ProfileTests {
    enum Case: CaseIterable {
        case known, other, spaced, empty, missing

        var name: String? {
            switch self {
            case .known: "Grace"
            case .other: "alan"
            case .spaced: "  Grace  Hopper "
            case .empty: ""
            case .missing: nil
            }
        }
    }

    @Test(arguments: Case.allCases) func label(example: Case) throws {
        let controller = makeProfileController(loading: example.name.map { UserProfile(name: $0) })
        let label = Label()
        label.text = "Somebody"
        controller.nameLabel = label
        _ = controller.view
        _ = controller.view
        #expect(try #require(label.text) == example.name ?? "Unknown User")
        #expect(controller.loadCount == 1)
    }

    @Test func screensAtTheSameTime() {
        let controllers = [nil, "Grace", "alan"].map { name in
            makeProfileController(loading: name.map { UserProfile(name: $0) })
        }
        for controller in controllers.reversed() { controller.viewDidLoad() }
        #expect(controllers.map { $0.nameLabel.text ?? "" } == ["Unknown User", "Grace", "alan"])
    }

    @MainActor @Suite struct Making {
        @Test func asksNobody() {
            #expect(makeProfileController(loading: UserProfile(name: "Grace")).loadCount == 0)
        }
    }
}
