/// What the bar above a screen shows; stands for `UINavigationItem`.
@MainActor
public final class NavigationItem {
    /// The title of the screen.
    public var title: String?

    /// The button at the right.
    public var rightBarButton: Button?

    /// Creates an empty item.
    public init() {}
}
