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
    /// The catalog's text, if it has one that isn't the source.
    var old: String?
    var new: String

    var isReplacing: Bool { old != nil }
  }

  /// What there is to say of texts that another language has.
  private enum Verdict {
    /// They are the other language's.
    case other
    /// Nothing tells whose they are.
    case unclear
  }

  private struct MixUp {
    /// The language that has the texts, too.
    var other: String
    var verdict: Verdict
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
    guard change.text.utf8.count >= Self.leastBytes, change.text != current.source,
      change.text != current.target, change.text.hasSeveralWords
    else { return }
    let old = current.target.flatMap { $0.isEmpty || $0 == current.source ? nil : $0 }
    texts[carrier]?.byTable[table.original, default: []].append(
      Text(hash: Self.hash(change.key, change.text), old: old, new: change.text))
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
      let mixUps = others.compactMap { other -> MixUp? in
        let copies = copied(from: other, texts, own, &known)
        return verdict(on: copies, carrier.language, other).map { MixUp(other: other, verdict: $0) }
      }
      guard let mixUp = mixUps.first(where: { $0.verdict == .other }) ?? mixUps.first else {
        continue
      }
      if mixUp.verdict == .other { found.insert(carrier) }
      report(mixUp, carrier, texts, &findings)
    }
    return found
  }

  /// Refuses texts of another language, or warns of those that may be.
  private func report(
    _ mixUp: MixUp, _ carrier: Carrier, _ texts: Texts,
    _ findings: inout ImportFindings
  ) {
    let (unit, part) = (texts.first.unit, texts.first.part)
    let message =
      "most new texts for '\(carrier.language)' are what the catalogs have in '\(mixUp.other)', and "
    guard mixUp.verdict == .other else {
      return findings.report(
        "language-mismatch", .warning,
        message + "replace translations; is the language right that the file names?", in: part,
        of: unit)
    }
    findings.refuse(
      "language-mismatch", texts.count, unit, part,
      message
        + "would replace translations; correct the language that the file names, or import it "
        + "with --force")
  }

  /// Whose some texts are that another language has, too; nil where they are those of the language
  /// itself, or more so than what they replace, as where two languages were swapped before.
  private func verdict(on copies: [Text], _ language: String, _ other: String) -> Verdict? {
    guard !copies.isEmpty else { return nil }
    guard let own = LanguageTag(language), let others = LanguageTag(other),
      let fit = LanguageFit(of: own, besides: others)
    else { return .unclear }
    let replacing = copies.filter(\.isReplacing)
    let old = fit.score(replacing.compactMap(\.old))
    let new = fit.score(replacing.map(\.new))
    guard new <= 0, new <= old else { return nil }
    // One word may be a name's.
    return new < -1 && new < old ? .other : .unclear
  }

  /// The texts that are another language's; none unless most are, and replace a translation.
  ///
  /// - Parameter known: What the tables have, once it was looked up.
  private func copied(
    from other: String, _ texts: Texts, _ tables: [ExchangeTable],
    _ known: inout [TableLanguage: Set<Int>]
  ) -> [Text] {
    var copies: [Text] = []
    for table in tables {
      let place = TableLanguage(original: table.original, language: other)
      let own =
        known[place]
        ?? Set(table.leaves(ofLanguage: other).map { Self.hash($0.key, $0.leaf.text) })
      known[place] = own
      copies += (texts.byTable[table.original] ?? []).filter { own.contains($0.hash) }
    }
    let isMost =
      copies.count >= Self.least && copies.count * 2 > texts.telling.count
      && copies.count(where: \.isReplacing) * 2 > copies.count
    return isMost ? copies : []
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

extension CopiedLanguage.Carrier {
  init(of part: ExchangeInput.Part) {
    self.init(path: part.path, language: part.file.targetLanguage)
  }
}
