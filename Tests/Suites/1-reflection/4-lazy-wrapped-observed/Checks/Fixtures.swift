@testable import SettingsMirror

final class PlainFirst {
    private var raw = 1
    private var _raw = 2
}

final class UnderscoreFirst {
    private var _raw = 2
    private var raw = 1
}

final class Meter {
    private var steps = 0

    func step() {
        steps += 1
    }
}

final class LazyBesideUnderscore {
    private var _raw = 2
    private lazy var raw = 1
    private lazy var other = 3

    func use() -> Int { raw + other }
}

final class Profile {
    private lazy var nickname = "Bo"
    @Counted private var surname = "Lund"

    func use() -> String { nickname }
}

final class Account {
    private var user_name = "Ada"
    @Counted private var last_name = "Byron"
}

class Panel {
    private var title = "panel"
    private var border = 1
    private lazy var badge = "new"
    private lazy var footer = "2026"
    private var caption = "plain"
    @Counted private var width = 80

    func layOut() -> String { footer + badge }
}

final class SidePanel: Panel {
    private lazy var title = "side"
    @Counted private var margin = 4
    @Counted private var border = 2
    @Counted private var caption: String?
    private var badge: String?
    private var note: String?
    private lazy var header = "top"
    @Counted private var legend: String?

    func draw() -> String { title + header }
}

final class Window {
    @Counted private var panel: Panel?
}

final class Clock {
    private lazy var hour = 3
    private lazy var timezone = 1
    private lazy var timeZoneOffset = 2
    private lazy var timeZone = 3
    @Counted private var pitch = 7
    @Counted private var alarmtime = 4
    @Counted private var alarmTimes = 5
    @Counted private var alarmTime = 6

    func moveWest() {
        timezone = 10
        timeZoneOffset = 20
        timeZone -= 1
        hour -= 1
    }
}

@propertyWrapper
struct Limited {
    private let lowest: Int
    private let highest: Int
    private(set) var wrappedValue: Int
    private var unit = "lx"

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.wrappedValue = wrappedValue
        lowest = range.lowerBound
        highest = range.upperBound
    }
}

@propertyWrapper
final class Shared<Value> {
    var wrappedValue: Value

    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

final class Lamp {
    @Limited(0...10) private var brightness = 5
    @Shared private var color = "white"
    @Shared private var scene: String?
}

final class SettingsMirrorOfMine: MirrorObject {
    var volume: Int { get throws { try extract() } }

    var greeting: String { get throws { try extract() } }
}
