import Testing

@testable import Harbor

final class LateFoghorn: Foghorn {
    var knots = 3

    override func wind() -> Int { knots }
}

final class EarlyFoghorn: Foghorn {
    private let knots: Int

    init(knots: Int) {
        self.knots = knots
        super.init()
    }

    override func wind() -> Int { knots }
}

final class LongFoghorn: Foghorn {
    override func sound(times: Int = 3) -> String {
        "long " + super.sound(times: times)
    }
}

@Suite struct FoghornTests {
    @Test func theAnswerComesTooLate() {
        let horn = LateFoghorn()
        horn.knots = 9

        #expect(horn.volume == 6)
    }

    @Test func theAnswerComesInTime() {
        let horn = EarlyFoghorn(knots: 9)

        #expect(horn.volume == 18)
    }

    @Test func theDefaultComesFromTheSuperclass() {
        let horn: Foghorn = LongFoghorn()

        #expect(horn.sound() == "long toot ")
    }
}
