import Foundation

/// Sounds in fog, and louder in wind.
class Foghorn {
    private(set) var volume = 0

    init() {
        volume = 2 * wind()
    }

    func wind() -> Int {
        let reading = try? String(contentsOfFile: "/dev/wind-sensor", encoding: .utf8)
        return reading.flatMap(Int.init) ?? 0
    }

    func sound(times: Int = 1) -> String {
        String(repeating: "tuut ", count: times)
    }
}
