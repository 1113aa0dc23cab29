/// Counts taps.
struct TapCounter {
    @MainActor private static var shared = 0

    @MainActor var value: Int { Self.shared }

    @MainActor init(value: Int = 0) {
        Self.shared = value
    }

    @MainActor mutating func tap() {
        Self.shared += 1
    }

    @MainActor var text: String { value.description }
}
