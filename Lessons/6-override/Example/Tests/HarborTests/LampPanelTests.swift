import Testing

@testable import Harbor

@MainActor final class PatientSensor: VisibilityMeasuring {
    private var waiting: [@MainActor (Double) -> Void] = []

    func measure(_ completion: @escaping @MainActor (Double) -> Void) {
        waiting.append(completion)
    }

    func answer(_ meters: Double) {
        for completion in waiting { completion(meters) }
        waiting = []
    }
}

@MainActor @Suite struct LampPanelTests {
    let sensor = PatientSensor()

    @Test func showsAResultThatArrivesLater() {
        let panel = LampPanel(sensor: sensor)
        panel.refresh()
        #expect(panel.text == "measuring")

        sensor.answer(300)
        #expect(panel.text == "flashing")
    }

    @Test func isNotKeptAliveByTheSensor() {
        var panel: LampPanel? = LampPanel(sensor: sensor)
        weak var reference = panel
        panel?.refresh()
        panel = nil

        #expect(reference == nil)
    }
}
