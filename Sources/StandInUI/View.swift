/// A rectangle on the screen that may hold others; stands for `UIView`, without drawing or layout.
@MainActor
open class View: Responder {
    /// The views inside, back to front.
    public private(set) var subviews: [View] = []

    /// The view that holds this one.
    public private(set) weak var superview: View?

    /// Whether the view is left out when the screen is shown.
    public var isHidden = false

    /// A name by which tests and assistive tools find the view.
    public var accessibilityIdentifier: String?

    /// Puts a view in front of the others, taking it out of where it was.
    public func addSubview(_ view: View) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    /// Takes the view out of the one that holds it.
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}
