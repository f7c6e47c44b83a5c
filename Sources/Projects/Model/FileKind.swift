import Reading

/// What a file is to a build, by its name.
enum FileKind {
  /// Something a compiler reads, headers included.
  case source
  /// A resource that holds strings or may: tables, Interface Builder's files, intents.
  case localizable
  /// A resource that may hold strings if a property list does.
  case propertyList
  /// Any other file.
  case other

  init(path: String) {
    if SourceLanguage(path: path) != nil {
      self = .source
      return
    }
    switch PathParts.fileExtension(of: path) {
    case "strings", "stringsdict", "xcstrings", "storyboard", "xib", "intentdefinition":
      self = .localizable
    case "plist": self = .propertyList
    default: self = .other
    }
  }

  /// Whether the source is a C header, which is no member of most targets that include it.
  static func isHeader(_ path: String) -> Bool { SourceLanguage(path: path) == .header }
}
