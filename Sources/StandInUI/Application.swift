import Foundation

/// The running app.
///
/// Replaces `UIApplication`, reduced to its notification names.
public enum Application {
    /// Posted when the app is about to enter the foreground.
    public static let willEnterForegroundNotification = Notification.Name("StandInUI.willEnterForeground")

    /// Posted when the app has entered the background.
    public static let didEnterBackgroundNotification = Notification.Name("StandInUI.didEnterBackground")
}
