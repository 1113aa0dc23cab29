/// Faulty: shows "1" before the first tap, and counts correctly from then on.
final class StartsAtOneBehavior: TapBehavior {
    private var count = 0
    var initialText: String? { "1" }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}

/// Faulty: the label has no text until the first tap.
final class EmptyUntilTappedBehavior: TapBehavior {
    private var count = 0
    var initialText: String? { nil }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}

/// Faulty: a tap counts twice.
final class AddsTwoBehavior: TapBehavior {
    private var count = 0

    func textAfterTap() -> String? {
        count += 2
        return "\(count)"
    }
}

/// Faulty: every tap adds one more than the tap before, as if each tap added another action to the button.
final class AddsMoreEachTimeBehavior: TapBehavior {
    private var count = 0
    private var actions = 0

    func textAfterTap() -> String? {
        actions += 1
        count += actions
        return "\(count)"
    }
}

/// Faulty: after each tap, shows the number from before the tap.
final class LagsBehindBehavior: TapBehavior {
    private var count = 0

    func textAfterTap() -> String? {
        defer { count += 1 }
        return "\(count)"
    }
}

/// Faulty: shows "1" after every tap.
final class SticksAtOneBehavior: TapBehavior {
    func textAfterTap() -> String? { "1" }
}

/// Faulty: the fourth tap resets the number to 0.
final class ResetsAfterThreeBehavior: TapBehavior {
    private var count = 0

    func textAfterTap() -> String? {
        count = count == 3 ? 0 : count + 1
        return "\(count)"
    }
}

/// Faulty: `.valueChanged` counts like a tap.
final class ReactsToValueChangedBehavior: TapBehavior {
    private var count = 0

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }

    func textAfterValueChange() -> String? { textAfterTap() }
}

/// Faulty: `.valueChanged` counts, but the label shows that only after the next tap.
final class ValueChangedShowsLaterBehavior: TapBehavior {
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

/// Faulty: a tap also changes the labels of all other screens.
final class ChangesTheNeighborBehavior: TapBehavior {
    private var count = 0
    var changesNeighbors: Bool { true }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}

/// Faulty: counts correctly on a label that nobody can see.
final class LabelNotInViewBehavior: TapBehavior {
    private var count = 0
    var leavesOutLabel: Bool { true }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}

/// Faulty: counts correctly with a button that nobody can touch.
final class ButtonNotInViewBehavior: TapBehavior {
    private var count = 0
    var leavesOutButton: Bool { true }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}

/// Faulty: all screens that exist at the same time share one count.
///
/// The count is reset when the last screen is deallocated, so only a test with two screens notices the bug.
final class SharedCountBehavior: TapBehavior {
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

/// Scrambled: breaks every promise.
///
/// The label's text is always wrong, and all screens share the label. The label and the button are too deep in
/// the view, which is loaded too early, and the button keeps its screen alive. Only the private properties are
/// correct. A test that reads the controls from there therefore runs, and passes only if it asserts nothing.
final class ScrambledBehavior: TapBehavior {
    private static var events = 0
    var isScrambled: Bool { true }
    var buttonTitle: String { "?" }
    var initialText: String? { "?" }

    func textAfterTap() -> String? { next("tapped") }

    func textAfterValueChange() -> String? { next("changed") }

    private func next(_ word: String) -> String {
        Self.events += 1
        return word + String(repeating: "!", count: Self.events)
    }
}
