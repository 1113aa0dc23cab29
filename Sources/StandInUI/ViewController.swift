/// The object that manages a screen.
///
/// Replaces `UIViewController`, with the part of its life cycle that the lessons need.
@MainActor
open class ViewController: Responder {
    /// How a screen covers the one below it.
    public enum ModalPresentationStyle: Sendable {
        /// A sheet that leaves part of the screen below visible.
        case pageSheet
        /// The whole screen.
        case fullScreen
    }

    /// How this screen appears when it is presented.
    public var modalPresentationStyle: ModalPresentationStyle = .pageSheet

    /// The contents of the bar above the screen.
    public let navigationItem = NavigationItem()

    /// The object that this screen shows.
    ///
    /// Replaces the property of `NSViewController`.
    open var representedObject: Any?

    /// The screen that this screen presents.
    public private(set) var presentedViewController: ViewController?

    private var loadedView: View?

    /// The screen's view, which is loaded on first use.
    public var view: View {
        get {
            loadViewIfNeeded()
            // A subclass that overrides `loadView` without setting a view gets an empty one.
            return loadedView ?? View()
        }
        set { loadedView = newValue }
    }

    /// Whether the view is already loaded.
    ///
    /// Reading this property doesn't load it.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view once, and then calls `viewDidLoad()`.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { loadedView = View() }
        viewDidLoad()
    }

    /// Creates the view.
    ///
    /// An override sets `view` and doesn't call `super`.
    open func loadView() { view = View() }

    /// Called after the view is loaded.
    ///
    /// An override calls `super`.
    open func viewDidLoad() {}

    /// Presents another screen over this one.
    public func present(
        _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        presentedViewController = controller
        completion?()
    }

    /// Dismisses the presented screen.
    public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }
}
