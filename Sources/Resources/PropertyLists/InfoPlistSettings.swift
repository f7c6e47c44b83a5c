package import Extraction

/// The build settings that make up an Info.plist that Xcode generates.
package struct InfoPlistSettings: Sendable {
  private static let prefix = "INFOPLIST_KEY_"

  /// Gives the texts that people read, by key of the `InfoPlist` table.
  ///
  /// - Parameters:
  ///   - settings: A target's build settings; others than `INFOPLIST_KEY_…` are left alone.
  ///   - place: Where the settings are written, as far as the caller knows.
  ///   - resolve: Asked for texts that refer to other settings.
  package static func entries(
    of settings: [String: String], at place: SourceReference,
    resolve: ResourceReader.Resolver = { _ in nil }
  ) -> [ExtractedEntry] {
    settings.keys.sorted().compactMap { setting in
      guard setting.hasPrefix(prefix), let value = settings[setting] else { return nil }
      let key = String(setting.dropFirst(prefix.count))
      guard InfoPlist.isLocalizable(key), let text = InfoPlist.shown(value, resolve) else {
        return nil
      }
      return ExtractedEntry(
        key: key, table: "InfoPlist", defaultValue: text, sourceText: text,
        comments: InfoPlist.comment(for: key).map { [$0] } ?? [], locations: [place])
    }
  }
}
