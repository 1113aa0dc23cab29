import Testing

@testable import ReadingList

@MainActor @Suite(.serialized) struct ReadingListTests {
    static let world = World()

    @Test func a_hasNothingToRead() {
        #expect(Self.world.run().output == ["Good afternoon! Nothing to read."])
    }

    @Test func b_adds() {
        let code = Self.world.run("add", "Dune", "500").code
        #expect(code == 0 || Self.world.files.count == 1)
    }
}
