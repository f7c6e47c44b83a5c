import Catalogs
import LocaleData
import Reading

/// The translations into one language that may be used again, by their source texts.
struct TranslationMemory {
  struct Suggestion {
    var record: TranslationRecord
    var translation: CarriedTranslation
    /// How much the sources have in common; 1 where they are the same.
    var score: Double
    /// How many other translations the same source has.
    var alternatives: Int
  }

  private struct KeyOfSource: Hashable {
    var key: ExactKey
    var source: ExactKey
  }

  private let records: [TranslationRecord]
  /// By source text, the numbers of the records.
  private var places: [ExactKey: [Int]] = [:]
  /// By key and source text, the numbers of the records.
  private var own: [KeyOfSource: [Int]] = [:]
  private let sources: [String]
  private var similar: SimilarTexts
  private let opposites: Opposites

  /// - Parameter language: The language of the source texts.
  init(_ records: [TranslationRecord], from language: String) {
    self.records = records
    opposites = Opposites(LanguageTag(language)?.language ?? language)
    var sources: [String] = []
    for (number, record) in records.enumerated() {
      let source = ExactKey(record.source)
      if places[source] == nil { sources.append(record.source) }
      places[source, default: []].append(number)
      own[KeyOfSource(key: ExactKey(record.key), source: source), default: []].append(number)
    }
    self.sources = sources
    similar = SimilarTexts(sources)
  }

  /// The translation that fits a key best: of the same key with the same source, of the same source
  /// and comment, of the same source, and only then of one that is much like it.
  ///
  /// - Parameters:
  ///   - table: The key's.
  ///   - least: How much alike sources must be.
  ///   - accepts: Whether a translation can be shown in the place of the key's source.
  mutating func suggestion(
    for key: KeyTranslation, in table: String, canVary: Bool, least: Double,
    accepts: (CarriedTranslation) -> Bool
  ) -> Suggestion? {
    guard !key.isSymbolic else { return nil }
    let source = key.source
    let search = Search(key: key, comment: key.comment, table: table, canVary: canVary)
    // Among the many that may have the same source, its own is not to be overlooked.
    let own = own[KeyOfSource(key: ExactKey(key.key), source: ExactKey(source))] ?? []
    let same = own + (places[ExactKey(source)] ?? [])
    if let found = best(of: same, search, score: 1, accepts) { return found }
    guard least < 1, Self.isSentence(source) else { return nil }
    for match in similar.matches(of: source, least: least) {
      let other = sources[match.text]
      guard !other.isExactly(source), Self.hasSameNumbers(source, other),
        !opposites.areOpposite(Self.words(in: source), Self.words(in: other))
      else { continue }
      // Two texts that differ are not the same, whatever the score says.
      let score = min(match.score, 0.99)
      // A key that is still in use stands beside the new one, so that with other words it says
      // something else.
      let isRewritten = !Self.hasSameWords(source, other)
      let numbers = (places[ExactKey(other)] ?? []).filter { number in
        !isRewritten || records[number].origin(for: table) != .project
      }
      if let found = best(of: numbers, search, score: score, accepts) { return found }
    }
    return nil
  }

  private struct Search {
    var key: KeyTranslation
    var comment: String?
    var table: String
    var canVary: Bool
  }

  /// Some thousand keys can have the same text.
  private static let mostCompared = 200

  /// Of translations of one source, the one that stands nearest to the key.
  private func best(
    of numbers: [Int], _ search: Search, score: Double, _ accepts: (CarriedTranslation) -> Bool
  ) -> Suggestion? {
    let numbers = numbers.prefix(Self.mostCompared)
    let ranked = numbers.map { (number: $0, rank: rank(records[$0], search)) }
      .sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }
    for (number, _) in ranked {
      let record = records[number]
      guard
        let translation = CarriedTranslation(record, to: search.key, canVary: search.canVary),
        accepts(translation)
      else { continue }
      let all = Set(numbers.map { records[$0].targets })
      return Suggestion(
        record: record, translation: translation, score: score, alternatives: all.count - 1)
    }
    return nil
  }

  private func rank(_ record: TranslationRecord, _ search: Search) -> Int {
    let isSameKey = record.key.isExactly(search.key.key)
    let isSameComment = search.comment.map { record.comment?.isExactly($0) ?? false } ?? false
    let origin = ReuseOutcome.Reuse.Origin.allCases.firstIndex(of: record.origin(for: search.table))
    return (isSameKey ? 0 : 20) + (isSameComment ? 0 : 10) + (origin ?? 0)
  }

  /// Whether the text is long enough for a small difference to be small: of single words, those
  /// that look alike mean other things.
  private static func isSentence(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).count > 2
      || text.unicodeScalars.count { $0.value >= 0x2E80 } > 5
  }

  /// Whether the words are the same but for capitals and endings.
  private static func hasSameWords(_ left: String, _ right: String) -> Bool {
    let (left, right) = (words(in: left), words(in: right))
    return left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        let start = zip(left, right).prefix { $0 == $1 }.count
        return left == right || start >= 3 && start * 2 >= max(left.count, right.count)
      }
  }

  private static func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func hasSameNumbers(_ left: String, _ right: String) -> Bool {
    numbers(in: left) == numbers(in: right)
  }

  private static func numbers(in text: String) -> [Substring] {
    text.split { !$0.isWholeNumber }
  }
}
