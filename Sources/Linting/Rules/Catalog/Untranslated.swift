import Catalogs
import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// The translation is a copy of the source.
enum Untranslated: UnitRule {
  static let documentation = RuleDocumentation(
    id: "untranslated", family: .catalog, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 1) { count, language in
      "\(count) texts of \(language) are copies of the source; translate them"
    },
    prevalence: RuleDocumentation.Prevalence(mostSingle: 1, share: 2),
    summary: "The translation is a copy of the source.",
    rationale: """
      A reader sees the source language in the middle of their own. Translate the text, or remove \
      the entry, so that tools see that it is still to be done. A copy of an older source, which has \
      other words here and there, counts too.

      The rule is silent for names, those of files, domains and the app itself too, names that only \
      programs read (`open_till`, `image/png`), notices of rights, names of licences, acronyms, numbers, \
      addresses and units, for accounts beside the names of their owners, for patterns of dates, JSON, \
      lines for a shell and the rules of filters, for \
      regional variants of the source language, and for words that many languages share ("Status", \
      "Bluetooth"); a single word is a note in languages of the same script, since many more are the \
      same in both, and none if no lexicon has it, since then it is a name. A plural form that is left in \
      English beside another one that is translated counts whatever its words. It is silent for what \
      developers keep, by a remark in the text or its comment ("do not localize"), for "Lorem ipsum", and \
      for the titles \
      that AppKit's objects have when they are made ("Table View Cell"); those of labels and buttons \
      are notes. It is silent for a key's name beside its sign (`⌘ (Command)`), and a modifier's name alone \
      that other languages keep, too, is a note.

      Several copies in a table and a language are one finding with their number; where they are more \
      than half of the table, nobody has begun to translate it, and they are notes. So is a headline \
      ("Grindo Shade") with a word that is none of English, which nearly all of five or more \
      languages have as the source does, for then it is \
      the name of something, three words at most that start with a name ("Linux Mint") and that four of five \
      of them have, one or two words that all of them have and mark as translated ("Bundle ID"), for then \
      it is a term, a person's name with one word behind a dash, and a list of names. So are three words at \
      most with capitals that other texts of the language keep when they are translated ("Turn on Cup Guard", \
      "Cup Guard einschalten").
      """,
    good: [
      RuleExample("Status", "de", "Status"),
      RuleExample(
        ["one": "%lld album", "other": "%lld albums"], "da",
        ["one": "%lld album", "other": "%lld albummer"]),
      RuleExample(
        ["one": "%lld error", "other": "%lld errors"], "es",
        ["one": "%lld error", "other": "%lld errores"]),
      RuleExample("Wi-Fi 802.11", "fr", "Wi-Fi 802.11"),
      RuleExample("Delete the color", "en-GB", "Delete the color"),
      RuleExample("iPhone", "ru", "iPhone"),
      RuleExample("⌘ (Command)", "ja", "⌘ (Command)"),
      RuleExample("American Express", "ru", "American Express"),
      RuleExample("Google Authenticator", "ru", "Google Authenticator"),
      RuleExample("25 GB Blu-ray (SL)", "fr", "25 GB Blu-ray (SL)"),
      RuleExample(
        "https://example.com/Third%20party%20components%20/", "cs",
        "https://example.com/Third%20party%20components%20/"),
      RuleExample("about:blank", "de", "about:blank"),
      RuleExample("RECIPES.txt", "nl", "RECIPES.txt"),
      RuleExample("grindctl cups $CUPS beans $BEANS", "fr", "grindctl cups $CUPS beans $BEANS"),
      RuleExample("RECIPES.rtfd", "hr", "RECIPES.rtfd"),
      RuleExample("Grindo (.grin)", "ru", "Grindo (.grin)"),
      RuleExample("caffe.today", "ja", "caffe.today"),
      RuleExample("barista:open_till", "it", "barista:open_till"),
      RuleExample("#harbour:caffe.today", "ja", "#harbour:caffe.today"),
      RuleExample("Grindo for iPad", "nb", "Grindo for iPad"),
      RuleExample("© Grindo Roasters 2010-2024", "ja", "© Grindo Roasters 2010-2024"),
      RuleExample("Copyright Ⓒ Grindo Roasters, ", "ja", "Copyright Ⓒ Grindo Roasters, "),
      RuleExample("MIT © Grindo Roasters", "ar", "MIT © Grindo Roasters"),
      RuleExample("GNU General Public License v3", "ja", "GNU General Public License v3"),
      RuleExample("Apache License 2.0", "ru", "Apache License 2.0"),
      RuleExample(
        "@lunessa (Lunessa B.)\n@brunetti-cups (Luca Brunetti)", "ja",
        "@lunessa (Lunessa B.)\n@brunetti-cups (Luca Brunetti)"),
      RuleExample("TIFF", "ru", "TIFF"),
      RuleExample("image/jpeg", "zh-Hans", "image/jpeg"),
      RuleExample("DNS-over-HTTPS", "ko", "DNS-over-HTTPS"),
      RuleExample("UDP over TCP", "zh-Hans", "UDP over TCP"),
      RuleExample("Email", "ru", "Email"),
      RuleExample("Lorem ipsum dolor sit er elit pecu", "es", "Lorem ipsum dolor sit er elit pecu"),
      RuleExample("App", "zh-Hans", "App"),
      RuleExample("dd.MM.yyyy HH:mm", "fr", "dd.MM.yyyy HH:mm"),
      RuleExample("@@||ads.caffe.app^$image", "tr", "@@||ads.caffe.app^$image"),
      RuleExample(#"{"small cup": 1, "large cup": 2}"#, "ru", #"{"small cup": 1, "large cup": 2}"#),
      RuleExample(
        "Convert all tabs <do not localise>", "de", "Convert all tabs <do not localise>"),
      RuleExample(
        "Table View Cell", "de", "Table View Cell",
        comment: #"Class = "NSTextFieldCell"; title = "Table View Cell"; ObjectID = "a-1";"#),
    ],
    bad: [
      RuleExample(
        "Delete all photos", "de", "↓Delete all photos",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Set $HOME to this folder", "ru", "↓Set $HOME to this folder",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Photos for print (.zip)", "ru", "↓Photos for print (.zip)",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Add Photo", "ru", "↓Add Photo", finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Delete all photos", "de", "↓DELETE ALL PHOTOS",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Backup found!", "fr", "↓Backup Found!",
        finds: "the text is a copy of the source; translate it", severity: .note),
      RuleExample(
        "☕️ Lunessa Brunetti - Maintainer", "de", "↓☕️ Lunessa Brunetti - Maintainer",
        finds: "the text is a copy of the source; translate it", severity: .note),
      RuleExample(
        "Coffee Maker - Maintainer", "de", "↓Coffee Maker - Maintainer",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Lunessa, New Grindo, Brunetti...", "nb", "↓Lunessa, New Grindo, Brunetti...",
        finds: "the text is a copy of the source; translate it", severity: .note),
      RuleExample(
        "Beans, Cups, Photos", "nb", "↓Beans, Cups, Photos",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Print PDF over USB now", "ru", "↓Print PDF over USB now",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Coffee Lake City, UT", "nb", "↓Coffee Lake City, UT",
        finds: "the text is a copy of the source; translate it", severity: .note),
      RuleExample(
        "Coffee Lake City, UT", "el", "↓Coffee Lake City, UT",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Images/photos", "ru", "↓Images/photos",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Delete Photos Now, OK", "nb", "↓Delete Photos Now, OK",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "@team (Delete all photos)", "ja", "↓@team (Delete all photos)",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "Photos © Grindo Roasters", "ar", "↓Photos © Grindo Roasters",
        finds: "the text is a copy of the source; translate it"),
      RuleExample(
        "An unknown error has occurred while sending", "pl",
        "↓An unknown error has occured while sending",
        finds: "the text is the source but for a few words, an older copy of it; translate it"),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "↓%lld file", "other": "%lld Dateien"],
        finds: "this form is a copy of the source, and others are translated; translate it"),
      RuleExample(
        ["one": "%lld message", "other": "%lld messages"], "es",
        ["one": "↓%lld message", "other": "%lld mensajes"],
        finds: "this form is a copy of the source, and others are translated; translate it"),
      RuleExample(
        "Delete all photos", "de", "↓photos.delete.all",
        finds: "the text looks like a key, not like a text; translate the source"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.key.shouldTranslate else { return [] }
    guard isCopy(unit) else {
      return nearCopy(unit, context) ?? recapitalized(unit) ?? copiedKey(unit)
    }
    guard unit.isComparable, !isClose(unit), !KeptName.isNamed(by: unit.key) else { return [] }
    if LeftForm.stands(in: unit, context.engines), !unit.key.isKept(unit.source) {
      return [
        Finding(
          "this form is a copy of the source, and others are translated; translate it",
          at: unit.target.wholeRange)
      ]
    }
    let words = TranslatableWords(unit)
    if words.words.isEmpty, words.sharedCount > 1 { return [finding(unit, .note)] }
    guard words.arePlenty, !unit.key.isKept(unit.source) else { return [] }
    return [finding(unit, severity(words, unit))]
  }

  private static func finding(_ unit: LintUnit, _ severity: Severity?) -> Finding {
    Finding(
      "the text is a copy of the source; translate it", at: unit.target.wholeRange,
      severity: severity)
  }

  /// The finding about a text that is the source but for a few words; nil for any other.
  private static func nearCopy(_ unit: LintUnit, _ context: LintContext) -> [Finding]? {
    guard NearCopy.stands(in: unit), unit.isComparable, !isClose(unit),
      !unit.key.isKept(unit.source),
      ForeignScript.findings(in: unit, context).isEmpty,
      !OtherLanguage.isFound(in: unit, context)
    else { return nil }
    return [
      Finding(
        "the text is the source but for a few words, an older copy of it; translate it",
        at: unit.target.wholeRange)
    ]
  }

  /// The finding about a copy with other capitals, which may be meant as a name; nil for any other
  /// text.
  private static func recapitalized(_ unit: LintUnit) -> [Finding]? {
    let (source, target) = (unit.source.value.utf8, unit.target.value.utf8)
    guard source.count == target.count,
      source.elementsEqual(target, by: { $0.lowercasedASCII == $1.lowercasedASCII }),
      LeftEnglish.stands(in: unit), !isClose(unit), TranslatableWords(unit).arePlenty,
      !unit.key.isKept(unit.source)
    else { return nil }
    return [finding(unit, .note)]
  }

  private static func isCopy(_ unit: LintUnit) -> Bool {
    let source = unit.source.value
    let target = unit.target.value
    if source == target || isShoutedCopy(source, target) { return true }
    // The same but for white space at the ends.
    let difference = source.utf8.count - target.utf8.count
    guard difference > -3, difference < 3, source.utf8.first == target.utf8.first || difference != 0
    else { return false }
    let left = EdgeSpace(source)
    let right = EdgeSpace(target)
    guard left.leading.count + left.trailing.count + right.leading.count + right.trailing.count > 0
    else { return false }
    return source[
      utf8: left.leading.upperBound..<max(left.leading.upperBound, left.trailing.lowerBound)]
      == target[
        utf8: right.leading.upperBound..<max(right.leading.upperBound, right.trailing.lowerBound)]
  }

  /// Whether a text of three words or more is the source in capitals.
  private static func isShoutedCopy(_ source: String, _ target: String) -> Bool {
    let left = source.utf8
    let right = target.utf8
    guard left.count == right.count, left.count > 8,
      left.last != right.last || left.first != right.first
        || left.dropFirst().first != right.dropFirst().first
    else { return false }
    return left.elementsEqual(right) { ($0 | 0x20) == ($1 | 0x20) && ($0 == $1 || $0 >= 0x41) }
      && left.count { $0 == 0x20 } > 1
  }

  /// A text that is its key, where the key is no text.
  private static func copiedKey(_ unit: LintUnit) -> [Finding] {
    if isKeyOfAnother(unit) {
      return [
        Finding(
          "the text looks like a key, not like a text; translate the source",
          at: unit.target.wholeRange)
      ]
    }
    guard !unit.key.keyIsSource, unit.target.value == unit.key.key, unit.target.value.looksLikeName,
      unit.target.path.isEmpty, unit.source.value.utf8.contains(0x20)
    else { return [] }
    return [
      Finding("the text is the key itself; translate it", at: unit.target.wholeRange)
    ]
  }

  /// Whether the text is a name such as `settings.title.main`, and the source a text.
  private static func isKeyOfAnother(_ unit: LintUnit) -> Bool {
    let marks = unit.target.profile.traits.intersection([.fullStops, .underscores])
    guard !marks.isEmpty, unit.target.value.looksLikeName, unit.isComparable,
      unit.source.value.utf8.contains(0x20) || SourceIdentifier.isWord(unit.source.value.utf8)
    else { return false }
    let bytes = unit.target.value.utf8
    let isSmall = bytes.allSatisfy {
      $0.isASCIISmallLetter || $0.isASCIIDigit || $0 == 0x2E || $0 == 0x5F
    }
    let stops = bytes.count { $0 == 0x2E }
    return isSmall && (marks.contains(.underscores) || stops > 1)
      && !unit.source.value.utf8.containsSequence(Array(bytes))
      && unit.source.profile.traits.isDisjoint(with: [.slashes, .underscores])
  }

  /// Languages whose readers take texts of the other for their own.
  static func isClose(_ unit: LintUnit) -> Bool {
    LanguageFact.areRelated(unit.sourceLanguage, unit.language)
  }

  /// Whether the language's other texts keep the source text as a term.
  private static func isKeptTerm(_ unit: LintUnit) -> Bool {
    unit.target.path.isEmpty
      && unit.key.keptTerms?.keep(unit.source, in: unit.entry.localization.language) ?? false
  }

  private static func severity(_ words: TranslatableWords, _ unit: LintUnit) -> Severity? {
    if words.mayBeNames || unit.key.isReplaced(unit.source) || KeptName.isInAllLanguages(unit)
      || KeptName.isCredit(unit.source) || KeptName.isPlace(unit)
      || KeptName.isListOfNames(unit)
      || KeyboardKey.isKeptModifier(unit) || isKeptTerm(unit)
    {
      return .note
    }
    let hasOtherScript =
      unit.languageScripts.map { $0.isDisjoint(with: unit.source.profile.scripts) } ?? false
    if words.words.count > 2 || hasOtherScript { return nil }
    // A word alone may be the same in both languages, and two capitalized ones a name.
    let areCapitalized = words.words.allSatisfy { $0.unicodeScalars.first?.isCapital ?? false }
    return words.words.count == 1 && !words.hasFunctionWord || areCapitalized ? .note : nil
  }
}
