import Foundation

/// A list of what happened in the harbor, which the whole app shares.
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

/// A ferry that writes to a log and posts a notification when it departs.
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
