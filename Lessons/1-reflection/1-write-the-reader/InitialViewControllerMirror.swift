// Exercise 1.1: Write the reader. The task is in `MirrorObject.swift`; this file belongs to it.

import StandInUI

/// Reads what an `InitialViewController` keeps private.
final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    var valueLabel: Label { get throws { throw NotWrittenYet() } }

    var incrementButton: Button { get throws { throw NotWrittenYet() } }

    var storedValue: Int { get throws { throw NotWrittenYet() } }
}
