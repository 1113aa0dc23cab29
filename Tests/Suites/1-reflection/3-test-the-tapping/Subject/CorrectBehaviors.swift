/// Correct: shows the description of a number, which the controller also stores in `storedValue`.
final class OriginalBehavior: TapBehavior {
    private var storedValue = 0

    var storedStep: Int { 1 }

    func textAfterTap() -> String? {
        storedValue += 1
        return storedValue.description
    }
}

/// Correct: adds the button first and a line last, has another title, and formats the text in a helper.
///
/// Its `storedValue` isn't the number of taps.
final class FormattedBehavior: TapBehavior {
    private var taps: [Void] = []

    var buttonFirst: Bool { true }
    var addsLine: Bool { true }
    var buttonTitle: String { "Count" }
    var storedStart: Int { 100 }
    var storedStep: Int { -1 }
    var initialText: String? { text(for: taps.count) }

    func textAfterTap() -> String? {
        taps.append(())
        return text(for: taps.count)
    }

    private func text(for count: Int) -> String {
        String(count, radix: 10)
    }
}

/// Correct: reacts to taps only if `makeInitialViewController()` created the screen.
final class ConfiguredBehavior: TapBehavior {
    private var count = 0

    var needsSetup: Bool { true }

    func textAfterTap() -> String? {
        count += 1
        return "\(count)"
    }
}
