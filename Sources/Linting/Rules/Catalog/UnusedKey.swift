import Diagnostics

/// A key that no source file has any more.
enum UnusedKey: EntryRule {
  static let documentation = RuleDocumentation(
    id: "unused-key", family: .catalog, severity: .warning,
    summary: "No source file has the key any more.",
    rationale: """
      A key that nothing asks for is translated for nothing. Remove it, or mark it as one that you \
      keep by hand, because a server or a table of keys names it.

      With `--sources` the rule reports keys that are surely unused, as `l10n extract` would: all \
      sources of the targets that have the catalog were read to their end, no other source of the \
      project asks for the key, it stands between quotation marks of no file, no code names its \
      symbol, and `dynamicKeys` of the configuration doesn't list it. Tables of storyboards and \
      property lists are left alone, and where the app receives remote notifications keys that are \
      called as those of a server are (`MESSAGE_FROM_USER`, or with "push" or "notification"). \
      `--fix --remove-unused` removes what is found so, in all languages. A key that the catalog \
      itself marks as stale is a note, which names a file that has it as a text.

      Where code looks up a key of the table that only shows when it runs \
      (`NSLocalizedString(service.id, comment: "")`), or most keys that code spells are given to \
      what isn't known to localize, as a function of a package that isn't there, any key may be \
      asked for: what nothing names is a note, and not removed. List the keys that are looked up so \
      in `dynamicKeys`, which tells the others from them; text in such a key does, too (`"error." + \
      code`).
      """,
    good: [RuleExample(source: "Delete all")],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    let key = entry.key
    // What only translations have is what `extra-key` finds.
    guard entry.isSource, !key.isManual, !key.isUnknownToSource else { return [] }
    if key.use == .unused {
      return [
        EntryFinding(Finding("nothing asks for this key any more; remove it, or mark it as manual"))
      ]
    }
    guard key.use != .used else { return [] }
    if key.isStale {
      return [note("the catalog marks this key as stale\(staleAdvice(for: key.use))")]
    }
    guard key.use == .unnamed else { return [] }
    return [
      note(
        "nothing names this key, but code looks up keys that only show when it runs; list those in "
          + "`dynamicKeys` of the configuration, and remove this one if it is none of them")
    ]
  }

  private static func staleAdvice(for use: KeyUse) -> String {
    guard case .spelled(let file) = use else { return "; remove it, or mark it as manual" }
    return ", but '\(file)' has it as a text; mark it as manual if that looks it up, or else "
      + "remove it"
  }

  private static func note(_ message: String) -> EntryFinding {
    EntryFinding(Finding(message, severity: .note))
  }
}
