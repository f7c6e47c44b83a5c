import Messages
import PlainBytes

/// A keyboard shortcut that is not the source's: ⌘L for ⌘K.
struct ChangedShortcut {
  /// As the source has it.
  let expected: String
  let found: String
  /// In UTF-8 offsets of the text.
  let range: Range<Int>

  /// The first in a text.
  ///
  /// Other keys with other modifiers may be a shortcut that the source has in words.
  static func first(in target: LintText, of source: LintText) -> ChangedShortcut? {
    guard mayHaveSigns(source), mayHaveSigns(target) else { return nil }
    let change = shortcuts(in: source.value)
      .firstReplaced(among: shortcuts(in: target.value), by: \.keys) {
        $0.keys.letter == $1.keys.letter || $0.keys.modifiers == $1.keys.modifiers
      }
    return change.map {
      ChangedShortcut(expected: $0.lost.text, found: $0.added.text, range: $0.added.range)
    }
  }

  private struct Keys: Hashable {
    /// In whatever order they stand.
    let modifiers: Set<Unicode.Scalar>
    /// A letter in lower case, or a digit.
    let letter: UInt8
  }

  private struct Shortcut {
    let keys: Keys
    /// As it is written.
    let text: String
    let range: Range<Int>
  }

  /// Whether a text has what the signs of ⌘, ⌥, ⌃ and ⇧ start with in UTF-8.
  private static func mayHaveSigns(_ text: LintText) -> Bool {
    text.bytes.contains(0xE2) && text.profile.traits.contains(.symbols)
  }

  /// Modifiers right before a letter or a digit that starts no word, with a plus sign between or none.
  private static func shortcuts(in text: String) -> [Shortcut] {
    let scalars = Array(PlacedScalars(text))
    var shortcuts: [Shortcut] = []
    var start: Int?
    for (index, (scalar, range)) in scalars.enumerated() {
      if KeyboardKey.isModifierSign(scalar) {
        start = start ?? index
        continue
      }
      guard let first = start, scalar != "+" else { continue }
      start = nil
      let next = index + 1 < scalars.count ? scalars[index + 1].scalar : " "
      guard let letter = UInt8(exactly: scalar.value), letter.isASCIILetterOrDigit,
        !isLatin(next)
      else { continue }
      let place = scalars[first].range.lowerBound..<range.upperBound
      let modifiers = scalars[first..<index].map { $0.scalar }.filter(KeyboardKey.isModifierSign)
      shortcuts.append(
        Shortcut(
          keys: Keys(modifiers: Set(modifiers), letter: letter.lowercasedASCII),
          text: String(text[utf8: place]), range: place))
    }
    return shortcuts
  }

  /// Letters of other scripts may stand right behind a shortcut.
  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 && scalar.isWordPart
  }
}
