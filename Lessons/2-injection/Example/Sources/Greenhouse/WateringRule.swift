import Foundation

/// Allows plants to be watered at any time except in the heat of the day.
final class WateringRule {
    private let hour: () -> Int

    init(hour: @escaping () -> Int = { Calendar.current.component(.hour, from: Date()) }) {
        self.hour = hour
    }

    var allowsWatering: Bool { !(10..<18).contains(hour()) }
}
