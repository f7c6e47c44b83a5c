/// The name of one file or folder, where it is made of what a repository or a translator says.
package enum FileName {
  /// What most file systems hold, in bytes.
  private static let longest = 255

  /// Whether a file can be called that: one name, not a path, that prints as it is.
  package static func isUsable(_ name: String) -> Bool {
    guard !name.isEmpty, name != ".", name != "..", name.utf8.count <= longest else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
      default: scalar != "/"
      }
    }
  }

  /// Whether it is git's own folder, in the spellings that file systems take for one.
  static func isRepository(_ name: String) -> Bool { name.lowercased() == ".git" }

  /// Whether macOS made the file to keep what belongs to another one, on a disk that can't keep it with
  /// that: `._Info.plist` beside `Info.plist` (RFC 1740, AppleDouble).
  static func isAppleDouble(_ name: String) -> Bool { name.hasPrefix("._") }

  /// What a file name has to be, for messages.
  static let rule = "a single name, without '/', control or invisible characters"
}
