import Foundation
import Testing

@testable import Harbor

/// Two tests that disturb each other; they run with SHARED=1 alone, since at least one of them then fails.
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
