// Does: Stores its calls in a generic property wrapper named `Recorded`, with a projected value for the counts.
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
/// Stores a list to which elements can only be added.
@propertyWrapper
struct Recorded<Element: Equatable> {
    private var _elements: [Element] = []

    init() {}

    var wrappedValue: [Element] { _elements }
    var projectedValue: (Element) -> Int { { [_elements] element in _elements.filter { $0 == element }.count } }

    mutating func record(_ element: Element) { _elements.append(element) }
}

@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call: String, CodingKey {
        case start, stop
    }

    @Recorded var calls: [Call]

    func startNewSession() { _calls.record(.start) }

    func stopCurrentSession() { _calls.record(.stop) }

    var balance: Int { $calls(.start) - $calls(.stop) }
}
