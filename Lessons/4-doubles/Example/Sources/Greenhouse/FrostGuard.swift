/// Measures the temperature.
protocol Thermometer {
    func degrees() -> Double
}

/// Wakes the gardener.
protocol Siren {
    func sound(_ warning: String)
}

/// Warns of frost in a greenhouse.
struct FrostGuard {
    let thermometer: any Thermometer
    let siren: any Siren
    let diary: any Diary

    func check(on day: String) {
        let degrees = thermometer.degrees()
        diary.note(degrees, on: day)
        if degrees < 2 { siren.sound("frost: \(degrees)") }
    }

    func report(on day: String) -> String {
        guard let lowest = diary.lowest(on: day) else { return "no readings" }
        return "at least \(lowest)"
    }
}
