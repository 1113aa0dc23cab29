// Given: the two methods of a notification center that a monitor needs. A test can pass in a center that
// counts its observers.

import Foundation

/// An object to which observers can be added, and from which they can be removed.
protocol Observing {
    /// Adds an observer, and keeps it until its token is passed to `removeObserver(_:)`.
    ///
    /// - Returns: A token that identifies the observer.
    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol

    /// Removes the observer that this token identifies.
    func removeObserver(_ token: Any)
}

extension NotificationCenter: Observing {}
