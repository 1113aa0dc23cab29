import Testing

@testable import CoffeeCorner

@Suite struct UpkeepTests {
    @Test func needsCleaningAfterThreeCups() {
        var upkeep = Upkeep()
        for _ in 1...3 {
            #expect(upkeep.complaint == nil)
            upkeep.recordCup()
        }

        #expect(upkeep.complaint == "clean me")
    }

    @Test func theMachineStopsWhenThereIsAComplaint() {
        let machine = RefittedCoffeeMachine()
        for _ in 1...3 { #expect(machine.brew()) }

        #expect(!machine.brew())
    }
}
