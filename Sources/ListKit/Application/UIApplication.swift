public import Foundation

/// The app: the names of what the system tells it, and a door to other apps that leads nowhere.
@MainActor
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// Opens an address in another app. Nothing is opened here.
  open func open(_ url: URL) {}

  /// Memory is short (34). `UIWindow` posts it where a screen of the probe says so.
  nonisolated public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}
