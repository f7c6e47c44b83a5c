import Extraction
import Messages
import Reading

/// Lets an existing catalog decide what extraction could only assume: a key that differs from the
/// extracted one just in the specifiers of assumed arguments is the key.
struct SpecifierReconciliation {
  private var keysBySkeleton: [String: [String]] = [:]
  private var known: Set<ExactKey> = []

  /// - Parameter catalogKeys: The keys of all catalogs, in any order.
  init(catalogKeys: some Sequence<String>) {
    for key in catalogKeys where known.insert(ExactKey(key)).inserted {
      let skeleton = SpecifierSkeleton(key)
      guard !skeleton.specifiers.isEmpty else { continue }
      keysBySkeleton[skeleton.text, default: []].append(key)
    }
  }

  func reconciled(_ entry: ExtractedEntry) -> ExtractedEntry {
    guard entry.defaultValue == nil, !known.contains(ExactKey(entry.key)),
      entry.arguments.contains(where: { $0.certainty == .assumed })
    else { return entry }
    let own = SpecifierSkeleton(entry.key)
    guard own.specifiers.count == entry.arguments.count else { return entry }
    for candidate in (keysBySkeleton[own.text] ?? []).sorted(by: { $0.precedesInBytes($1) }) {
      let other = SpecifierSkeleton(candidate)
      let differs = zip(own.specifiers, other.specifiers).map { $0 != $1 }
      let isAllowed = zip(differs, entry.arguments).allSatisfy { differs, argument in
        !differs || argument.certainty == .assumed
      }
      guard isAllowed else { continue }
      return adopting(candidate, other.specifiers, in: entry)
    }
    return entry
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
