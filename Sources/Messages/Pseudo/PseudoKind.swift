import Reading

/// What a pseudo-locale shows of an app before anybody has translated it.
package enum PseudoKind: String, CaseIterable, Sendable {
  /// Letters with accents: what stays plain is not localized.
  case accented
  /// The same, and as much longer as translations may be.
  case long
  /// Words from right to left: what doesn't mirror its layout is seen.
  case rtl
  /// The source's texts between brackets: a bracket that is missing was cut off.
  case bounded
  /// The longest text that any language has.
  case longest

  /// What begins and ends every pseudo text: where it is cut off, where texts were put together, and
  /// that no person wrote it.
  ///
  /// Android and Windows have square brackets for it, which begin links in Markdown.
  static let brackets: (open: Character, close: Character) = ("\u{27E6}", "\u{27E7}")

  /// Whether a text is one of a pseudo-locale.
  package static func isMarked(_ text: String) -> Bool {
    let text = text.trimming(while: \.isWhitespace)
    return text.count > 1 && text.first == brackets.open && text.last == brackets.close
  }
}
