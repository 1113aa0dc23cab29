import Foundation
import Testing

@testable import Harbor

/// Two tests that affect each other: when both run, one of them fails.
///
/// They run only if the environment variable `SHARED` is set.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["SHARED"] != nil))
struct SharedTests {
    @Test func aFullFerryIsInTheLog() {
        Ferry(passengers: 80).depart()
        #expect(HarborLog.shared.entries == ["departed with 80"])
    }

    @Test func anEmptyFerryIsInTheLog() {
        Ferry(passengers: 0).depart()
        #expect(HarborLog.shared.entries == ["departed with 0"])
    }
}
