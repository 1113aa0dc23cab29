import Foundation

protocol Uptime {
    var systemUptime: TimeInterval { get }
}

extension ProcessInfo: Uptime {}

/// Decides when the plants need water again.
struct Watering {
    private let uptime: any Uptime
    private let start: TimeInterval

    init(uptime: any Uptime = ProcessInfo.processInfo) {
        self.uptime = uptime
        start = uptime.systemUptime
    }

    var isDue: Bool { uptime.systemUptime - start >= 3600 }
}
