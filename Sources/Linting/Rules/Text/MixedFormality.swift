import Diagnostics

/// A text speaks to its reader familiarly and politely.
enum MixedFormality: UnitRule {
  static let documentation = RuleDocumentation(
    id: "mixed-formality", family: .text, severity: .warning,
    summary: "A text speaks to its reader familiarly in one place and politely in another.",
    rationale: """
      "Du hast 2 Dateien. Wählen Sie diese aus" has two translators, or a machine that sees one sentence at \
      a time. Choose one form for the whole app and write the text in it.

      Only words that can't mean anything else count: German "Sie" and "Ihre" with a capital inside of a \
      sentence, not at its start, where they may be "they" and "their"; Spanish "usted", and imperatives \
      such as "Introduzca", not "su"; Italian imperatives such as "Inserisca", not "Lei". Quotations, code, arguments and addresses don't count, and neither \
      do words that marks join to others ("deine/Ihre").

      The rule knows German, Spanish, Italian and Dutch; in French, Romanian and Russian it is a note, since "vous" \
      may be several readers and a capital "Вы" a matter of taste.
      """,
    good: [
      RuleExample("Your photos stay here", "de", "Wähle deine Fotos. Sie bleiben hier."),
      RuleExample(
        "Tap “Share Your Photos” to show yours", "de",
        "Tippe auf „Teilen Sie Ihre Fotos“, um deine zu zeigen"),
      RuleExample("Choose your photo", "es", "Elige tu foto. Su tamaño no importa."),
      RuleExample(
        "Wait until the app opens your file", "it", "Aspetta che l’app apra il tuo file"),
      RuleExample("Your shop opens in 10 h", "nl", "Je winkel gaat over 10 u open"),
      RuleExample("Choose the tone of your message", "fr", "Choisissez le ton de votre message"),
    ],
    bad: [
      RuleExample(
        "You have 2 files. Choose them.", "de", "Du hast 2 Dateien. Wählen ↓Sie↑ diese aus.",
        finds:
          "'Sie' speaks to the reader politely, 'Du' familiarly; choose one form for the whole app"
      ),
      RuleExample(
        "Enter your password", "es", "Introduzca ↓tu↑ contraseña",
        finds:
          "'tu' speaks to the reader familiarly, 'Introduzca' politely; choose one form for the whole app"
      ),
      RuleExample(
        "Connect your device to go on", "it", "Connetta il ↓tuo↑ dispositivo per continuare",
        finds:
          "'tuo' speaks to the reader familiarly, 'Connetta' politely; choose one form for the whole app"
      ),
      RuleExample(
        "Your file is saved. You can find it in your folder.", "nl",
        "↓Uw↑ bestand is bewaard. Je vindt het in je map.",
        finds:
          "'Uw' speaks to the reader politely, 'Je' familiarly; choose one form for the whole app"),
      RuleExample(
        "You have 2 files. Choose them.", "fr", "Tu as 2 fichiers. ↓Choisissez↑-les.",
        finds:
          "'Choisissez' speaks to the reader politely, 'Tu' familiarly; choose one form for the whole app",
        severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard let words = FormalityWords.of(unit.language) else { return [] }
    let seen = words.seen(in: unit.target.value)
    guard seen.familiar, seen.polite, let places = FormalityPlaces(of: words, in: unit),
      let familiar = places.familiar, let polite = places.polite
    else { return [] }
    return [finding(familiar, polite, unit.target.prose, words.areSure ? nil : .note)]
  }

  /// The finding at the first word of the kind that is rarer, or that comes later.
  private static func finding(
    _ familiar: FormalityPlaces.Words, _ polite: FormalityPlaces.Words, _ prose: Prose,
    _ severity: Severity?
  ) -> Finding {
    let isPoliteRarer =
      polite.count == familiar.count
      ? polite.first.lowerBound > familiar.first.lowerBound : polite.count < familiar.count
    let (rare, usual) =
      isPoliteRarer ? (polite.first, familiar.first) : (familiar.first, polite.first)
    let (manner, other) = isPoliteRarer ? ("politely", "familiarly") : ("familiarly", "politely")
    return Finding(
      "'\(prose.text(rare))' speaks to the reader \(manner), '\(prose.text(usual))' \(other); "
        + "choose one form for the whole app", at: prose.range(rare), severity: severity)
  }
}
