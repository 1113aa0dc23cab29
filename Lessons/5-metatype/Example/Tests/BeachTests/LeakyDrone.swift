import Testing

@testable import Beach

final class LeakyDrone: Drone {
    static var reachesSwimmer = true
    static var spots: [String] = []

    override func dropFloat() -> Bool {
        Self.spots.append(spot)
        return Self.reachesSwimmer
    }
}

@MainActor @Suite struct LeakTests {
    func firstTest() -> [String] {
        let tower = Tower()
        tower.droneClass = LeakyDrone.self
        LeakyDrone.reachesSwimmer = false
        tower.swimmerInTrouble(at: "pier")
        return tower.log
    }

    func secondTest() -> [String] {
        let tower = Tower()
        tower.droneClass = LeakyDrone.self
        tower.swimmerInTrouble(at: "buoy")
        return tower.log
    }

    @Test func whatTheFirstTestLeavesBehind() {
        #expect(firstTest() == ["swim to the pier!"])
        #expect(secondTest() == ["swim to the buoy!"])
        #expect(LeakyDrone.spots == ["pier", "buoy"])
    }
}
