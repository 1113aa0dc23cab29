/// The contents of the bar above a screen.
///
/// Replaces `UINavigationItem`.
@MainActor
public final class NavigationItem {
    /// The title of the screen.
    public var title: String?

    /// The button on the right.
    public var rightBarButton: Button?

    /// Creates an empty item.
    public init() {}
}
