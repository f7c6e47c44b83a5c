import Exchange
import PlainBytes
import Projects
import Reading

/// What tells that a server names keys: in remote notifications the system looks up texts by
/// `loc-key`, `title-loc-key` and `subtitle-loc-key` in the app's table `Localizable`.
///
/// Source: "Generating a remote notification" in Apple's documentation of User Notifications.
enum RemoteNotifications {
  /// Whether a key is called as keys for a server are: in capitals (`GAME_PLAY_REQUEST_FORMAT`), or
  /// after what it is for.
  static func mayName(_ key: String, in table: String) -> Bool {
    guard table == "Localizable", key.utf8.allSatisfy(isKeyByte) else { return false }
    if key.utf8.contains(UInt8(ascii: "_")), !key.utf8.contains(where: \.isASCIISmallLetter) {
      return true
    }
    let small = key.lowercased()
    return ["push", "notification"].contains { small.utf8.containsSequence($0.utf8) }
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    byte.isASCIIWordPart || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// Whether an app of the project gets any: by its entitlements, or by what its code calls.
  static func areReceived(in survey: ProjectSurvey) -> Bool {
    has("aps-environment", in: survey.files.filter { $0.hasSuffix(".entitlements") }, survey)
      || has(
        "registerForRemoteNotifications",
        in: survey.files.filter { SourceLanguage(path: $0) != nil }, survey)
  }

  private static func has(_ word: String, in paths: [String], _ survey: ProjectSurvey) -> Bool {
    paths.contains { path in
      (try? survey.tree.read(path, .source))?.containsSequence(word.utf8) ?? false
    }
  }
}
