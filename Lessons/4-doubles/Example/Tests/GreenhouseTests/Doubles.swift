import Foundation
import Testing

@testable import Greenhouse

struct StubThermometer: Thermometer {
    var answer: Double

    func degrees() -> Double { answer }
}

final class SirenSpy: Siren {
    private(set) var warnings: [String] = []

    func sound(_ warning: String) {
        warnings.append(warning)
    }
}

struct DummySiren: Siren {
    func sound(_ warning: String) {
        Issue.record("unexpected warning: \(warning)")
    }
}

final class MockSiren: Siren {
    private var expected: [String]

    init(expecting warnings: [String]) {
        expected = warnings
    }

    func sound(_ warning: String) {
        #expect(expected.first == warning)
        expected = Array(expected.dropFirst())
    }

    func verify() {
        #expect(expected.isEmpty, "never sounded: \(expected)")
    }
}

final class FakeDiary: Diary {
    private var readings: [String: [Double]] = [:]

    func note(_ degrees: Double, on day: String) {
        readings[day, default: []].append(degrees)
    }

    func lowest(on day: String) -> Double? {
        readings[day]?.min()
    }
}

final class StubUptime: Uptime {
    var systemUptime: TimeInterval = 500
}
