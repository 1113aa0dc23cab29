import StandInUI
import Testing

@testable import TapCounting

struct CannotRead: Error {
    var name: String
}

@MainActor
struct ScreenReader {
    let controller: InitialViewController

    func extract<T>(_ name: String) throws -> T {
        let child = Mirror(reflecting: controller).children.first { $0.label == name }
        guard let value = child?.value as? T else { throw CannotRead(name: name) }
        return value
    }
}

@MainActor @Suite struct TapCountingTests {
    @Test func everyTapAddsOne() throws {
        let controller = makeController()
        controller.loadViewIfNeeded()
        let reader = ScreenReader(controller: controller)
        let label: Label = try reader.extract("valueLabel")
        let button: Button = try reader.extract("incrementButton")

        #expect(label.text == "0")
        for count in 1...4 {
            button.sendActions(for: .touchUpInside)
            #expect(label.text == "\(count)")
        }
    }
}
