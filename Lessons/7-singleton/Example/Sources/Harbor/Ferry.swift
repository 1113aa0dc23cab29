import Foundation

/// What happened in the harbor; there is one for the whole app.
@MainActor
final class HarborLog {
    static let shared = HarborLog()

    private(set) var entries: [String] = []

    func write(_ entry: String) {
        entries.append(entry)
    }
}

extension Notification.Name {
    static let ferryDidDepart = Notification.Name("FerryDidDepart")
}

/// Writes into the log when it departs, and tells everybody who listens.
@MainActor
final class Ferry {
    private let log: HarborLog
    private let center: NotificationCenter
    private let passengers: Int

    init(passengers: Int, log: HarborLog = .shared, center: NotificationCenter = .default) {
        self.passengers = passengers
        self.log = log
        self.center = center
    }

    func depart() {
        log.write("departed with \(passengers)")
        center.post(name: .ferryDidDepart, object: self, userInfo: ["Passengers": passengers])
    }
}
