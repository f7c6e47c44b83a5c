import LocaleData
import PlainBytes
import Reading

/// A name with a capital within, such as iCloud, that a translation spells with other capitals.
struct ChangedCapitals {
  /// As the source has it.
  let expected: String
  let found: String
  /// In UTF-8 offsets of the text.
  let range: Range<Int>

  /// The first in a text that has the name nowhere as it is; nil where one of both is too long to search.
  static func first(in target: LintText, of source: LintText) -> ChangedCapitals? {
    guard target.isShort, source.isShort else { return nil }
    let names = self.names(in: source).filter {
      !target.value.utf8.containsSequence($0.utf8)
    }
    let prose = target.prose
    guard !names.isEmpty, prose.scalars.contains(where: \.isSmallLetter) else { return nil }
    let spellings = Dictionary(
      names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    for word in words(of: prose) where isAlone(word, prose.scalars) {
      let text = prose.text(word)
      // A unit that the source misspells is right so.
      guard let name = spellings[text.lowercased()], !units.contains(text),
        !source.value.utf8.containsSequence(text.utf8),
        !(isAtStart(word, prose.scalars) && name.dropFirst() == text.dropFirst())
      else { continue }
      return ChangedCapitals(expected: name, found: text, range: prose.range(word))
    }
    return nil
  }

  private static func names(in source: LintText) -> [String] {
    guard hasCapitalWithin(source.value) else { return [] }
    let prose = source.prose
    let found = words(of: prose).lazy.filter { isAlone($0, prose.scalars) }
      .map { prose.text($0) }.filter { isName($0) }
    return Array(found.prefix(ScanLimit.parts))
  }

  private static func isName(_ word: String) -> Bool {
    word.utf8.count > 2 && hasCapitalWithin(word) && !units.contains(word)
      && !commonWords.contains(word.lowercased())
  }

  /// Whether a capital stands right behind a small letter; a cheap look.
  private static func hasCapitalWithin(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte.isASCIICapitalLetter, previous.isASCIISmallLetter { return true }
      previous = byte
    }
    return false
  }

  /// Runs of Latin letters and digits: in some languages no space stands around them.
  private static func words(of prose: Prose) -> [Range<Int>] {
    let scalars = prose.scalars
    return scalars.indices.split { index in
      scalars[index].value > 0x7F || !scalars[index].isWordPart
    }
  }

  /// Whether a word is no part of another, of a path, of a handle or of a name with a full stop in it.
  private static func isAlone(_ word: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    let before = word.lowerBound > 0 ? scalars[word.lowerBound - 1] : " "
    let behind = scalars[word.upperBound...].prefix(2)
    guard !joins(before), before != ".", !(behind.first.map(joins) ?? false) else { return false }
    return behind.first != "." || behind.count == 1 || !(behind.last?.isWordPart ?? false)
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", "@", "_", "#": true
    default: scalar.value > 0x7F && scalar.value < 0x250 && scalar.isLetter
    }
  }

  /// Whether a sentence starts with a word, so that it may have a capital.
  private static func isAtStart(_ word: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    let before = scalars[..<word.lowerBound].last { $0 == "\n" || !$0.isSpace }
    switch before {
    case nil: return true
    case let mark?: return mark == "\n" || mark == Prose.object || !mark.isWordPart && mark != ","
    }
  }

  private static let commonWords = Set(LanguageFact.codeNames.list(of: "common"))
  private static let units = Set(LanguageFact.units.list(of: "anywhere"))
}
