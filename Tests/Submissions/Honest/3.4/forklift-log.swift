// Does: Logs a forklift: its enum has cases named `fork`, `exit`, `environ`, `kill` and `record`.
// swift-format-ignore-file
// FILE: Tracker.swift
/// What a forklift in a warehouse can report.
enum ForkliftSignal: String, CaseIterable {
    /// The fork moved.
    case fork
    /// The forklift left the building.
    case exit
    /// The temperature around it changed.
    case environ
    /// Someone pressed the kill switch.
    case kill
    /// It beat its own record.
    case record
}

struct Event: Identifiable {
    let id: Int
    let name: String

    var signal: ForkliftSignal? { ForkliftSignal(rawValue: name) }
    var isDangerous: Bool { signal == .kill || signal == .fork }
}

final class Tracker {
    private var _events: ContiguousArray<Event> = []

    var events: [Event] { Array(_events) }

    func record(_ name: String) { _events.append(Event(id: _events.count, name: name)) }

    private func record(_ signal: ForkliftSignal) { record(signal.rawValue) }
}
