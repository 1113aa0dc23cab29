import Testing

@testable import ReadingList

@MainActor @Suite struct ReadingListTests {
    let world = World()

    @Test func runsEveryCommand() {
        _ = world.run()
        _ = world.run("help")
        _ = world.run("lend")
        _ = world.run("add", "Dune", "500")
        _ = world.run("add", "Dune", "500")
        _ = world.run("add", "Emma", "400", "3")
        _ = world.run("add", "Emma", "many")
        _ = world.run()
        _ = world.run("read", "1", "30")
        _ = world.run("read", "1", "400")
        _ = world.run("read", "9", "400")
        _ = world.run("remind")
    }

    @Test func importsAndReminds() {
        world.files["books.txt"] = "Dune;500\nEmma"
        _ = world.run("import", "books.txt")
        _ = world.run("import", "none.txt")
        _ = world.run("add", "Nana", "400", "3")
        _ = world.run("remind")
        world.pass(days: 4)
        _ = world.run("remind")
    }

    @Test func survivesDamage() {
        world.files["list/library.json"] = "damaged"
        _ = world.run()
    }
}
