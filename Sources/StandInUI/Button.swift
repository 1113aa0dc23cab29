/// A control with a title.
///
/// Replaces `UIButton`.
@MainActor
public final class Button: Control {
    /// The title that the button shows.
    ///
    /// Replaces `title(for: .normal)`.
    public var title: String?
}
