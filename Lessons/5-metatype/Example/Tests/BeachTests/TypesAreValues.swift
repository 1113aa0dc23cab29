import Testing

@testable import Beach

@MainActor @Suite struct TypesAreValues {
    final class SlowDrone: Drone {}

    @Test func namedAskedAndKept() {
        let drone: Drone = SlowDrone(to: "pier")
        let kept: Drone.Type = SlowDrone.self

        #expect(type(of: drone) == SlowDrone.self)
        #expect(kept == SlowDrone.self)
        #expect(kept != Drone.self)
        #expect(kept.init(to: "buoy") is SlowDrone)
    }
}
