import Catalogs
import Locking
import PlainBytes

/// The short texts of a table that translations of its other texts keep as they are, as they do names:
/// "Cup Guard", where "Turn on Cup Guard" is "Cup Guard einschalten".
///
/// Read when a rule first asks, for few tables have copies of such texts.
package final class KeptTerms: Sendable {
  private let table: any LintTable
  /// Those in which a term may be asked for.
  private let languages: [String]
  private let known = Locked<TermIndex?>(nil)
  /// The languages that keep a term, by the term's bytes.
  private let answers = Locked<[[UInt8]: Set<String>]>([:])

  /// - Parameter languages: Those in which a term may be asked for, as the table spells them.
  package init(_ table: any LintTable, languages: [String]) {
    self.table = table
    self.languages = languages
  }

  /// Whether texts of a language that are translated keep a source text that they are about.
  ///
  /// - Parameter language: As the table spells it.
  func keep(_ term: LintText, in language: String) -> Bool {
    guard Self.mayBeTerm(term.value) else { return false }
    let term = Array(term.value.utf8)
    if let answer = answers.withLock({ $0[term] }) { return answer.contains(language) }
    // Two threads may find the same; none waits for what another one reads.
    let answer = languagesKeeping(term)
    answers.withLock { $0[term] = answer }
    return answer.contains(language)
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

  private var index: TermIndex {
    known.withLock { known in
      let index = known ?? TermIndex(of: table)
      known = index
      return index
    }
  }

  private func languagesKeeping(_ term: [UInt8]) -> Set<String> {
    var (kept, others) = ([String: Int](), [String: Int]())
    for index in index.textsAbout(term) {
      let key = table.key(at: index, languages: languages)
      guard let source = key.source.text(at: [])?.value, source.utf8.count > term.count,
        Self.stands(term, in: source.utf8)
      else { continue }
      for translation in key.translations where translation.isTranslated {
        guard let target = translation.text(at: [])?.value,
          Self.isTranslated(source, target, besides: term)
        else { continue }
        let isKept = Self.stands(term, in: target.utf8)
        if isKept { kept[translation.language, default: 0] += 1 }
        if !isKept { others[translation.language, default: 0] += 1 }
      }
    }
    return Set(kept.filter { $0.value > others[$0.key, default: 0] * 2 }.keys)
  }

  /// Whether a text has other words than its source has, but for those of a term.
  private static func isTranslated(
    _ source: String, _ target: String, besides term: [UInt8]
  ) -> Bool {
    let own = Set(TermIndex.words(of: source.utf8)).subtracting(TermIndex.words(of: term))
    let left = own.intersection(TermIndex.words(of: target.utf8))
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
