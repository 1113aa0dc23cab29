import Testing

@testable import CoffeeCorner

@Suite struct CoffeeMachineTests {
    @Test func refusesTheFourthCup() {
        let machine = CoffeeMachine()
        for _ in 1...3 { #expect(machine.brew()) }

        #expect(!machine.brew())
    }

    @Test func aMirrorListsStoredProperties() {
        let mirror = Mirror(reflecting: CoffeeMachine())

        #expect(mirror.children.map(\.label) == ["beans", "cupsSinceCleaning", "complaint"])
    }

    @Test func needsCleaningAfterThreeCups() throws {
        let machine = CoffeeMachine()
        for _ in 1...4 { _ = machine.brew() }

        let mirror = Mirror(reflecting: machine)
        let complaint = try #require(mirror.children.first { $0.label == "complaint" })
        #expect(complaint.value as? String == "clean me")
    }

    @Test func aMisspelledNameReadsAsNil() throws {
        let machine = CoffeeMachine()
        for _ in 1...4 { _ = machine.brew() }

        let complaint = Mirror(reflecting: machine).descendant("complant") as? String?
        #expect(complaint == .some(nil))
    }

    @Test func anOptionalInsideAnAnyKeepsItsType() throws {
        let mirror = Mirror(reflecting: CoffeeMachine())
        let child = try #require(mirror.children.first { $0.label == "complaint" })

        #expect(child.value is Int?)
        #expect(type(of: child.value) == String?.self)

        let content = Mirror(reflecting: child.value)
        #expect(content.displayStyle == .optional)
        #expect(content.children.isEmpty)
    }

    @Test func onlyTheMirrorOfAnObjectShowsChanges() {
        let machine = CoffeeMachine()
        let mirror = Mirror(reflecting: machine)
        _ = machine.brew()
        #expect(mirror.descendant("beans") as? Int == 32)

        var upkeep = Upkeep()
        let snapshot = Mirror(reflecting: upkeep)
        upkeep.recordCup()
        #expect(snapshot.descendant("beans") as? Int == 40)
        #expect(upkeep.beans == 32)
    }
}
