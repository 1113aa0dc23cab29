import Testing

@testable import Greenhouse

@Suite struct FrostGuardTests {
    @Test func frostSoundsTheSirenOnce() {
        let siren = SirenSpy()
        let frostGuard = FrostGuard(
            thermometer: StubThermometer(answer: -3.5), siren: siren, diary: FakeDiary())

        frostGuard.check(on: "Monday")

        #expect(siren.warnings == ["frost: -3.5"])
    }

    @Test func aMildDayIsQuiet() {
        let siren = SirenSpy()
        let frostGuard = FrostGuard(thermometer: StubThermometer(answer: 2), siren: siren, diary: FakeDiary())

        frostGuard.check(on: "Monday")

        #expect(siren.warnings.isEmpty)
    }

    @Test func theSameWithAMock() {
        let siren = MockSiren(expecting: ["frost: -3.5"])
        let frostGuard = FrostGuard(
            thermometer: StubThermometer(answer: -3.5), siren: siren, diary: FakeDiary())

        frostGuard.check(on: "Monday")

        siren.verify()
    }

    @Test func theReportNamesTheLowestReading() {
        let diary = FakeDiary()
        diary.note(7, on: "Monday")
        diary.note(4, on: "Monday")
        let frostGuard = FrostGuard(
            thermometer: StubThermometer(answer: 20), siren: DummySiren(), diary: diary)

        #expect(frostGuard.report(on: "Monday") == "at least 4.0")
        #expect(frostGuard.report(on: "Tuesday") == "no readings")
    }
}
