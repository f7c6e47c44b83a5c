import Catalogs
import Diagnostics
import Exchange
import LocaleData
import Reading

/// Files whose new texts are what the catalogs have in another language than the file says: a mix-up,
/// which would replace the translations of one language with those of another.
struct CopiedLanguage {
  /// The texts of a carrier in one language.
  struct Carrier: Hashable {
    var path: String
    var language: String
  }

  private struct Text {
    /// Of the key and its translation.
    var hash: Int
    var isReplacing: Bool
  }

  private struct Texts {
    var first: (part: ExchangeInput.Part, unit: ExchangeUnit)
    /// By the catalog that they go to.
    var byTable: [String: [Text]] = [:]
    var count = 0

    var telling: [Text] { byTable.values.flatMap(\.self) }

    /// Whether it can be more than half of what more than half replaces translations of.
    var replacesMany: Bool {
      let replacing = telling.count(where: \.isReplacing)
      return replacing * 4 > telling.count && replacing * 2 > CopiedLanguage.least
    }
  }

  private var texts: [Carrier: Texts] = [:]

  /// Shorter texts are alike in several languages.
  private static let leastBytes = 12
  private static let least = 5

  /// Keeps what tells the language of a text that would be imported.
  mutating func add(
    _ change: ExchangeChange, _ current: ExchangeUnit, _ table: TableLanguage,
    _ unit: ExchangeUnit, _ part: ExchangeInput.Part
  ) {
    let carrier = Carrier(path: part.path, language: table.language)
    texts[carrier, default: Texts(first: (part, unit))].count += 1
    guard change.text.utf8.count >= Self.leastBytes, change.text != current.source else { return }
    let isReplacing = !(current.target ?? "").isEmpty && current.target != current.source
    texts[carrier]?.byTable[table.original, default: []].append(
      Text(hash: Self.hash(change.key, change.text), isReplacing: isReplacing))
  }

  /// The carriers that must not be imported, which it tells.
  func copies(
    of tables: [ExchangeTable], _ findings: inout ImportFindings
  ) -> Set<Carrier> {
    var found: Set<Carrier> = []
    var known: [TableLanguage: Set<Int>] = [:]
    let carriers = texts.sorted { ($0.key.path, $0.key.language) < ($1.key.path, $1.key.language) }
    for (carrier, texts) in carriers where texts.replacesMany {
      let own = tables.filter { texts.byTable[$0.original] != nil }
      let others = Set(own.flatMap(\.languages)).sorted().filter {
        Self.areUnlike($0, carrier.language)
      }
      guard let other = others.first(where: { isCopied(from: $0, texts, own, &known) }) else {
        continue
      }
      found.insert(carrier)
      findings.refuse(
        "language-mismatch", texts.count, texts.first.unit, texts.first.part,
        "most new texts for '\(carrier.language)' are what the catalogs have in '\(other)', and would "
          + "replace translations; correct the language that the file names, or import it with --force"
      )
    }
    return found
  }

  /// Whether most texts are those of another language, and replace a translation.
  ///
  /// - Parameter known: What the tables have, once it was looked up.
  private func isCopied(
    from other: String, _ texts: Texts, _ tables: [ExchangeTable],
    _ known: inout [TableLanguage: Set<Int>]
  ) -> Bool {
    var copies: [Text] = []
    for table in tables {
      let place = TableLanguage(original: table.original, language: other)
      let own =
        known[place]
        ?? Set(table.leaves(ofLanguage: other).map { Self.hash($0.key, $0.leaf.text) })
      known[place] = own
      copies += (texts.byTable[table.original] ?? []).filter { own.contains($0.hash) }
    }
    return copies.count >= Self.least && copies.count * 2 > texts.telling.count
      && copies.count(where: \.isReplacing) * 2 > copies.count
  }

  private static func areUnlike(_ one: String, _ other: String) -> Bool {
    guard let one = LanguageTag(one), let other = LanguageTag(other) else { return false }
    return !LanguageFact.areRelated(one.language, other.language)
  }

  private static func hash(_ key: String, _ text: String) -> Int {
    var hasher = Hasher()
    hasher.combine(ExactKey(key))
    hasher.combine(ExactKey(text))
    return hasher.finalize()
  }
}
