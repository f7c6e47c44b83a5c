import LocaleData
import Locking
import Messages
import PlainBytes
import Reading

/// What a language calls weekdays or months, looked for in texts.
///
/// A class, so that it is handed on for one reference count.
final class DateNames: Sendable {
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case weekday = "weekdays"
    case month = "months"
  }

  /// A name in a text.
  struct Place {
    /// Which of its kind it is, counted from Sunday or January.
    let number: Int
    let range: Range<Int>
  }

  private let names: [Name]

  private init(_ language: String, _ kind: Kind) {
    let entries = LanguageFact.dateNames.list(of: "\(language).\(kind.rawValue)")
    names = entries.enumerated().flatMap { number, entry in
      entry == "-" ? [] : entry.split(separator: "/").flatMap { Name.all(of: String($0), number) }
    }
  }

  /// The only weekday or month that a text names, at the first place of its name; nil where it names
  /// none or several.
  func only(in text: LintText) -> Place? {
    var only: Place?
    for name in names where name.letters.isSubset(of: text.bytes) {
      guard let range = name.range(in: text.value) else { continue }
      guard let other = only else {
        only = Place(number: name.number, range: range)
        continue
      }
      guard other.number == name.number else { return nil }
    }
    return only
  }

  /// Those of a language; without any where they aren't known.
  static func of(_ language: String, _ kind: Kind) -> DateNames {
    let key = Key(language: language, kind: kind)
    if let names = known.withValue({ $0[key] }) { return names }
    let names = DateNames(language, kind)
    known.withValue { known in
      if known.count < most { known[key] = names }
    }
    return names
  }

  private struct Key: Hashable, Sendable {
    let language: String
    let kind: Kind
  }

  private static let known = Sharded<[Key: DateNames]> { [:] }
  /// A server may be asked for any number of made-up languages.
  private static let most = 512
}

extension DateNames {
  /// One spelling of a name.
  private struct Name: Sendable {
    let number: Int
    let bytes: [UInt8]
    /// The bytes without their order: most texts lack one of them.
    let letters: ByteSet
    /// Whether it counts only where the text starts: elsewhere a capital makes another name of it, as of
    /// the planet Mars.
    let startsText: Bool
    /// Whether letters may stand right beside it, for its script has no spaces, or endings behind words.
    let isAmongLetters: Bool

    private init(_ text: String, _ number: Int, startsText: Bool) {
      self.number = number
      self.startsText = startsText
      bytes = Array(text.utf8)
      letters = ByteSet(text)
      let script = text.unicodeScalars.first.map { ScriptSet(ofAny: $0) } ?? []
      isAmongLetters = !script.isDisjoint(with: .joined)
    }

    /// A name as the data has it, and with a capital where it has none.
    static func all(of entry: String, _ number: Int) -> [Name] {
      let text = entry.replacing("_", with: " ")
      let capitalized = text.prefix(1).uppercased() + text.dropFirst()
      let name = Name(text, number, startsText: false)
      return capitalized == text ? [name] : [name, Name(capitalized, number, startsText: true)]
    }

    /// Where it stands in a text for the first time.
    func range(in text: String) -> Range<Int>? {
      var start = 0
      while let offset = text.utf8.dropFirst(start).offset(ofSequence: bytes) {
        let range = (start + offset)..<(start + offset + bytes.count)
        if startsText, range.lowerBound > 0 { return nil }
        if isWhole(range, in: text) { return range }
        start = range.upperBound
      }
      return nil
    }

    private func isWhole(_ range: Range<Int>, in text: String) -> Bool {
      if isAmongLetters { return true }
      let before = text[utf8: 0..<range.lowerBound].unicodeScalars.last
      let behind = text[utf8: range.upperBound..<text.utf8.count].unicodeScalars.first
      return before?.isWordPart != true && behind?.isWordPart != true
    }
  }
}
