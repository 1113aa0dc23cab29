import Foundation

/// Decides what the lamp of a lighthouse does.
class Lighthouse {
    func lamp() -> String {
        let metres = visibility()
        if metres < 1000 { return "flashing" }
        return metres < 5000 ? "on" : "off"
    }

    func visibility() -> Double {
        let reading = try? String(contentsOfFile: "/dev/fog-sensor", encoding: .utf8)
        return reading.flatMap(Double.init) ?? 0
    }
}
