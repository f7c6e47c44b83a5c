import Diagnostics
import Messages
import Reading

/// A name that the project keeps in all languages is lost or spelled otherwise.
enum DoNotTranslate: UnitRule {
  static let documentation = RuleDocumentation(
    id: "do-not-translate", family: .catalog, severity: .warning,
    summary: "A name that stays in all languages is lost or spelled otherwise.",
    rationale: """
      A product's name is its name everywhere. `doNotTranslate` in `l10n.json` lists the names that \
      stay; write them as they are there.

      A name counts as kept with any ending, for languages inflect names (`Firefoxa`, `Safaris`), also \
      when the ending takes the place of a final vowel, and as a part of a compound. No lexicon has \
      names, so this is told by the letters alone. In the source, names are found as whole words with \
      their own capitals. A text all in capitals is compared without regard to them, and a name that starts with a \
      small letter may start a sentence with a capital.
      """,
    good: [
      RuleExample("Sync with Fastmail", "pl", "Synchronizuj z Fastmailem", settings: names),
      RuleExample("Sync with eBay", "de", "EBay abgleichen", settings: names),
      RuleExample("Ask the postman", "de", "Frag den Boten", settings: names),
    ],
    bad: [
      RuleExample(
        "Sync with Fastmail", "de", "↓Mit Schnellpost abgleichen", settings: names,
        finds: "the name 'Fastmail' of the source is lost; write it as it is in all languages"),
      RuleExample(
        "Sync with Fastmail", "de", "Mit ↓fastMail↑ abgleichen", settings: names,
        finds: "the name is spelled 'Fastmail'; write it so", fixed: "Mit Fastmail abgleichen"),
    ])

  private static let names = ProjectSettings(keptNames: ["Fastmail", "eBay", "Postman"])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.isComparable, unit.target.isShort else { return [] }
    let found = NameSearch.names(context.settings.keptNames, in: unit.source)
    guard !found.isEmpty else { return [] }
    let target = unit.target.proseWithAddresses
    let text = target.text(0..<target.scalars.count)
    return found.compactMap { name in
      // A longer name holds a shorter one.
      let isPart = found.contains { $0.count > name.count && $0.contains(name) }
      guard !isPart, !NameSearch.isKept(name, in: text) else { return nil }
      return finding(name, target, unit)
    }
  }

  private static func finding(_ name: String, _ target: Prose, _ unit: LintUnit) -> Finding {
    guard let place = NameSearch.place(ofAnyCase: name, in: target) else {
      return Finding(
        "the name '\(name)' of the source is lost; write it as it is in all languages",
        at: unit.target.wholeRange)
    }
    let range = target.range(place)
    return Finding(
      "the name is spelled '\(name)'; write it so", at: range,
      fix: TextFix("Write '\(name)'", isSafe: false, [TextEdit(range, name)]))
  }
}
