/// A control with a title; stands for `UIButton`.
@MainActor
public final class Button: Control {
    /// The title that is shown; stands for `title(for: .normal)`.
    public var title: String?
}
