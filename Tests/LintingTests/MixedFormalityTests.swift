import Linting
import Testing

/// Which words count as familiar and as polite, and where.
@Suite struct MixedFormalityTests {
  struct Case: CustomTestStringConvertible {
    var language: String
    /// `↓` and `↑` mark the word that differs.
    var text: String
    var testDescription: String { "\(language): \(text)" }

    init(_ language: String, _ text: String) {
      self.language = language
      self.text = text
    }
  }

  static let mixed = [
    // The rarer form is told; of both once, the later one.
    Case("de", "Sichere deine Dateien auf deinem Gerät und auf ↓Ihrem↑ Server."),
    Case("de", "Fahren Sie fort, wenn Sie ↓Dir↑ sicher sind."),
    Case("de-AT", "Bist du bereit, ↓Ihre↑ Fotos zu teilen?"),
    Case("de", "%@ gehört dir, und wir danken\u{A0}↓Ihnen↑."),
    Case("de", "**Du** hast Post.\nÖffnen ↓Sie↑ sie."),
    Case("es", "Puedes pedir más. ↓Vuelva↑ mañana."),
    Case("es", "Acepte y suba una foto a ↓tu↑ perfil."),
    Case("es", "¿Quieres ayuda? Llame ↓usted↑ a la tienda."),
    Case("it", "Puoi ordinare di più. ↓Riprovi↑ domani."),
    Case("nl", "U kunt ↓je↑ winkel vinden."),
    Case("nl", "Wil je dat wij ↓u↑ helpen?"),
    Case("nl", "Als je betaalt, krijg jij ↓uw↑ koffie."),
    Case("fr", "Veuillez ouvrir ↓ta↑ page."),
    Case("fr", "Tu as gagné. ↓Votre↑ café arrive."),
    Case("ro", "Cafeaua ta e gata, contul ↓dvs↑. nu."),
    Case("ru", "Твой кофе готов, и мы ждём ↓Вас↑."),
    Case("ru", "Твои чашки здесь. ↓Проверьте↑ их."),
    // Quotation marks around other words, and apostrophes, hide nothing.
    Case("de", "Du hast „Sichern“ gewählt, wollen ↓Sie↑ das?"),
    Case("nl", "Je foto's zijn 's nachts van ↓u↑."),
  ]

  static let clean = [
    Case("de", "Du hast Fotos. Sie sind hier: Ihre Zahl ist 3."),
    Case("de", "Dein Kaffee\n• Ihr Preis\nSie kosten wenig"),
    Case("de", "Wenn du und dein Team Ihr Konto öffnet"),
    Case("de", "Wähle deine/Ihre Sprache und danke Ihnen/dir"),
    Case("de", "Tippe auf »Teilen Sie Ihre Fotos«, wenn du willst"),
    Case("de", "Tippe auf 'Teilen Sie Ihre Fotos', wenn du willst"),
    Case("de", "Tippe auf „Teilen Sie, wenn du willst"),
    Case("de", "Du: `Wählen Sie` und %@Sie"),
    Case("de", "Sehen Sie www.du.de an, {du} und $dir"),
    Case("de", "ÖFFNE DEINE DATEI, DANN SEHEN SIE MEHR"),
    Case("de", "Du siehst sie, und ihnen gefällt ihre Wahl"),
    Case("es", "Elige tu café, antes de que vuelva el camarero"),
    Case("es", "¡Vaya! Tu café se ha enfriado"),
    Case("es", "Los expertos de TI atienden a usted"),
    Case("nl", "Je bent om 10 u klaar, druk op de U"),
    Case("nl", "Druk op je toets (u) of %@ u"),
    Case("nl", "Je en jouw, jij en jou"),
    Case("fr", "Vous changez le ton. Dis-le-vous, offre-toi un café."),
    Case("ru", "Ты видишь: вы здесь, ваши друзья тоже. Вы рядом."),
    Case("ru", "Ты видишь кнопку «Проверьте чашки»"),
    Case("it", "Il tuo caffè, e Lei?"),
    Case("it", "Scegli tu, prima che scelga il barista"),
    // No words of this language are known.
    Case("en", "You and thou"),
  ]

  private func findings(_ single: Case) -> [EntryFinding] {
    let example = RuleExample("A text", single.language, .one(single.text))
    guard let rule = RuleRegistry.rule("mixed-formality") else { return [] }
    return RuleRun.findings(of: rule, in: example.lintKey, example.context)
  }

  @Test(arguments: mixed) func theWordThatDiffersIsTold(_ single: Case) {
    let example = RuleExample("A text", single.language, .one(single.text))
    #expect(findings(single).compactMap(\.finding.range) == example.marks.map(\.range))
  }

  @Test(arguments: clean) func whatMayMeanSomethingElseIsNoMix(_ single: Case) {
    #expect(findings(single).map(\.finding.message) == [])
  }

  /// One finding says all, however long the text and however much of it is quoted.
  @Test(arguments: ["du Sie ", "„du Sie “", "'du Sie ' ", "  "])
  func longTextsAreReadOnce(part: String) {
    let text = "du, Sie " + String(repeating: part, count: 5_000) + " du"
    #expect(findings(Case("de", text)).count == 1)
  }
}
