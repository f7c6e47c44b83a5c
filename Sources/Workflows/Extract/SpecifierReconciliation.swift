import Extraction

/// Lets an existing catalog decide what extraction could only assume: a key that differs from the
/// extracted one just in the specifiers of assumed arguments is the key.
struct SpecifierReconciliation {
  private var keysBySkeleton: [String: [String]] = [:]
  private var known: Set<String> = []

  /// - Parameter catalogKeys: The keys of all catalogs, in any order.
  init(catalogKeys: some Sequence<String>) {
    for key in catalogKeys where known.insert(key).inserted {
      let skeleton = KeySkeleton(key)
      guard !skeleton.specifiers.isEmpty else { continue }
      keysBySkeleton[skeleton.text, default: []].append(key)
    }
  }

  func reconciled(_ entry: ExtractedEntry) -> ExtractedEntry {
    guard entry.defaultValue == nil, !known.contains(entry.key),
      entry.arguments.contains(where: { $0.certainty == .assumed })
    else { return entry }
    let own = KeySkeleton(entry.key)
    guard own.specifiers.count == entry.arguments.count else { return entry }
    for candidate in (keysBySkeleton[own.text] ?? []).sorted() {
      let other = KeySkeleton(candidate)
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
    entry.sourceText = KeySkeleton(key).numbered
    return entry
  }
}

/// A format string taken apart into its text and its specifiers.
struct KeySkeleton {
  /// The text with U+FFFC for each specifier.
  private(set) var text = ""
  private(set) var specifiers: [String] = []
  /// The whole with numbered specifiers when there are several.
  private(set) var numbered = ""

  init(_ key: String) {
    var rest = Substring(key)
    var positional = ""
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      positional += rest[..<percent]
      rest = rest[percent...]
      let specifier = Self.specifier(at: rest)
      if let specifier, specifier != "%%" {
        specifiers.append(specifier)
        text += "\u{FFFC}"
        positional += "%\(specifiers.count)$" + specifier.dropFirst()
      } else {
        text += specifier ?? "%"
        positional += specifier ?? "%"
      }
      rest = rest.dropFirst((specifier ?? "%").count)
    }
    text += rest
    numbered = specifiers.count > 1 ? positional + rest : key
  }

  /// The specifier at the start of a text, or nil if the percent sign starts none.
  private static func specifier(at text: Substring) -> String? {
    var end = text.index(after: text.startIndex)
    func skip(_ characters: String) {
      while end < text.endIndex, characters.contains(text[end]) { end = text.index(after: end) }
    }
    skip("0123456789$-+#.")
    skip("hlqLztj")
    guard end < text.endIndex, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(text[end]) else { return nil }
    return String(text[...end])
  }
}
