// Exercise 1.1: Write the reader. This file is part of the exercise; the task is in `MirrorObject.swift`.

import StandInUI

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    var valueLabel: Label { get throws { throw NotWrittenYet() } }

    var incrementButton: Button { get throws { throw NotWrittenYet() } }

    var storedValue: Int { get throws { throw NotWrittenYet() } }
}
