import Testing

@testable import Beach

final class LoyalDrone: Drone {
    @TaskLocal static var current: Drill?

    private let drill: Drill?

    required init(to spot: String) {
        drill = Self.current
        super.init(to: spot)
    }

    override func dropFloat() -> Bool {
        guard let drill else { return false }
        drill.spots.append(spot)
        return drill.reaches.contains(spot)
    }
}

@MainActor @Suite struct LoyaltyTests {
    @Test func aDroneKeepsToItsDrill() {
        let first = Drill(reaches: ["pier"])
        let second = Drill(reaches: [])
        let drone = LoyalDrone.$current.withValue(first) { LoyalDrone(to: "pier") }
        #expect(drone.dropFloat())
        LoyalDrone.$current.withValue(second) {
            #expect(drone.dropFloat())
        }
        #expect(first.spots == ["pier", "pier"])
        #expect(second.spots == [])
    }
}
