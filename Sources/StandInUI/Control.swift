/// A view that the user can interact with.
///
/// Replaces `UIControl`.
///
/// Actions are closures, because there are no selectors on Linux.
@MainActor
open class Control: View {
    /// What the user did.
    ///
    /// Replaces `UIControl.Event`, with one event at a time.
    public enum Event: Sendable {
        /// The user lifted a finger inside the control.
        case touchUpInside
        /// The user changed the control's value.
        case valueChanged
    }

    /// Whether the control is enabled.
    ///
    /// A disabled control sends no actions.
    public var isEnabled = true

    private var actions: [(event: Event, run: @MainActor () -> Void)] = []

    /// Adds an action for an event, to run after the existing ones.
    public func addAction(for event: Event, _ action: @escaping @MainActor () -> Void) {
        actions.append((event, action))
    }

    /// Runs the actions for an event, as if the user had caused it.
    public func sendActions(for event: Event) {
        guard isEnabled else { return }
        for action in actions where action.event == event { action.run() }
    }
}
