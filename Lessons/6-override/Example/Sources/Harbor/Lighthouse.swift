import Foundation

/// A lighthouse that decides what to do with its lamp.
class Lighthouse {
    func lamp() -> String {
        let meters = visibility()
        if meters < 1000 { return "flashing" }
        return meters < 5000 ? "on" : "off"
    }

    func visibility() -> Double {
        let reading = try? String(contentsOfFile: "/dev/fog-sensor", encoding: .utf8)
        return reading.flatMap(Double.init) ?? 0
    }
}
