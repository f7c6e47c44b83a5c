import Extraction
import Messages
import Reading

/// Lets an existing catalog decide what extraction could only assume: a key that differs from the
/// extracted one just in the specifiers of assumed arguments is the key, and so is a text that code
/// gives beside its key.
struct SpecifierReconciliation {
  private var keysBySkeleton: [String: [String]] = [:]
  private var known: Set<ExactKey> = []
  private let isStale: (_ key: String, _ table: String) -> Bool
  private let sourceTexts: (_ key: String, _ table: String) -> [String]

  /// The keys of a project's catalogs, and the texts that they have in the source language.
  init(_ catalogs: ProjectCatalogs) {
    self.init(
      catalogKeys: catalogs.keys, isStale: { catalogs.isStale($0, table: $1) },
      sourceTexts: { catalogs.sourceTexts(of: $0, table: $1) })
  }

  /// - Parameters:
  ///   - catalogKeys: The keys of all catalogs, in any order.
  ///   - isStale: Whether catalogs say that nothing uses a key of theirs.
  ///   - sourceTexts: The texts that catalogs have for a key in the source language.
  init(
    catalogKeys: some Sequence<String>,
    isStale: @escaping (_ key: String, _ table: String) -> Bool = { _, _ in false },
    sourceTexts: @escaping (_ key: String, _ table: String) -> [String] = { _, _ in [] }
  ) {
    (self.isStale, self.sourceTexts) = (isStale, sourceTexts)
    for key in catalogKeys where known.insert(ExactKey(key)).inserted {
      let skeleton = SpecifierSkeleton(key)
      guard !skeleton.specifiers.isEmpty else { continue }
      keysBySkeleton[skeleton.text, default: []].append(key)
    }
  }

  func reconciled(_ entry: ExtractedEntry) -> ExtractedEntry {
    guard entry.arguments.contains(where: { $0.certainty == .assumed }) else { return entry }
    guard entry.defaultValue == nil else { return withText(entry) }
    let isKnown = known.contains(ExactKey(entry.key))
    guard !isKnown || isStale(entry.key, entry.table) else { return entry }
    let own = SpecifierSkeleton(entry.key)
    var candidates = (keysBySkeleton[own.text] ?? []).sorted { $0.precedesInBytes($1) }
    if isKnown { candidates.removeAll { isStale($0, entry.table) } }
    guard let key = settled(own, candidates, for: entry) else { return entry }
    return adopting(key, SpecifierSkeleton(key).specifiers, in: entry)
  }

  /// The entry with the text of a catalog, which Xcode wrote knowing the types.
  private func withText(_ entry: ExtractedEntry) -> ExtractedEntry {
    let texts = sourceTexts(entry.key, entry.table)
    func catalogText(for text: String) -> String? {
      texts.contains(text) ? nil : settled(SpecifierSkeleton(text), texts, for: entry)
    }
    var result = entry
    for (index, place) in entry.locations.enumerated() {
      guard let value = place.defaultValue, let text = catalogText(for: value) else { continue }
      result.locations[index].defaultValue = text
    }
    guard let text = catalogText(for: entry.sourceText) else { return result }
    for (position, specifier) in SpecifierSkeleton(text).specifiers.enumerated() {
      result.arguments[position].specifier =
        "%" + (specifier.split(separator: "$").last ?? "").drop { $0 == "%" }
    }
    (result.sourceText, result.defaultValue) = (text, text)
    return result
  }

  /// The first of some texts that differs in nothing but what was assumed.
  private func settled(
    _ own: SpecifierSkeleton, _ candidates: [String], for entry: ExtractedEntry
  ) -> String? {
    guard own.specifiers.count == entry.arguments.count else { return nil }
    return candidates.first { candidate in
      let other = SpecifierSkeleton(candidate)
      guard other.text == own.text, other.specifiers.count == own.specifiers.count else {
        return false
      }
      return zip(zip(own.specifiers, other.specifiers), entry.arguments).allSatisfy {
        $0.0 == $0.1 || $1.certainty == .assumed
      }
    }
  }

  private func adopting(
    _ key: String, _ specifiers: [String], in entry: ExtractedEntry
  ) -> ExtractedEntry {
    var entry = entry
    entry.key = key
    for (position, specifier) in specifiers.enumerated() {
      entry.arguments[position].specifier = specifier
    }
    entry.sourceText = SpecifierSkeleton.numbering(key)
    return entry
  }
}
