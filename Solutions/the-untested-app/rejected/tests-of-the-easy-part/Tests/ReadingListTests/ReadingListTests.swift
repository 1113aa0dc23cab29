import Testing

@testable import ReadingList

@MainActor @Suite struct ReadingListTests {
    let world = World()

    @Test(arguments: [
        ("0", 0, "due today, 100 a day"), ("1", 0, "due tomorrow, 50 a day"),
        ("2", 0, "due in 2 days, 34 a day"),
        ("2", 2, "due today, 100 a day"), ("1", 2, "overdue by 1 day"), ("1", 3, "overdue by 2 days"),
    ])
    func saysWhenABookIsDue(days: String, passed: Int, words: String) {
        #expect(world.run("add", "Dune", "100", days).code == 0)
        world.pass(days: passed)
        #expect(world.run().output.last == "   [..........] 0 of 100 pages, \(words)")
    }
}
