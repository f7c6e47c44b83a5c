import Diagnostics

/// A key that looks like the id of another key's variation in an XLIFF file.
enum VariationLikeKey: EntryRule {
  static let documentation = RuleDocumentation(
    id: "variation-like-key", family: .catalog, severity: .warning,
    summary: "A key looks like the name that XLIFF files give to a variation.",
    rationale: """
      XLIFF files name the plural form `one` of a key `KEY|==|plural.one`. A key that ends so itself \
      is taken for a variation when the file comes back, and Xcode skips its translation without a \
      word. Rename the key.
      """,
    good: [RuleExample("a|b", "de", "a|b")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.isSource, entry.localization.format != .exchange,
      // A search through all keys takes longer than a look for a byte.
      entry.key.key.utf8.contains(UInt8(ascii: "|")),
      let mark = entry.key.key.utf8.firstRange(of: "|==|".utf8),
      ["plural.", "device.", "width.", "substitutions."].contains(
        where: entry.key.key[mark.upperBound...].hasPrefix)
    else { return [] }
    return [
      EntryFinding(
        Finding(
          "the key looks like the name of a variation in XLIFF files, so Xcode would skip its "
            + "translation on import, without a word; rename it"))
    ]
  }
}
