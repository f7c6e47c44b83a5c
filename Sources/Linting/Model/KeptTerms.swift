import Catalogs
import Locking
import PlainBytes

/// The short texts of a table that translations of its other texts keep as they are, as they do names:
/// "Cup Guard", where "Turn on Cup Guard" is "Cup Guard einschalten".
///
/// Read when a rule first asks, for few tables have copies of such texts.
package final class KeptTerms: Sendable {
  private struct Known: Sendable {
    /// The numbers of the keys by the words of their source texts.
    var keys: [[UInt8]: [Int]]
    var answers: [Question: Bool] = [:]
  }

  private struct Question: Hashable, Sendable {
    var term: [UInt8]
    var language: String
  }

  private let table: any LintTable
  private let known = Locked<Known?>(nil)

  package init(_ table: any LintTable) { self.table = table }

  /// Whether texts of a language that are translated keep a source text that they are about.
  ///
  /// - Parameter language: As the table spells it.
  func keep(_ term: LintText, in language: String) -> Bool {
    guard Self.mayBeTerm(term.value) else { return false }
    let question = Question(term: Array(term.value.utf8), language: language)
    return known.withLock { known in
      if let answer = known?.answers[question] { return answer }
      let keys = known?.keys ?? readWords()
      let answer = areMoreKept(of: question, keys)
      if known == nil { known = Known(keys: keys) }
      known?.answers[question] = answer
      return answer
    }
  }

  /// Whether another key's source text is about what a key's text was or is now, and some language has a
  /// copy of it: then what a text of the key becomes may say more of that other key.
  package func haveCopy(of part: LintLocalization?) -> Bool {
    guard let whole = part?.text(at: [])?.value, whole.utf8.count > Self.shortest else {
      return false
    }
    return (0..<table.count).contains { index in
      let key = table.key(at: index, languages: [])
      guard let term = key.source.text(at: []), Self.mayBeTerm(term.value),
        Self.stands(term.value.utf8, in: whole.utf8), term.value != whole
      else { return false }
      return table.key(at: index, languages: table.languages).translations.contains {
        $0.text(at: [])?.value == term.value
      }
    }
  }

  /// Whether a text is three words at most, each with a capital, and nothing is filled in.
  static func mayBeTerm(_ text: String) -> Bool {
    guard (shortest...longest).contains(text.utf8.count) else { return false }
    let words = text.split(separator: " ")
    return words.count <= mostWords
      && words.allSatisfy { word in
        word.first?.isUppercase == true
          && word.utf8.allSatisfy { $0.mayBeLetterOrDigit || $0 == UInt8(ascii: "-") }
      }
  }

  private func readWords() -> [[UInt8]: [Int]] {
    var keys: [[UInt8]: [Int]] = [:]
    for index in 0..<table.count {
      guard let text = table.key(at: index, languages: []).source.text(at: []), text.isShort else {
        continue
      }
      for word in Set(Self.words(of: text.value.utf8)) { keys[word, default: []].append(index) }
    }
    return keys
  }

  private func areMoreKept(of question: Question, _ keys: [[UInt8]: [Int]]) -> Bool {
    let words = Self.words(of: question.term)
    guard let rarest = words.min(by: { (keys[$0]?.count ?? 0) < (keys[$1]?.count ?? 0) }) else {
      return false
    }
    var (kept, others) = (0, 0)
    for index in (keys[rarest] ?? []).prefix(ScanLimit.parts) {
      guard let isKept = keeps(question, at: index) else { continue }
      if isKept { kept += 1 } else { others += 1 }
    }
    return kept > others * 2
  }

  /// Whether the text of a key has a term as its source has it; nil where that says nothing.
  private func keeps(_ question: Question, at index: Int) -> Bool? {
    let key = table.key(at: index, languages: [question.language])
    guard let source = key.source.text(at: [])?.value, source.utf8.count > question.term.count,
      Self.stands(question.term, in: source.utf8), let translation = key.translations.first,
      translation.isTranslated, let target = translation.text(at: [])?.value,
      Self.isTranslated(source, target, besides: question.term)
    else { return nil }
    return Self.stands(question.term, in: target.utf8)
  }

  /// Whether a text has other words than its source has, but for those of a term.
  private static func isTranslated(
    _ source: String, _ target: String, besides term: [UInt8]
  ) -> Bool {
    let own = Set(words(of: source.utf8)).subtracting(words(of: term))
    let left = own.intersection(words(of: target.utf8))
    return !own.isEmpty && left.count * 2 < own.count
  }

  /// Whether a text has a term somewhere that is no part of a word in Latin letters.
  private static func stands(
    _ term: some Collection<UInt8>, in text: some BidirectionalCollection<UInt8>
  ) -> Bool {
    guard let range = text.firstRange(of: term) else { return false }
    let isOpen = range.lowerBound == text.startIndex
    let before: UInt8 = isOpen ? 0x20 : text[text.index(before: range.lowerBound)]
    let next: UInt8 = range.upperBound < text.endIndex ? text[range.upperBound] : 0x20
    return !before.isASCIILetterOrDigit && !next.isASCIILetterOrDigit
  }

  /// The words in Latin letters, between which other scripts may stand without a space.
  private static func words(of text: some Collection<UInt8>) -> [[UInt8]] {
    text.split { !$0.isASCIILetterOrDigit }.map { Array($0) }
  }

  private static let mostWords = 3
  /// In bytes; shorter texts are parts of others by chance.
  private static let shortest = 4
  private static let longest = 60
}

extension LintKey {
  /// The languages that have the source text as it is, for it is a term that their other texts keep.
  var languagesWithKeptTerm: [String] {
    guard let keptTerms, let term = source.text(at: []), KeptTerms.mayBeTerm(term.value) else {
      return []
    }
    return translations.filter { other in
      other.text(at: [])?.value == term.value && keptTerms.keep(term, in: other.language)
    }.map(\.language)
  }
}
