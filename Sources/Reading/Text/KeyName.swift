import PlainBytes

/// Tells keys that a developer made up, such as `login.title`, from keys that are texts.
///
/// Only what no reader would be shown counts: `Save/Open`, `9:41`, `Wi-Fi` and `iPhone` are texts.
package enum KeyName {
  /// Whether a key is a name: `login.title`, `LOGIN_TITLE`, `loginTitle`, `login/title`,
  /// `[Login/title]`, with or without specifiers behind (`account.followers %lld`).
  package static func isName(_ key: String) -> Bool {
    let words = key.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard let name = words.first, words.dropFirst().allSatisfy({ $0.first == UInt8(ascii: "%") })
    else { return false }
    // What a specifier stands for may be anything.
    let fixed = name.prefix { $0 != UInt8(ascii: "%") }
    guard let last = fixed.last, fixed.allSatisfy(isASCIIVisible) else { return false }
    if isBracketed(fixed) { return true }
    // `settings.%@`, `row_%d`, `error.code:%d`; without a specifier behind it a mark at the end is a
    // sentence's.
    if fixed.count < name.count, last == UInt8(ascii: ".") || last == UInt8(ascii: "_") {
      return true
    }
    if isMark(last), fixed.count == name.count { return false }
    return hasParts(fixed) || isPath(fixed) || hasHump(fixed)
  }

  private static func isASCIIVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/")
  }

  private static func isBracketed(_ name: Substring.UTF8View) -> Bool {
    name.count > 2 && name.first == UInt8(ascii: "[") && name.last == UInt8(ascii: "]")
  }

  /// Whether a point behind a letter, or a low line, joins words: neither `3.5` nor `Wait...`.
  private static func hasParts(_ name: Substring.UTF8View) -> Bool {
    var (before, previous): (UInt8, UInt8) = (0, 0)
    for byte in name {
      if byte.isASCIILetterOrDigit {
        if previous == UInt8(ascii: "."), before.isASCIILetter { return true }
        if previous == UInt8(ascii: "_"), before != 0 { return true }
      }
      (before, previous) = (previous, byte)
    }
    return false
  }

  /// Whether it is a path of words in small letters; `Save/Open` and `km/h` are texts.
  private static func isPath(_ name: Substring.UTF8View) -> Bool {
    let parts = name.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }
    return parts.count > 1
      && parts.allSatisfy { part in
        part.count > 1 && (part.first?.isASCIISmallLetter ?? false)
          && part.allSatisfy { $0.isASCIIWordPart || $0 == UInt8(ascii: "-") }
      }
  }

  /// Whether it is one word of several in camel case; `iPhone`, `macOS` and `YouTube` are texts.
  private static func hasHump(_ name: Substring.UTF8View) -> Bool {
    let start = name.prefix(while: \.isASCIISmallLetter)
    let rest = name[start.endIndex...]
    return start.count > 1 && rest.allSatisfy(\.isASCIILetterOrDigit)
      && zip(rest, rest.dropFirst()).contains {
        $0.isASCIILetter && !$0.isASCIISmallLetter && $1.isASCIISmallLetter
      }
  }
}
