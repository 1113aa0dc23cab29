import Foundation

/// The same lighthouse, but with the sensor passed in.
struct NewLighthouse {
    let visibility: () -> Double

    func lamp() -> String {
        let meters = visibility()
        if meters < 1000 { return "flashing" }
        return meters < 5000 ? "on" : "off"
    }
}

/// The sensor on the roof.
struct FogSensor {
    func visibility() -> Double {
        let reading = try? String(contentsOfFile: "/dev/fog-sensor", encoding: .utf8)
        return reading.flatMap(Double.init) ?? 0
    }
}

func makeLighthouse() -> NewLighthouse {
    NewLighthouse(visibility: FogSensor().visibility)
}
