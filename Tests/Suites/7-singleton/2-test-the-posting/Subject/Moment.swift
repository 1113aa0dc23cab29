import Foundation

/// The time that everything takes with a slow inspector.
///
/// While one test waits on the main actor, the others get in line there, so tests that run side by side do
/// overlap: each begins before the first of them ends.
@MainActor
enum Moment {
    static func pass() {
        if PlantedVariant.current == .slow { Thread.sleep(forTimeInterval: .random(in: 0.0001...0.0004)) }
    }
}
