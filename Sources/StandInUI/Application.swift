import Foundation

/// The running app; stands for `UIApplication`, of which only the names of notifications are left.
public enum Application {
    /// Posted before the app comes to the foreground.
    public static let willEnterForegroundNotification = Notification.Name("StandInUI.willEnterForeground")

    /// Posted after the app went to the background.
    public static let didEnterBackgroundNotification = Notification.Name("StandInUI.didEnterBackground")
}
