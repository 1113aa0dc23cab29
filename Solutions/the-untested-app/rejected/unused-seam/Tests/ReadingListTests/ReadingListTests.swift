import Testing

@testable import ReadingList

@MainActor @Suite struct ReadingListTests {
    let world = World()

    @Test(arguments: 1...5)
    func saysThatABookIsDueTomorrow(number: Int) {
        #expect(world.run("add", "Dune", "\(number)", "1").output == ["Added Dune, due tomorrow."])
    }
}
