import Diagnostics
import PlainBytes

/// A path through menus or settings has fewer steps than in the source.
enum LostStep: UnitRule {
  static let documentation = RuleDocumentation(
    id: "lost-step", family: .text, severity: .warning,
    summary: "A path through menus or settings has fewer steps than in the source.",
    rationale: """
      "Settings > Privacy > Camera" leads a reader from screen to screen, and where a step is lost they \
      look for one that isn't there. Write each step, in the words that the app or the system shows.

      Signs between steps are counted, whichever they are (>, →, ›, ▸ and those that point the other \
      way). In the source they stand between spaces and before a capital, so that comparisons of \
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
      RuleExample("More if A > 5 and B > 10 cups", "de", "Mehr, wenn A > 5 Tassen"),
    ],
    bad: [
      RuleExample(
        "Open Settings > Privacy > Camera", "de", "↓Öffne Einstellungen > Kamera",
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
    guard mayHaveSteps(unit.source), mayHaveSteps(unit.target), unit.isComparable,
      !unit.target.isPart, unit.source.isShort, unit.target.isShort
    else { return [] }
    let paths = paths(in: unit.source.prose)
    let expected = paths.reduce(0, +)
    guard expected > 1 else { return [] }
    let found = signs(in: unit.target, beside: unit.source)
    guard isFewer(found, than: paths) else { return [] }
    let isUsual = Peers(unit).often {
      isFewer(signs(in: $0.text, beside: unit.source), than: paths)
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

  private static func mayHaveSteps(_ text: LintText) -> Bool { text.bytes.intersects(firstBytes) }

  /// What signs between steps start with in UTF-8.
  private static let firstBytes = ByteSet([0x3C, 0x3E, 0xC2, 0xE2, 0xE3, 0xEF] as [UInt8])

  /// How many signs between two steps each sentence of a text has for sure, of those that have some.
  private static func paths(in prose: Prose) -> [Int] {
    var paths = [0]
    for index in prose.scalars.indices {
      if endsSentence(index, prose.scalars) {
        paths.append(0)
      } else if isBetweenSteps(index, prose.scalars) {
        paths[paths.count - 1] += 1
      }
    }
    return Array(paths.filter { $0 > 0 }.prefix(ScanLimit.parts))
  }

  private static func endsSentence(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[index] {
    case "\n", "。", "！", "？": true
    case ".", "!", "?", ";": index + 1 < scalars.count && scalars[index + 1].isSpace
    default: false
    }
  }

  /// Whether a sign stands between two steps for sure: behind a space and before one, with a step in
  /// front on the same line and one behind that starts with no small letter.
  private static func isBetweenSteps(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard pointsOn(scalars[index]), index > 0, index + 1 < scalars.count,
      scalars[index + 1].isSpace
    else { return false }
    // `->` is drawn in two characters.
    let before = scalars[..<index].last { $0 != "-" && $0 != "=" }
    guard before?.isSpace == true,
      let step = scalars[..<index].last(where: { !isBeside($0) }), !isLineEnd(step),
      let next = scalars[(index + 1)...].first(where: { !isBeside($0) })
    else { return false }
    return next == Prose.object || next.isLetter && !next.isSmallLetter
  }

  /// Whether a character may stand between a sign and a step.
  private static func isBeside(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "=", "\"", "'", "\u{2018}", "\u{201C}", "\u{201E}", "\u{2019}", "\u{201D}", "[", "]",
      "(", ")":
      true
    default: scalar.isSpace && !isLineEnd(scalar)
    }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }

  /// How many characters of a text may be signs between steps; several in a row are one.
  ///
  /// A slash is one, too, where the source has none.
  private static func signs(in text: LintText, beside source: LintText) -> Int {
    let scalars = text.prose.scalars
    let maySlash = !source.profile.traits.contains(.slashes)
    let isSign = { (scalar: Unicode.Scalar) in mayBeSign(scalar) || maySlash && scalar == "/" }
    return scalars.indices.count { index in
      isSign(scalars[index]) && (index == 0 || !isSign(scalars[index - 1]))
    }
  }

  private static func pointsOn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ">", "›", "→", "⇒", "▸", "▶", "❯", "➔", "➜", "➝", "➞", "➤", "⟩", "⟶": true
    default: false
    }
  }

  /// Those of writing from right to left and of wide letters, and quotation marks of that shape, too.
  private static func mayBeSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3C, 0x3E, 0xAB, 0xBB, 0x2039, 0x203A, 0x2190...0x21FF, 0x25B6...0x25C5, 0x276C...0x2771,
      0x2794...0x27BE, 0x27E8, 0x27E9, 0x27F5...0x27FF, 0x3008...0x300B, 0xFF1C, 0xFF1E:
      true
    default: false
    }
  }
}
