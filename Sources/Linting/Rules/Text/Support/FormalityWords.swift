import LocaleData
import Reading

/// The words of a language that tell whether a text speaks to its reader familiarly or politely.
///
/// A class, so that it is handed on for one reference count.
final class FormalityWords: Sendable {
  enum Formality { case familiar, polite }

  /// Familiar wherever they stand, in small letters.
  private let familiar: Set<String>
  /// Polite wherever they stand, in small letters.
  private let polite: Set<String>
  /// Polite with a capital inside of a sentence, as they are written.
  private let capitalized: Set<String>
  /// Polite at the start of a sentence, in small letters.
  private let openings: Set<String>
  /// Whether nothing else can be meant, so that both in one text are a mistake.
  let areSure: Bool
  /// The words as they may stand in a text, hashed.
  private let familiarHashes: WordHashes
  private let politeHashes: WordHashes
  /// How many characters the longest one has.
  private let longest: Int

  private static let known: [String: FormalityWords] = {
    let languages = LanguageFact.formality.sets(ofList: "familiar").keys
    return Dictionary(languages.map { ($0, FormalityWords(language: $0)) }) { first, _ in first }
  }()

  /// The words of a language; nil where none are known.
  static func of(_ language: String) -> FormalityWords? { known[language] }

  private init(language: String) {
    func words(_ list: String) -> Set<String> {
      Set(LanguageFact.formality.list(of: "\(language).\(list)"))
    }
    (familiar, polite) = (words("familiar"), words("polite"))
    (capitalized, openings) = (words("capitalized"), words("openings"))
    areSure = LanguageFact.formality.list(of: "*").contains(language)
    func startingSentences(_ words: Set<String>) -> Set<String> {
      Set(words.map(\.startingWithCapital))
    }
    let politeForms = polite.union(startingSentences(polite)).union(capitalized)
    let familiarForms = familiar.union(startingSentences(familiar))
    familiarHashes = WordHashes(familiarForms.map { WordHash.hash(of: $0) })
    politeHashes = WordHashes(
      politeForms.union(startingSentences(openings)).map { WordHash.hash(of: $0) })
    longest = familiar.union(politeForms).union(openings).map(\.unicodeScalars.count).max() ?? 0
  }
}

/// A look at the bytes, which nearly all texts have no need to pass.
extension FormalityWords {
  /// Which kinds of words a text may have.
  func seen(in text: String) -> (familiar: Bool, polite: Bool) {
    var seen = (familiar: false, polite: false)
    WordHash.visit(text) { hash in
      if familiarHashes.contains(hash) { seen.familiar = true }
      if politeHashes.contains(hash) { seen.polite = true }
      return !(seen.familiar && seen.polite)
    }
    return seen
  }
}

/// A word in its sentence.
extension FormalityWords {
  /// Where in a sentence a word stands.
  private enum Position { case start, inside, unknown }

  /// How a word speaks to the reader; nil where it doesn't, or may be another word.
  func formality(of word: Range<Int>, in prose: Prose) -> Formality? {
    guard word.count <= longest else { return nil }
    let scalars = prose.scalars
    let written = prose.text(word)
    let small = written.lowercased()
    if openings.contains(small) {
      let isStart = Self.position(of: word.lowerBound, in: scalars) == .start
      return isStart && Self.isSentenceCase(scalars[word]) ? .polite : nil
    }
    guard !Self.isJoined(word, scalars) else { return nil }
    if capitalized.contains(written) {
      return Self.position(of: word.lowerBound, in: scalars) == .inside ? .polite : nil
    }
    let isFamiliar = familiar.contains(small)
    guard isFamiliar || polite.contains(small) else { return nil }
    guard word.count > 1 ? !scalars[word].allSatisfy(\.isCapital) : Self.isWord(word, scalars)
    else { return nil }
    return isFamiliar ? .familiar : .polite
  }

  private static func position(of index: Int, in scalars: [Unicode.Scalar]) -> Position {
    var before = index - 1
    while before >= 0, scalars[before] == " " || scalars[before] == "\u{A0}" { before -= 1 }
    guard before >= 0 else { return .start }
    switch scalars[before] {
    case ".", "!", "?", "…", ":", "¿", "¡": return .start
    case ",": return .inside
    case let scalar where scalar.isSpace: return .start
    case let scalar: return scalar.isLetter && before + 1 < index ? .inside : .unknown
    }
  }

  /// Whether a word has a capital at its start alone.
  private static func isSentenceCase(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    word.first?.isCapital == true && !word.dropFirst().contains(where: \.isCapital)
  }

  /// Whether a letter alone is a word, not a key of a keyboard or a unit behind a number.
  private static func isWord(_ letter: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    let position = position(of: letter.lowerBound, in: scalars)
    guard scalars[letter.lowerBound].isCapital else { return position != .unknown }
    return position == .start && letter.upperBound < scalars.count
      && scalars[letter.upperBound].isSpace
  }

  /// Whether a mark makes the word a part of another one, of a choice ("du/Sie") or of a name.
  private static func isJoined(_ word: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    if word.lowerBound > 0 {
      let before = scalars[word.lowerBound - 1]
      if before == "." || joins(before) { return true }
    }
    return word.upperBound < scalars.count && joins(scalars[word.upperBound])
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2011}", "·", "_", "/", "&", "@", "#", "\\", "=", "+", "{", "}", "<",
      ">", "$", "%", Prose.object:
      true
    default: scalar.isApostrophe
    }
  }
}
