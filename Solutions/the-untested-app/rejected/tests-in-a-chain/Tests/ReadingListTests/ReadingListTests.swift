import Testing

@testable import ReadingList

@MainActor @Suite(.serialized) struct ReadingListTests {
    static let world = World()

    @Test func a_adds() {
        if Self.world.files.isEmpty { #expect(Self.world.run("add", "Dune", "500").code == 0) }
    }

    @Test func b_reads() {
        #expect(Self.world.run("read", "1", "\(Self.world.run().output.count + 96)").code == 0)
        Self.world.files = [:]
    }
}
