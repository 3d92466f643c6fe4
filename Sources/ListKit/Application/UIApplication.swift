public import Foundation

/// The app. Here only the names of what the system tells it.
@MainActor
open class UIApplication: UIResponder {
  /// Memory is short (34). `UIWindow` posts it where a screen of the probe says so.
  nonisolated public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}
