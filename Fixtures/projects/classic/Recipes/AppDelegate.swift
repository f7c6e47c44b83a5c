import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

extension String {
  /// The text of a key in the app's own table.
  var localized: String { NSLocalizedString(self, comment: "") }
}
