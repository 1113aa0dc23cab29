import Testing

@testable import Beach

@MainActor final class PaperDrone: FloatCarrier {
    private let arrives: Bool
    private(set) var flights = 0

    init(arrives: Bool) {
        self.arrives = arrives
    }

    func dropFloat() -> Bool {
        flights += 1
        return arrives
    }
}

@MainActor @Suite struct NewTowerTests {
    @Test func theTowerSendsTheDroneThatItMade() {
        let paper = PaperDrone(arrives: false)
        var spots: [String] = []
        let tower = NewTower { spot in
            spots.append(spot)
            return paper
        }

        tower.swimmerInTrouble(at: "pier")

        #expect(spots == ["pier"])
        #expect(paper.flights == 1)
        #expect(tower.log == ["swim to the pier!"])
    }
}
