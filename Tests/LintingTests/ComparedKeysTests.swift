import Catalogs
import Diagnostics
@testable import Linting
import Messages
import Testing

/// Rules that compare keys by what they mark of each.
@Suite struct ComparedKeysTests {
  /// A table whose keys are `a0`, `a1` and so on.
  private func table(
    _ texts: [(source: String, target: String)], in language: String = "de", comment: String = ""
  ) -> LprojTable {
    func files(_ texts: [String], _ language: String) -> LprojTable.Files {
      let lines = texts.enumerated().map { "\(comment)\"a\($0.offset)\" = \"\($0.element)\";" }
      let strings = StringsDocument(
        parsing: Array(lines.joined(separator: "\n").utf8), file: "\(language).lproj/a.strings")
      return LprojTable.Files(strings: strings, dictionary: nil)
    }
    let english = files(texts.map { $0.source }, "en")
    let translation = files(texts.map { $0.target }, language)
    return LprojTable(
      name: "a", sourceLanguage: "en", files: ["en": english, language: translation])
  }

  private func found(_ table: LprojTable, _ rule: any Rule.Type) -> [LintDiagnostic] {
    Linter([Linter.Selection(rule, rule.documentation.severity)], LintContext())
      .diagnostics(in: table, languages: table.languages).diagnostics
  }

  /// A platform for translators writes them in the place of texts.
  @Test(arguments: [("crwdns1:0crwdne1:0", ["en"]), ("Bohnen", ["en", "lol"])])
  func marksInThePlaceOfTextsAreNoLanguage(text: String, expected: [String]) {
    let marks = table([(source: "Up to 5 beans", target: text)], in: "lol")
    #expect(marks.languages == expected)
  }

  @Test(
    "a translation of two opposites is found at the second",
    arguments: [
      ("Undo", "Redo", "Rückgängig"), ("Mark as Read", "Mark as Unread…", "Als gelesen markieren"),
      ("Turn on sound", "Turn off sound", "ton an"), ("Import List", "Export List", "Liste laden"),
      ("Zoom in", "Zoom Out", "Größer"), ("Incoming calls", "Outgoing calls", "Anrufe"),
      ("Width", "Height", "Höhe"), ("Skip forwards", "Skip backwards", "Zurück"),
    ])
  func opposites(one: String, other: String, target: String) {
    let same = target.lowercased() + "."
    let found = self.found(
      table([(one, target), ("Between", "Dazwischen"), (other, same)]), LostOpposite.self)
    #expect(found.map(\.key) == ["a2"] && found.map(\.locale) == ["de"])
    #expect(found.allSatisfy { $0.diagnostic.message.hasPrefix("'\(one)' has the same") })
    #expect(found.allSatisfy { $0.diagnostic.severity == .warning })
  }

  @Test(
    "capitals and the marks at the ends make no difference",
    arguments: [
      ("Отменить", "отменить"), ("Als gelesen markieren", "Als gelesen markieren…"),
    ])
  func theSameButForMarks(target: String, second: String) {
    let texts = [(source: "Undo", target: target), (source: "Redo", target: second)]
    #expect(found(table(texts), LostOpposite.self).map(\.key) == ["a1"])
  }

  @Test(
    "other texts may be translated alike",
    arguments: [
      ("Undo", "Take back", "Rückgängig", "Rückgängig"), ("Undo", "Undo", "Zurück", "Zurück"),
      ("Undo", "Redo", "Rückgängig", "Wiederholen"), ("Scroll up", "Scroll down", "↑", "↑"),
      ("Volume up", "Volume down", "Lautstärke +", "Lautstärke –"),
      ("Scroll up", "Scroll down", "↑ Rollen", "↓ Rollen"),
      // Two words differ, or one has no opposite in the other's place.
      ("Turn on the light", "Turn off the lamp", "Licht", "Licht"),
      ("Show the list", "Hide", "Liste", "Liste"),
      // Words that only look like opposites.
      ("Play film", "Display film", "Film zeigen", "Film zeigen"),
      ("Form us", "Inform us", "Schreib uns", "Schreib uns"),
      ("Part now", "Depart now", "Jetzt gehen", "Jetzt gehen"),
      ("Inline code", "Line code", "Quelltext", "Quelltext"),
      ("Discount: 5", "Count: 5", "Anzahl: 5", "Anzahl: 5"),
      ("Less known", "Unless known", "Kaum bekannt", "Kaum bekannt"),
      ("Code it", "Decode it", "Umwandeln", "Umwandeln"),
    ])
  func noOpposites(one: String, other: String, target: String, second: String) {
    #expect(found(table([(one, target), (other, second)]), LostOpposite.self) == [])
  }

