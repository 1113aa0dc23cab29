/// A list that only grows.
struct Log<Element> {
    private(set) var elements: [Element] = []

    mutating func add(_ element: Element) {
        elements.append(element)
    }
}

@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call: Equatable {
        case start
        case stop
    }

    private var log = Log<Call>()

    var calls: [Call] { log.elements }

    func startNewSession() {
        log.add(.start)
    }

    func stopCurrentSession() {
        log.add(.stop)
    }
}
