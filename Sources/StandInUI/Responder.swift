/// The root of everything that can be on a screen; stands for `UIResponder`, without events that travel.
@MainActor
open class Responder {
    /// Creates a responder.
    public init() {}
}
