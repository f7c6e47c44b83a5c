import Catalogs
import Reading

/// What people say to Siri, as App Intents keeps it.
enum AppShortcuts {
  /// The table that the phrases are looked up in.
  static let table = "AppShortcuts"
  /// What stands for the app's name.
  static let appName = "${applicationName}"
}

extension LintUnit {
  /// Whether the text is a phrase of an App Shortcut.
  var isAppShortcutPhrase: Bool {
    key.table == AppShortcuts.table || target.path.phrase != nil
  }
}

extension LintText {
  /// Whether it has what stands for the app's name in a phrase.
  var hasAppName: Bool { value.utf8.containsSequence(AppShortcuts.appName.utf8) }
}
