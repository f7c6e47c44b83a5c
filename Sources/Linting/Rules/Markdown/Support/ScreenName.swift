import Grammar
import LocaleData

/// What tells a name on the screen, such as a button's, from code between the same marks.
enum ScreenName {
  /// Whether a part of a text reads like the title of a button or a way through menus: it has nothing
  /// but words, starts with a capital letter, and the source's language has one of the words.
  static func isOne(_ text: String, _ language: String) -> Bool {
    let words = text.split { !$0.isLetter }
    let steps = text.split { ">›▸→".contains($0) }
    guard text.unicodeScalars.first?.isCapital == true, !words.contains(where: isCode),
      steps.allSatisfy({ String($0).trimming(marks: ".… ").unicodeScalars.allSatisfy(isPart) })
    else { return false }
    guard language == "en", let english = TranslatableWords.english else { return true }
    return words.contains { english.describe($0.lowercased()).isKnown }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter || scalar.isSpace || "&,'’-–".unicodeScalars.contains(scalar)
  }

  /// Whether a word is in capitals, or has one inside: `README`, `UserDefaults`.
  private static func isCode(_ word: Substring) -> Bool {
    word.count > 1 && word.dropFirst().contains(where: \.isUppercase)
  }
}
