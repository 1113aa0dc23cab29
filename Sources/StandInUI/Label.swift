/// A line of text on the screen.
///
/// Replaces `UILabel`.
@MainActor
public final class Label: View {
    /// The text that the label shows.
    public var text: String?
}
