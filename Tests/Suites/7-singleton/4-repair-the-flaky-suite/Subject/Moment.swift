import Foundation

/// The time that each step takes in a slow newsroom.
///
/// While one test occupies the main actor, the others queue up for it. Tests that run in parallel therefore
/// overlap: all of them begin before the first one ends.
@MainActor
enum Moment {
    static func pass() {
        if PlantedVariant.current == .slow { Thread.sleep(forTimeInterval: .random(in: 0.0001...0.0004)) }
    }
}
