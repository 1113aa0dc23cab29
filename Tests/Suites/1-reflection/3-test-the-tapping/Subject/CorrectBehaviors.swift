/// Correct: shows the description of a number, which the controller also stores in `storedValue`.
final class OriginalBehavior: TapBehavior {
    private var storedValue = 0

    var storedStep: Int { 1 }

    func textAfterTap() -> String? {
        storedValue += 1
        return storedValue.description
    }
}

/// Correct: adds the button first, so it is below the label, and formats the text in a helper.
final class FormattedBehavior: TapBehavior {
    private var taps: [Void] = []

    var buttonFirst: Bool { true }
    var initialText: String? { text(for: taps.count) }

    func textAfterTap() -> String? {
        taps.append(())
        return text(for: taps.count)
    }

    private func text(for count: Int) -> String {
        String(count, radix: 10)
    }
}
