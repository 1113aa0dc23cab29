/// A rectangle on the screen that can contain others.
///
/// Replaces `UIView`, without drawing and layout.
@MainActor
open class View: Responder {
    /// The views inside this one, from back to front.
    public private(set) var subviews: [View] = []

    /// The view that contains this one.
    public private(set) weak var superview: View?

    /// Whether the view is hidden.
    public var isHidden = false

    /// A name that tests and assistive tools use to find the view.
    public var accessibilityIdentifier: String?

    /// Adds a view in front of the others, and removes it from its previous superview.
    public func addSubview(_ view: View) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    /// Removes the view from the view that contains it.
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}
