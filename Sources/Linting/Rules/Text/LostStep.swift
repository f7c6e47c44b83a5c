import Diagnostics

/// A path through menus or settings has fewer steps than in the source.
enum LostStep: UnitRule {
  static let documentation = RuleDocumentation(
    id: "lost-step", family: .text, severity: .warning,
    summary: "A path through menus or settings has fewer steps than in the source.",
    rationale: """
      "Settings > Privacy > Camera" leads a reader from screen to screen, and where a step is lost they \
      look for one that isn't there. Write each step, in the words that the app or the system shows.

      Signs between steps are counted, whichever they are (>, →, ›, ▸ and those that point the other \
      way); quotation marks of that shape around a step are none. In the source they stand between spaces and before a capital, so that comparisons of \
      numbers don't count; a slash in the translation may join two steps. A text without any says the \
      way in words, and is no finding, and so may one of two sentences. It is a note where several other \
      languages have fewer steps, too, and where the text has as many words as the source, of which one \
      may join two steps.
      """,
    good: [
      RuleExample(
        "Open Settings > Privacy > Camera", "de", "Öffne Einstellungen > Datenschutz > Kamera"),
      RuleExample(
        "Open Settings > Privacy > Camera", "ar", "افتح الإعدادات < الخصوصية < الكاميرا"),
      RuleExample("Open Settings > Privacy > Camera", "ja", "設定＞プライバシー＞カメラを開く"),
      RuleExample(
        "Open Settings > Privacy > Camera", "fr", "Ouvrir Réglages → Confidentialité → Caméra"),
      RuleExample(
        "Open Settings > Privacy > Camera", "it", "In Impostazioni apri Privacy, poi Fotocamera"),
      RuleExample(
        "Settings → General → About", "pl", "Ustawienia → Ogólne/To urządzenie"),
      RuleExample(
        "Open Settings > Privacy > Camera. Then go to Menu > Cup.", "de",
        "Öffne Einstellungen > Datenschutz > Kamera. Dann im Menü auf Tasse tippen."),
      RuleExample(
        "Open Settings > Privacy > “Camera”", "ru", "Открой «Настройки» > «Приватность» > «Камера»"),
      RuleExample(
        "Settings > Privacy > Camera", "fr", "« Réglages » » « Vie privée » » « Caméra »"),
      RuleExample("More if A > 5 and B > 10 cups", "de", "Mehr, wenn A > 5 Tassen"),
    ],
    bad: [
      RuleExample(
        "Open Settings > Privacy > Camera", "de", "↓Öffne Einstellungen > Kamera",
        finds: "a step of the path is lost: the source has 2 signs between steps, the text has 1"),
      RuleExample(
        "Open Settings > Privacy > “Camera”", "ru", "↓Открой Настройки > «Камера»",
        finds: "a step of the path is lost: the source has 2 signs between steps, the text has 1"),
      RuleExample(
        "Settings → Apps → Grindo", "ru", "↓Настройки → Grindo",
        finds: "a step of the path is lost: the source has 2 signs between steps, the text has 1"),
      RuleExample(
        "Go to %@ › Teams › Beans › Roast", "zh-Hans", "↓前往 %@ › 团队 › 烘焙",
        finds: "a step of the path is lost: the source has 3 signs between steps, the text has 2"),
      RuleExample(
        "Go to Menu > Cup > Beans > Roast", "de", "↓Wähle Menü > Tasse > Bohnen und dort Röstung",
        finds: "a step of the path is lost: the source has 3 signs between steps, the text has 2",
        severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard PathSigns.mayStand(in: unit.source), PathSigns.mayStand(in: unit.target),
      unit.isComparable, !unit.target.isPart, unit.source.isShort, unit.target.isShort
    else { return [] }
    let paths = PathSigns.counts(in: unit.source.prose)
    let expected = paths.reduce(0, +)
    guard expected > 1 else { return [] }
    let found = PathSigns.count(in: unit.target, beside: unit.source)
    guard isFewer(found, than: paths) else { return [] }
    let isUsual = Peers(unit).often {
      isFewer(PathSigns.count(in: $0.text, beside: unit.source), than: paths)
    }
    return [
      Finding(
        "a step of the path is lost: the source has \(expected) signs between steps, the text has "
          + "\(found)",
        at: unit.target.wholeRange, severity: isUsual || mayJoinByWord(unit) ? .note : nil)
    ]
  }

  /// Whether signs of a text are less than those of some paths, and none of these are all in words.
  private static func isFewer(_ found: Int, than paths: [Int]) -> Bool {
    guard found > 0 else { return false }
    var sums: Set = [0]
    for count in paths { sums.formUnion(sums.map { $0 + count }) }
    return found < paths.reduce(0, +) && !sums.contains(found)
  }

  /// Whether a text has a word for each one of the source, so that one may stand for a sign.
  private static func mayJoinByWord(_ unit: LintUnit) -> Bool {
    !unit.isUnspaced && unit.target.prose.words.count >= unit.source.prose.words.count
  }
}
