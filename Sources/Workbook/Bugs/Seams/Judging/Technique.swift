/// The lesson that shows how to give code a seam.
package enum Technique: Int, Sendable, CaseIterable {
    case injection = 2
    case doubles = 4
    case metatype = 5
    case override = 6
    case singleton = 7

    /// The title of the lesson.
    package var title: String {
        switch self {
        case .injection: "Dependency injection"
        case .doubles: "Protocol doubles"
        case .metatype: "Metatype values"
        case .override: "Subclass and override"
        case .singleton: "Inject a singleton"
        }
    }

    /// Returns the technique that fits.
    ///
    /// - Parameters:
    ///   - isShared: Whether the code uses an object that all code shares.
    ///   - canOverride: Whether it is in a method of its own that a subclass can replace.
    ///   - isInFunction: Whether it runs later than the initializer.
    static func fitting(
        _ kind: DependencyKind, isShared: Bool, canOverride: Bool, isInFunction: Bool
    ) -> Technique {
        if canOverride { return .override }
        switch kind {
        case .collaborator: return isInFunction ? .metatype : .injection
        case .defaults: return .doubles
        case .singleton: return .singleton
        case _ where isShared: return .singleton
        case .clock, .random, .environment, .notifications, .output: return .injection
        case .files, .network, .processes: return .doubles
        }
    }
}
