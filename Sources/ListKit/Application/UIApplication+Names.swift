public import Foundation

/// Names of what the system tells an app. The probe posts none of them by itself.
extension UIApplication {
  /// The app came to the front.
  nonisolated public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")

  /// The app is about to leave the front.
  nonisolated public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")

  /// The app is no longer seen.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")

  /// The app is about to be seen again.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")

  /// The app is about to end.
  nonisolated public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
}
