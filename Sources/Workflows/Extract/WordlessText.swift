import Extraction
import Messages

/// Texts that say the same in every language: spaces, signs, and values without a word around them.
enum WordlessText {
  /// Whether a text has neither a letter nor a number but for its placeholders.
  ///
  /// A number may be written with a language's own digits.
  static func isWordless(_ text: String) -> Bool {
    let hasSpecifier = text.utf8.contains(UInt8(ascii: "%"))
    let plain = hasSpecifier ? SpecifierSkeleton(text).text : text
    return !plain.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether somebody says that a key without a word is to be translated: by a comment, by a text of
  /// its own, or by a format that is written as such (`NSLocalizedString("%1$@ – %2$@", …)`), not
  /// made of interpolations.
  static func isMeant(_ entry: ExtractedEntry) -> Bool {
    if entry.comments.contains(where: { !isWordless($0) }) { return true }
    if let value = entry.defaultValue, !isWordless(value) { return true }
    return entry.arguments.isEmpty && !SpecifierSkeleton(entry.key).specifiers.isEmpty
  }
}
