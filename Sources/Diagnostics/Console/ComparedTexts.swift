/// Two texts that a person is to compare: where they look alike, what they differ in is spelled out, as
/// in `\u{A0}` beside a space.
package struct ComparedTexts: Sendable {
  package let old: ConsoleText
  package let new: ConsoleText

  /// Texts of one line each.
  package init(_ old: String, _ new: String) {
    let told = Self.spelled(old, new)
    self.old = ConsoleText(told?.old ?? old)
    self.new = ConsoleText(told?.new ?? new)
  }

  /// The texts with their differences spelled out; nil where these are seen without that.
  private static func spelled(_ old: String, _ new: String) -> (old: String, new: String)? {
    var (left, right) = (old.makeIterator(), new.makeIterator())
    var told = (old: "", new: "")
    while true {
      switch (left.next(), right.next()) {
      case (nil, nil): return told
      case (let one?, let other?) where one.looksLike(other):
        let isSame = one.unicodeScalars.elementsEqual(other.unicodeScalars)
        told.old += isSame ? String(one) : spelling(one)
        told.new += isSame ? String(other) : spelling(other)
      default: return nil
      }
    }
  }

  private static func spelling(_ character: Character) -> String {
    character.unicodeScalars.map { $0.isASCII ? String($0) : VisibleText.spelling($0) }.joined()
  }
}

extension Character {
  /// Whether people see no difference: between spaces, spellings of one letter (Unicode Standard Annex
  /// #15), or with a joiner or a variation selector and without.
  fileprivate func looksLike(_ other: Character) -> Bool {
    self == other || isSpace && other.isSpace || seen == other.seen
  }

  private var isSpace: Bool {
    unicodeScalars.count == 1
      && unicodeScalars.first?.properties.generalCategory == .spaceSeparator
  }

  /// Without what shows nothing of its own.
  private var seen: String {
    var seen = String.UnicodeScalarView()
    seen.append(
      contentsOf: unicodeScalars.lazy.filter { !$0.properties.isDefaultIgnorableCodePoint })
    return String(seen)
  }
}
