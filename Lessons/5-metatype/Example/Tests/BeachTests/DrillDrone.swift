import Testing

@testable import Beach

@MainActor final class Drill {
    let reaches: Set<String>
    var spots: [String] = []

    init(reaches: Set<String>) {
        self.reaches = reaches
    }
}

final class DrillDrone: Drone {
    @TaskLocal static var drill: Drill?

    override func dropFloat() -> Bool {
        guard let drill = Self.drill else { return false }
        drill.spots.append(spot)
        return drill.reaches.contains(spot)
    }
}

@MainActor @Suite struct DrillTests {
    @Test func theTowerSendsADroneToEverySwimmer() {
        let drill = Drill(reaches: ["buoy"])
        DrillDrone.$drill.withValue(drill) {
            let tower = Tower()
            tower.droneClass = DrillDrone.self
            tower.swimmerInTrouble(at: "pier")
            tower.swimmerInTrouble(at: "buoy")
            #expect(tower.log == ["swim to the pier!", "float at the buoy"])
        }
        #expect(drill.spots == ["pier", "buoy"])
        #expect(DrillDrone.drill == nil)
    }

    @Test(arguments: 0..<3) func drillsKeepApartEvenWhileTheyWait(_ number: Int) async {
        let drill = Drill(reaches: [])
        await DrillDrone.$drill.withValue(drill) {
            let tower = Tower()
            tower.droneClass = DrillDrone.self
            tower.swimmerInTrouble(at: "pier \(number)")
            await Task.yield()
            tower.swimmerInTrouble(at: "buoy \(number)")
        }
        #expect(drill.spots == ["pier \(number)", "buoy \(number)"])
    }
}
