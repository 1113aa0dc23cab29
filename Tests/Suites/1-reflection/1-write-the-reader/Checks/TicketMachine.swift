@testable import MirrorReader

final class TicketMachine {
    private var zone = "A"
    private var remaining = 7
    private var notice: String?

    func sell() {
        remaining -= 1
    }

    func post(_ notice: String?) {
        self.notice = notice
    }
}

final class TicketMachineMirror: MirrorObject {
    var zone: String { get throws { try extract() } }

    var remaining: Int { get throws { try extract() } }
}

final class StationClock {
    private var _timeZone = 1
    private var timezone = 2
    private var timeZoneOffset = 3
    private var timeZone = 4
}

class Seat {
    let number: Int

    init(number: Int) {
        self.number = number
    }
}

final class WindowSeat: Seat {}

final class Ticket {
    private var seat: Seat = WindowSeat(number: 12)
    private var nextSeat: Seat? = WindowSeat(number: 14)
}
