import Reading

/// A kind of file outside of Swift that holds localizable strings.
package enum ResourceKind: String, Hashable, Sendable, CaseIterable {
  /// Objective-C and C: their localizing calls.
  case objectiveC
  /// A storyboard or xib.
  case interfaceBuilder
  /// An app's Info.plist.
  case infoPlist
  /// A page of a Settings.bundle.
  case settingsPage
  /// A `.intentdefinition` of SiriKit.
  case intentDefinition
  /// An `AppIntentVocabulary.plist`, which is localized as a whole file and so holds no keys.
  case intentVocabulary

  /// What stands behind the last dot of the names of files that may hold such strings, but for code.
  package static let extensions = ["storyboard", "xib", "plist", "intentdefinition"]

  /// What the names of storyboards and xibs end in.
  package static let interfaceSuffixes = [".storyboard", ".xib"]

  /// What the names of files end in whose strings stand in a table that is called as the file is.
  package static let suffixesWithOwnTable = interfaceSuffixes + [".intentdefinition"]

  /// The kind of a file by its path; nil for a file that holds no such strings.
  package init?(path: String) {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return nil }
    if let language = SourceLanguage(path: path) {
      guard language != .swift else { return nil }
      self = .objectiveC
      return
    }
    switch PathParts.fileExtension(of: path) {
    case "storyboard", "xib": self = .interfaceBuilder
    case "intentdefinition": self = .intentDefinition
    case "plist":
      if name == "AppIntentVocabulary.plist" {
        self = .intentVocabulary
      } else if parts.dropLast().last?.hasSuffix(".bundle") == true {
        self = .settingsPage
      } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
        self = .infoPlist
      } else {
        return nil
      }
    default: return nil
    }
  }
}
