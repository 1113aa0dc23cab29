import Foundation

/// The dependencies of a harbor master.
@MainActor
struct Surroundings {
    var hour: () -> Int
    var log: HarborLog

    static var live: Surroundings {
        Surroundings(hour: { Calendar.current.component(.hour, from: Date()) }, log: .shared)
    }
}

/// Decides when ferries may leave.
@MainActor
final class HarborMaster {
    private let surroundings: Surroundings

    init(surroundings: Surroundings = .live) {
        self.surroundings = surroundings
    }

    func mayLeave() -> Bool {
        let isNight = surroundings.hour() < 6
        if isNight { surroundings.log.write("held until six") }
        return !isNight
    }
}
