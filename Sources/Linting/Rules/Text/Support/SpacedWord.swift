import LocaleData
import Messages

extension ScriptSet {
  /// Scripts of languages that part words by spaces and write no prepositions on the next word.
  static let spaced: ScriptSet = [.latin, .cyrillic, .greek]
}

extension Unicode.Scalar {
  /// Whether it is a letter of a script whose words spaces part.
  var isSpacedLetter: Bool { isLetter && ScriptSet(ofAny: self).isSubset(of: .spaced) }
}

extension String {
  /// The letters right before a place, an offset in UTF-8; empty where something else stands there.
  func spacedWord(endingAt place: Int) -> String {
    let scalars = self[utf8: 0..<place].unicodeScalars
    let start = scalars.lastIndex { !$0.isSpacedLetter }.map { scalars.index(after: $0) }
    return String(scalars[(start ?? scalars.startIndex)...])
  }

  /// The letters right behind a place, an offset in UTF-8; empty where something else stands there.
  func spacedWord(startingAt place: Int) -> String {
    String(self[utf8: place..<utf8.count].unicodeScalars.prefix(while: \.isSpacedLetter))
  }
}
