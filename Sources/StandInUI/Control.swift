/// A view that a person can use; stands for `UIControl`.
///
/// Actions are closures: there are no selectors on Linux.
@MainActor
open class Control: View {
    /// What a person did; stands for `UIControl.Event`, one at a time.
    public enum Event: Sendable {
        /// A finger was lifted inside the control.
        case touchUpInside
        /// The control's value was changed.
        case valueChanged
    }

    /// Whether the control answers; a disabled one sends no actions.
    public var isEnabled = true

    private var actions: [(event: Event, run: @MainActor () -> Void)] = []

    /// Adds an action for an event, behind those that are there.
    public func addAction(for event: Event, _ action: @escaping @MainActor () -> Void) {
        actions.append((event, action))
    }

    /// Runs the actions for an event, as if a person had caused it.
    public func sendActions(for event: Event) {
        guard isEnabled else { return }
        for action in actions where action.event == event { action.run() }
    }
}
