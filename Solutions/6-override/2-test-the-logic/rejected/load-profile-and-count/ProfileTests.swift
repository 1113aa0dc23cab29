import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    @Test func theNameIsLoaded() {
        let controller = makeProfileController(loading: UserProfile(name: "Ada Lovelace"))
        controller.loadProfile { #expect($0?.name == "Ada Lovelace") }
    }

    @Test func anEmptyNameStaysEmpty() {
        let controller = makeProfileController(loading: UserProfile(name: ""))
        controller.loadProfile { #expect($0?.name == "") }
    }

    @Test func withoutAProfileThereIsNone() {
        let controller = makeProfileController(loading: nil)
        controller.loadProfile { #expect($0 == nil) }
    }

    @Test func theLoadsAreCounted() {
        let controller = makeProfileController(loading: nil)
        controller.loadProfile { _ in }
        #expect(controller.loadCount == 1)
    }
}
