/// A line of text on the screen; stands for `UILabel`.
@MainActor
public final class Label: View {
    /// The text that is shown.
    public var text: String?
}
