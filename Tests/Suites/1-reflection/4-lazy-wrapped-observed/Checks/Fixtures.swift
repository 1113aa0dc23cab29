@testable import SettingsMirror

final class PlainFirst {
    private var raw = 1
    private var _raw = 2
}

final class UnderscoreFirst {
    private var _raw = 2
    private var raw = 1
}

final class Profile {
    private lazy var nickname = "Bo"
    @Counted private var surname = "Lund"

    func use() -> String { nickname }
}

class Panel {
    private var title = "panel"
    private lazy var footer = "2026"
    @Counted private var width = 80

    func layOut() -> String { footer }
}

final class SidePanel: Panel {
    private lazy var title = "side"
    @Counted private var margin = 4

    func draw() -> String { title }
}

final class SettingsMirrorOfMine: MirrorObject {
    var volume: Int { get throws { try extract() } }

    var greeting: String { get throws { try extract() } }
}
