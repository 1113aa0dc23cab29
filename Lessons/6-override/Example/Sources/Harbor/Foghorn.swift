import Foundation

/// A horn that sounds in fog, and is louder in the wind.
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
        String(repeating: "toot ", count: times)
    }
}
