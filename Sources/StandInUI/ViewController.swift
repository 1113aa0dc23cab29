/// Who stands behind a screen; stands for `UIViewController`, with the part of its life cycle that lessons need.
@MainActor
open class ViewController: Responder {
    /// How a screen covers the one below.
    public enum ModalPresentationStyle: Sendable {
        /// A sheet that leaves the screen below visible.
        case pageSheet
        /// The whole screen.
        case fullScreen
    }

    /// How this screen is shown when it is presented.
    public var modalPresentationStyle: ModalPresentationStyle = .pageSheet

    /// What the bar above the screen shows.
    public let navigationItem = NavigationItem()

    /// What this screen is about; stands for the property of `NSViewController`.
    open var representedObject: Any?

    /// The screen that this one presents.
    public private(set) var presentedViewController: ViewController?

    private var loadedView: View?

    /// The screen's view, which is loaded when it is asked for first.
    public var view: View {
        get {
            loadViewIfNeeded()
            // A subclass that overrides `loadView` without setting a view gets an empty one.
            return loadedView ?? View()
        }
        set { loadedView = newValue }
    }

    /// Whether the view was loaded already; asking does not load it.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view once, and then calls `viewDidLoad()`.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { loadedView = View() }
        viewDidLoad()
    }

    /// Makes the view; an override sets `view`, and does not call `super`.
    open func loadView() { view = View() }

    /// Called once the view is loaded; an override calls `super`.
    open func viewDidLoad() {}

    /// Shows another screen over this one.
    public func present(
        _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        presentedViewController = controller
        completion?()
    }

    /// Takes the presented screen away.
    public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }
}
