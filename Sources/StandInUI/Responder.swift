/// The base class of everything on a screen.
///
/// Replaces `UIResponder`, without the responder chain.
@MainActor
open class Responder {
    /// Creates a responder.
    public init() {}
}
