/// What was to be done to a file, for the message that says why it wasn't.
package enum FileAction: Sendable {
  case read
  /// The names in a folder were to be read.
  case listed
  case written
  case removed

  var participle: String {
    switch self {
    case .read, .listed: "read"
    case .written: "written"
    case .removed: "removed"
    }
  }

  /// The stable id of a diagnostic.
  var failureID: String {
    switch self {
    case .read: "unreadable-file"
    case .listed: "unreadable-folder"
    case .written, .removed: "unwritable-file"
    }
  }

  var advice: String {
    switch self {
    case .read, .listed: "check its permissions, or leave it out with --exclude"
    case .written: "check the path and its permissions"
    case .removed: "check its permissions and those of its folder"
    }
  }
}
