import Testing

@testable import Greenhouse

@MainActor
final class WindowSpy: WindowMoving {
    enum Call {
        case open, close
    }

    private(set) var calls: [Call] = []

    func open() { calls.append(.open) }
    func close() { calls.append(.close) }
}

@MainActor @Suite struct GreenhouseTests {
    @Test func theWindowMovesOnlyWhenNeeded() {
        let window = WindowSpy()
        let greenhouse = Greenhouse(window: window)
        #expect(window.calls == [])

        greenhouse.measured(26)
        greenhouse.measured(30)
        #expect(window.calls == [.open])

        greenhouse.measured(22)
        #expect(window.calls == [.open])

        greenhouse.measured(19)
        #expect(window.calls == [.open, .close])
    }

    @Test func aColdGreenhouseKeepsTheWindowClosed() {
        let window = WindowSpy()
        let greenhouse = Greenhouse(window: window)

        greenhouse.measured(5)

        #expect(window.calls == [])
    }
}
