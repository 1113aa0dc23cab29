// Given: the two methods of a notification center that a monitor needs. A test can hand in a center that
// counts.

import Foundation

/// Where observers are added and taken away again.
protocol Observing {
    /// Adds an observer, which is kept until its token is handed back.
    ///
    /// - Returns: The token.
    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol

    /// Takes away the observer with this token.
    func removeObserver(_ token: Any)
}

extension NotificationCenter: Observing {}
