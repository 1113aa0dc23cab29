@testable import MirrorReader

final class TicketMachine {
    private var zone = "A"
    private var remaining = 7

    func sell() {
        remaining -= 1
    }
}

final class TicketMachineMirror: MirrorObject {
    var zone: String { get throws { try extract() } }

    var remaining: Int { get throws { try extract() } }
}
