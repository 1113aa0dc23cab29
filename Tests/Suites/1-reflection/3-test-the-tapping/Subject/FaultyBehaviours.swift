/// Faulty: shows "1" before the first tap, and counts rightly from then on.
final class StartsAtOneBehaviour: TapBehaviour {
    private var count = 0
    var initialText: String? { "1" }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}

/// Faulty: the label has no text until the first tap.
final class EmptyUntilTappedBehaviour: TapBehaviour {
    private var count = 0
    var initialText: String? { nil }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}

/// Faulty: a tap counts twice.
final class AddsTwoBehaviour: TapBehaviour {
    private var count = 0

    func textAfterTap() -> String? {
        count += 2
        return "\(count)"
    }
}

/// Faulty: every tap adds one more than the tap before, as if the button were wired again each time.
final class AddsMoreEachTimeBehaviour: TapBehaviour {
    private var count = 0
    private var actions = 0

    func textAfterTap() -> String? {
        actions += 1
        count += actions
        return "\(count)"
    }
}

/// Faulty: shows the number from before the tap.
final class LagsBehindBehaviour: TapBehaviour {
    private var count = 0

    func textAfterTap() -> String? {
        defer { count += 1 }
        return "\(count)"
    }
}

/// Faulty: shows "1" after every tap.
final class SticksAtOneBehaviour: TapBehaviour {
    func textAfterTap() -> String? { "1" }
}

/// Faulty: the fourth tap starts again from 0.
final class ResetsAfterThreeBehaviour: TapBehaviour {
    private var count = 0

    func textAfterTap() -> String? {
        count = count == 3 ? 0 : count + 1
        return "\(count)"
    }
}

/// Faulty: `.valueChanged` counts like a tap.
final class ReactsToValueChangedBehaviour: TapBehaviour {
    private var count = 0

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }

    func textAfterValueChange() -> String? { textAfterTap() }
}

/// Faulty: `.valueChanged` counts, which the label shows only after the next tap.
final class ValueChangedShowsLaterBehaviour: TapBehaviour {
    private var count = 0

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }

    func textAfterValueChange() -> String? {
        count += 1
        return nil
    }
}

/// Faulty: the number goes to the labels of all other screens, too.
final class ChangesTheNeighborBehaviour: TapBehaviour {
    private var count = 0
    var changesNeighbors: Bool { true }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}

/// Faulty: counts rightly on a label that nobody can see.
final class LabelNotInViewBehaviour: TapBehaviour {
    private var count = 0
    var leavesOutLabel: Bool { true }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}

/// Faulty: counts rightly, with a button that nobody can touch.
final class ButtonNotInViewBehaviour: TapBehaviour {
    private var count = 0
    var leavesOutButton: Bool { true }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}

/// Faulty: all screens that live at the same time count together.
///
/// The count falls back to 0 when the last of them is gone, so that only a test with two screens notices.
final class SharedCountBehaviour: TapBehaviour {
    private static weak var living: Shared?

    private final class Shared {
        var count = 0
    }

    private let shared: Shared

    init() {
        shared = Self.living ?? Shared()
        Self.living = shared
    }

    func textAfterTap() -> String? {
        shared.count += 1
        return "\(shared.count)"
    }
}

/// Scrambled: no promise is kept.
///
/// Nothing on the label is what it should be, all screens have one label, it and the button lie too deep in the view,
/// which is loaded too early, and the button keeps its screen alive. Only the private properties are as they
/// should be, so that a test that finds the controls there can still be one that asserts nothing.
final class ScrambledBehaviour: TapBehaviour {
    private static var events = 0
    var isScrambled: Bool { true }
    var initialText: String? { "?" }

    func textAfterTap() -> String? { next("tapped") }

    func textAfterValueChange() -> String? { next("changed") }

    private func next(_ word: String) -> String {
        Self.events += 1
        return word + String(repeating: "!", count: Self.events)
    }
}
