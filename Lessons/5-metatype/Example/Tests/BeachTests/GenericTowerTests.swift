import Testing

@testable import Beach

@MainActor @Suite struct GenericTowerTests {
    @Test func theTowerSendsDronesOfItsClass() {
        let drill = Drill(reaches: ["buoy"])
        DrillDrone.$drill.withValue(drill) {
            let tower = GenericTower<DrillDrone>()
            tower.swimmerInTrouble(at: "pier")
            tower.swimmerInTrouble(at: "buoy")
            #expect(tower.log == ["swim to the pier!", "float at the buoy"])
        }
        #expect(drill.spots == ["pier", "buoy"])
    }
}