  @Test("of one against two the one is found")
  func theOneThatIsWrong() {
    let texts = [
      (source: "Turn right %@", target: "Nach rechts %@"),
      (source: "Turn left %@", target: "Nach rechts %@"),
      (source: "Turn right…", target: "Nach rechts…"),
      (source: "Turn left…", target: "Nach links…"),
    ]
    #expect(found(table(texts), LostOpposite.self).map(\.key) == ["a1"])
  }

  @Test(
    "a language may have one word for both",
    arguments: [
      ("uk", "Завантаження", true), ("ru", "Загрузка", true), ("kk", "Жүктеу", true),
      ("de", "Laden", false),
    ])
  func alike(language: String, target: String, isRight: Bool) {
    let texts = ["Downloading the cup", "Uploading the cup"].map { (source: $0, target: target) }
    #expect(found(table(texts, in: language), LostOpposite.self).isEmpty == isRight)
  }

  @Test("only texts of languages with known opposites are marked", arguments: ["en", "fi"])
  func marks(source: String) {
    func localization(_ language: String, _ text: String) -> LintLocalization {
      LintLocalization(
        language: language, leaves: [TextLeaf(text: text, options: .catalogValue)])
    }
    let translation = localization("de", "Zurück")
    let key = LintKey(
      key: "a0", table: "a", source: localization(source, "Undo it"), translations: [translation])
    let entry = LintEntry(key: key, localization: translation)
    #expect((LostOpposite.mark(of: entry, LintContext()) == nil) == (source == "fi"))
  }

  @Test func aCommentTurnsComparingOff() {
    let texts = [(source: "Undo", target: "Zurück"), (source: "Redo", target: "Zurück")]
    let comment = "/* l10n:disable lost-opposite */\n"
    #expect(found(table(texts), LostOpposite.self).count == 1)
    #expect(found(table(texts, comment: comment), LostOpposite.self) == [])
  }

  // MARK: Formality

  /// So many texts of each form.
  private func addressed(
    _ familiar: (text: String, count: Int), _ polite: (text: String, count: Int), _ language: String
  ) -> LprojTable {
    let texts = [familiar, polite].flatMap { Array(repeating: $0.text, count: $0.count) }
    return table(
      texts.map { (source: "Your photos", target: $0) }, in: language)
  }

  @Test(
    "the texts of the rarer form are found",
    arguments: [
      (("Wähle deine Fotos", 6), ("Hier sehen Sie Fotos", 3), "de", "warning"),
      (("Wähle deine Fotos", 5), ("Hier sehen Sie Fotos", 3), "de", "note"),
      (("Elige tu foto", 8), ("Introduzca una foto", 4), "es", "warning"),
      (("Kies je foto's", 9), ("Kies uw foto's", 4), "nl", "warning"),
      (("Choisis ta photo", 9), ("Choisissez une photo", 3), "fr", "note"),
    ] as [((String, Int), (String, Int), String, String)])
  func rarerForm(
    familiar: (String, Int), polite: (String, Int), language: String, severity: String
  ) {
    let rule = InconsistentFormality.self
    let table = addressed((familiar.0, familiar.1), (polite.0, polite.1), language)
    let found = self.found(table, rule)
    #expect(found.compactMap(\.key) == (0..<polite.1).map { "a\(familiar.1 + $0)" })
    #expect(found.allSatisfy { "\($0.diagnostic.severity)" == severity })
    let start = "\(polite.1) texts of \(language) speak to the reader politely"
    #expect(found.allSatisfy { $0.diagnostic.message.hasPrefix(start) })
    // The other way round the familiar ones are fewer.
    let turned = addressed((familiar.0, polite.1), (polite.0, familiar.1), language)
    #expect(self.found(turned, rule).compactMap(\.key) == (0..<polite.1).map { "a\($0)" })
  }

  @Test(
    "what may have a reason is no mix",
    arguments: [
      // Two texts may be somebody's words.
      ("Wähle deine Fotos", 20, "Hier sehen Sie Fotos", 2),
      ("Wähle deine Fotos", 20, "Sie sind hier", 5),
      ("Wähle deine Fotos", 20, "Fotos „für Sie“ sind hier", 5),
      // `mixed-formality` finds these.
      ("Wähle deine Fotos", 20, "Du hast Fotos, sehen Sie hier", 5),
    ])
  func noMix(familiar: String, count: Int, polite: String, few: Int) {
    let table = addressed((familiar, count), (polite, few), "de")
    #expect(found(table, InconsistentFormality.self) == [])
  }

  /// English "use" reads like a polite word of Spanish.
  @Test func copiesOfTheSourceHaveNoForm() {
    let familiar = Array(repeating: (source: "Your photos", target: "Elige tus fotos"), count: 6)
    func found(_ target: String) -> [LintDiagnostic] {
      let others = Array(repeating: (source: "Use all photos", target: target), count: 3)
      return self.found(table(familiar + others, in: "es"), InconsistentFormality.self)
    }
    #expect(found("Use all photos") == [])
    #expect(found("Use todas las fotos").count == 3)
  }
}
