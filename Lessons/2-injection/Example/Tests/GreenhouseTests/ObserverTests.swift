import Foundation
import Testing

@MainActor
final class Bell {
    private(set) var rings = 0

    func ring() { rings += 1 }
}

@MainActor @Suite struct ObserverTests {
    let center = NotificationCenter()
    let frost = Notification.Name("frost")
    let bell = Bell()

    @Test func droppingTheTokenKeepsTheObserver() {
        _ = center.addObserver(forName: frost, object: nil, queue: nil) { [bell] _ in
            MainActor.assumeIsolated { bell.ring() }
        }

        center.post(name: frost, object: nil)

        #expect(bell.rings == 1)
    }

    @Test func returningTheTokenRemovesTheObserver() {
        let token = center.addObserver(forName: frost, object: nil, queue: nil) { [bell] _ in
            MainActor.assumeIsolated { bell.ring() }
        }
        center.removeObserver(token)

        center.post(name: frost, object: nil)

        #expect(bell.rings == 0)
    }
}
