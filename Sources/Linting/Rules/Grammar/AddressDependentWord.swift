import Diagnostics
import Messages

/// A word about the reader that has a gender, outside of any region.
enum AddressDependentWord: UnitRule {
  static let documentation = RuleDocumentation(
    id: "address-dependent-word", family: .grammar, severity: .note,
    summary: "A word about the reader has a gender and stands outside of a region.",
    rationale: """
      "Bienvenido" or "Vous êtes connecté" address half of the readers wrongly. A region with \
      `inflect` and `inflectionAlternative` gives each reader the right form, and a text that \
      needs none is better still: "Te damos la bienvenida".

      The rule knows the usual phrases of Spanish, French, Italian, Polish and Portuguese. It is \
      silent where both genders are named, as in "seguro/a", "sûr(e)" and "seguro o segura".
      """,
    good: [
      RuleExample(
        "Welcome", "es",
        "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')"),
      RuleExample("You are here", "es", "Estás aquí"),
      RuleExample("You are here", "fr", "Vous êtes ici"),
      RuleExample("Are you sure?", "fr", "Êtes-vous sûr(e) ?"),
      RuleExample("Are you sure?", "es", "¿Estás seguro/a?"),
      RuleExample("Are you sure?", "pl", "Jesteś pewny/pewna?"),
      RuleExample("You have saved the file", "pl", "Plik zapisany"),
      RuleExample("What you bought", "pl", "To, co kupiłeś lub kupiłaś"),
      RuleExample("Are you sure?", "es", "¿Estás seguro o segura?"),
      RuleExample("You are up to date", "pl", "Jesteś na bieżąco"),
      RuleExample("You are online after all", "fr", "Vous êtes malgré tout en ligne"),
    ],
    bad: [
      RuleExample(
        "Welcome to Notes", "es", "↓Bienvenido↑ a Notas",
        finds:
          "`Bienvenido` has a gender, and not every reader's; make it a region with `inflect: true` and `inflectionAlternative`, or say it without a gender"
      ),
      RuleExample(
        "Are you sure?", "es", "¿Estás ↓seguro↑?",
        finds:
          "`seguro` has a gender, and not every reader's; make it a region with `inflect: true` and `inflectionAlternative`, or say it without a gender"
      ),
      RuleExample(
        "You are signed in", "fr", "Vous êtes ↓connecté",
        finds:
          "`connecté` has a gender, and not every reader's; make it a region with `inflect: true` and `inflectionAlternative`, or say it without a gender"
      ),
      RuleExample(
        "You have saved the file", "pl", "↓Zapisałeś↑ plik",
        finds:
          "`Zapisałeś` has a gender, and not every reader's; make it a region with `inflect: true` and `inflectionAlternative`, or say it without a gender"
      ),
      RuleExample(
        "You are invited", "pt", "Você é ↓convidado",
        finds:
          "`convidado` has a gender, and not every reader's; make it a region with `inflect: true` and `inflectionAlternative`, or say it without a gender"
      ),
      RuleExample(
        "You are signed in", "it", "Sei ↓connesso",
        finds:
          "`connesso` has a gender, and not every reader's; make it a region with `inflect: true` and `inflectionAlternative`, or say it without a gender"
      ),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard let phrases = AddressPhrases.of(unit.language), phrases.mayBe(in: unit.target)
    else { return [] }
    let message = unit.target.message
    var isFirst = true
    for child in message.children(of: 0) {
      defer { isFirst = false }
      guard message.nodes[child].kind == .text else { continue }
      let text = message.sourceText(of: child)
      guard let found = phrases.word(in: text, isStart: isFirst) else { continue }
      let offset = text.utf8.distance(from: text.startIndex, to: found.startIndex)
      return [finding(found, at: message.nodes[child].range.lowerBound + offset)]
    }
    return []
  }

  private static func finding(_ word: Substring, at start: Int) -> Finding {
    Finding(
      "`\(word)` has a gender, and not every reader's; make it a region with `inflect: true` and "
        + "`inflectionAlternative`, or say it without a gender",
      at: start..<(start + word.utf8.count))
  }
}
