/// Correct: a number, described, which the controller keeps in `storedValue` as well.
final class OriginalBehaviour: TapBehaviour {
    private var storedValue = 0

    var storedStep: Int { 1 }

    func textAfterTap() -> String? {
        storedValue += 1
        return storedValue.description
    }
}

/// Correct: the button lies below the label, and the text comes from a helper.
final class FormattedBehaviour: TapBehaviour {
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
