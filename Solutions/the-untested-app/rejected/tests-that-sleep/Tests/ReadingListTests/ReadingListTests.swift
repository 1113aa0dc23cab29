import Foundation
import Testing

@testable import ReadingList

@MainActor @Suite struct ReadingListTests {
    let world = World()

    @Test func sortsByAge() async throws {
        world.now = Date()
        _ = world.run("add", "First", "1")
        try await Task.sleep(for: .seconds(1))
        world.now = Date()
        _ = world.run("add", "Second", "1")
        #expect(world.run().output.contains("1  First"))
    }
}
