import Diagnostics
import LocaleData
import Reading

/// A subordinate clause starts without the comma that its language asks for.
enum MissingComma: UnitRule {
  static let documentation = RuleDocumentation(
    id: "missing-comma", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) lack a comma before a subordinate clause"
    },
    prevalence: .habit,
    summary: "A clause starts without the comma that the language asks for.",
    rationale: """
      English has no comma in "sure that you want"; German "sicher, dass" and Polish "Dotknij, aby" must have \
      one, and so do Czech, Slovak, Russian and Ukrainian. Who translates word by word forgets it. Add the \
      comma.

      The rule knows the conjunctions that have a comma before them nearly always, and is silent behind \
      words that belong to them ("so dass", "mimo że", "для того чтобы"), join two clauses or start the whole \
      of one.
      """,
    good: [
      RuleExample("Are you sure that you want it?", "de", "Bist du sicher, dass du es willst?"),
      RuleExample("Without it being saved", "de", "Ohne dass es gesichert wird"),
      RuleExample("Just to be sure", "ru", "Просто чтобы убедиться"),
      RuleExample(
        "For photos and to scan codes", "ru", "Для фото, а также чтобы сканировать коды"),
      RuleExample("To continue, tap", "pl", "Aby kontynuować, dotknij"),
      RuleExample("Tap %@ to open it", "pl", "Dotknij %@ aby otworzyć"),
    ],
    bad: [
      RuleExample(
        "Are you sure that you want it?", "de", "Bist du ↓sicher↑ dass du es willst?",
        finds: "no comma between 'sicher' and 'dass'; add one",
        fixed: "Bist du sicher, dass du es willst?"),
      RuleExample(
        "Tap to choose", "pl", "↓Dotknij↑ aby wybrać",
        finds: "no comma between 'Dotknij' and 'aby'; add one", fixed: "Dotknij, aby wybrać"),
      RuleExample(
        "Open the profile to set it up.", "ru", "Откройте ↓профиль↑ чтобы настроить его.",
        finds: "no comma between 'профиль' and 'чтобы'; add one",
        fixed: "Откройте профиль, чтобы настроить его."),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard let conjunctions = Self.conjunctions[unit.language],
      conjunctions.contains(where: { unit.target.value.utf8.containsSequence($0.utf8) }),
      unit.isComparable
    else { return [] }
    let joined = Self.joined[unit.language] ?? []
    let prose = unit.target.prose
    let words = prose.words
    let places = words.indices.dropFirst().dropLast().filter { index in
      let (before, word) = (words[index - 1], words[index])
      return before.upperBound + 1 == word.lowerBound && prose.scalars[before.upperBound] == " "
        && conjunctions.contains(prose.text(word)) && isWord(prose.scalars[before])
        && isFollowed(word, by: words[index + 1], prose.scalars)
        && !joined.contains(prose.text(before).lowercased())
    }
    return places.prefix(ScanLimit.findings).map { index in
      finding(words[index - 1], words[index], prose)
    }
  }

  private static let conjunctions = LanguageFact.commas.sets(ofList: "conjunctions")
  private static let joined = LanguageFact.commas.sets(ofList: "joined")

  /// Whether it is no number.
  private static func isWord(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    word.count > 1 && word.allSatisfy(\.isLetter)
  }

  /// Whether the clause goes on, so that the conjunction isn't what a text speaks of.
  private static func isFollowed(
    _ word: Range<Int>, by next: Range<Int>, _ scalars: [Unicode.Scalar]
  ) -> Bool {
    next.lowerBound == word.upperBound + 1 && scalars[word.upperBound].isSpace
  }

  private static func finding(_ before: Range<Int>, _ word: Range<Int>, _ prose: Prose) -> Finding {
    let range = prose.range(before)
    return Finding(
      "no comma between '\(prose.text(before))' and '\(prose.text(word))'; add one", at: range,
      fix: TextFix(
        "Add a comma", isSafe: false, [TextEdit(range.upperBound..<range.upperBound, ",")]))
  }
}
