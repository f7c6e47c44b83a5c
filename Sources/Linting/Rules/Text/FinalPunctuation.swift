import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// The text doesn't end as the source does.
enum FinalPunctuation: UnitRule {
  static let documentation = RuleDocumentation(
    id: "final-punctuation", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) end without the mark that the source ends with, or with another"
    },
    prevalence: .habit,
    summary: "The text ends with another punctuation mark than the source.",
    rationale: """
      The last mark says what a text is: a question, a label with a value behind it (`:`), a command \
      that asks for more (`…`), a sentence. End the text as the source ends, with the mark of the language.

      The marks of all scripts are known: the Greek question mark is a semicolon, Arabic, Armenian, \
      Chinese and Indian languages have their own. Thai, Lao, Khmer and Burmese end sentences \
      without a mark, Japanese asks with か and names in a heading what it explains with とは or, as Chinese and Korean \
      do, a way with 方法, and these three may say with 中 what an ellipsis says of work that goes on, Armenian \
      puts its question mark into a word: there the \
      rule is silent. A semicolon behind the source's last word is most likely left over from \
      code, and nobody has to repeat it. A mark that the source doesn't have, the full stop of a short \
      text, of a sentence alone and behind an address, and what several other languages do too are only notes, and so is what a \
      language does all over a table, a title for a short question that leads somewhere ("Lost your \
      password?"), and a prompt of several words for a label of one. Two marks of which one is too many ("??", "。.") are found where \
      the source has one or none, and two full stops ("..") are none of the marks: they are found \
      inside of a text, too, where the source has none.
      """,
    good: [
      RuleExample("Delete all?", "el", "Διαγραφή όλων;"),
      RuleExample("Done.", "hi", "हो गया।"),
      RuleExample("Delete all?", "ja", "すべて削除しますか。"),
      RuleExample("What is a filter?", "ja", "フィルターとは"),
      RuleExample("Grinding…", "ja", "粉砕中"),
      RuleExample("Syncing cups...", "zh-Hant", "正在同步中"),
      RuleExample("Syncing cups…", "ko", "컵 동기화 중"),
      RuleExample("How do I grind it?", "ja", "豆を挽く方法"),
      RuleExample("How do I grind it?", "ko", "원두 가는 방법"),
      RuleExample("How do I grind it?", "zh-Hant", "研磨咖啡豆的方法"),
      RuleExample("Export data to …", "zh-Hans", "向 … 导出数据"),
      RuleExample("Use it as:", "am", "ይጠቀሙበት፡-"),
      RuleExample("Choose the folder;", "fr", "Choisissez le dossier"),
      RuleExample("Version %@ is out. Get it?", "de", "Jetzt laden? (Version %@)"),
      RuleExample("Cups, pots, ...", "zh-Hans", "杯子、壶等"),
    ],
    bad: [
      RuleExample(
        "Search…", "pl", "Szukaj↓..", finds: "two full stops are no mark; write '…'",
        fixed: "Szukaj…"),
      RuleExample(
        "It is saved. Go on.", "uk", "Збережено↓..↑ Далі.",
        finds: "two full stops are no mark; write '.'", fixed: "Збережено. Далі."),
      RuleExample(
        "Delete all photos?", "de", "Alle Fotos löschen↓.",
        finds:
          "the text ends with a full stop, the source with a question mark; end it as the source does"
      ),
      RuleExample(
        "Name:", "fr", "Nom↓", finds: "the source ends with a colon, this text doesn't; add it"),
      RuleExample(
        "The new one is out. Get it?", "de", "Jetzt laden? Sie ist wichtig (die neue↓↑)",
        finds: "the source ends with a question mark, this text doesn't; add it", severity: .note),
      RuleExample(
        "Delete all the photos (now)?", "de", "Alle Fotos löschen (jetzt↓↑)",
        finds: "the source ends with a question mark, this text doesn't; add it"),
      RuleExample(
        "Email:", "pl", "Podaj tutaj swój adres e-mail↓",
        finds: "the source ends with a colon, this text doesn't; add it", severity: .note),
      RuleExample(
        "Choose one of these cups:", "ja", "カップを一つ選んでください↓。",
        finds:
          "the text ends with a full stop, the source with a colon; end it as the source does",
        severity: .note),
      RuleExample(
        "Choose one of these cups:", "fr", "Choisissez une de ces tasses↓.",
        finds:
          "the text ends with a full stop, the source with a colon; end it as the source does"),
      RuleExample(
        "Lost your password?", "he", "שחזור סיסמה↓",
        finds: "the source ends with a question mark, this text doesn't; add it", severity: .note),
      RuleExample(
        "Delete your password?", "he", "מחיקת הסיסמה↓",
        finds: "the source ends with a question mark, this text doesn't; add it"),
      RuleExample(
        "They are saved. Your photos are safe.", "de", "Gesichert. Deine Fotos sind sicher↓",
        finds: "the source ends with a full stop, this text doesn't; add it"),
      RuleExample(
        "It can't be sent now. Please write to help@caffe.app.", "de",
        "Es geht jetzt nicht. Bitte schreibe an help@caffe.app↓",
        finds: "the source ends with a full stop, this text doesn't; add it", severity: .note),
      RuleExample(
        "Loading...", "de", "Lädt↓.",
        finds:
          "the text ends with a full stop, the source with an ellipsis; end it as the source does"),
      RuleExample(
        "Delete all photos?", "de", "Alle Fotos löschen↓??",
        finds: "the text ends with '??'; write one mark", fixed: "Alle Fotos löschen?"),
      RuleExample(
        "Your photos were saved.", "de", "Deine Fotos wurden gesichert↓..",
        finds:
          "the text ends with two full stops, the source with a full stop; end it as the source does"
      ),
      RuleExample(
        "The account will be removed", "tr", "Hesap kaldırılacak↓..",
        finds:
          "the text ends with two full stops, the source without a mark; end it as the source does"
      ),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    if let doubled = doubledMark(unit) ?? twoStops(unit) { return [doubled] }
    guard needsLook(unit), !unit.target.isPart, unit.isComparable,
      unit.target.value != unit.source.value
    else { return [] }
    let source = TextEnd(unit.source.prose, unit.sourceLanguage)
    let target = TextEnd(unit.target.prose, unit.language)
    guard source.mark != target.mark, !isUsual(source, target, unit),
      !InitialPunctuation.hasMovedMark(unit)
    else { return [] }
    return [
      Finding(
        message(source.mark, target, unit), at: target.range,
        severity: severity(source, target, unit))
    ]
  }

  /// The finding about two marks at the end of which one is too many; nil where the source has them too.
  private static func doubledMark(_ unit: LintUnit) -> Finding? {
    guard let doubled = DoubledMark(atEndOf: unit.target, unit.language), unit.isComparable,
      DoubledMark(atEndOf: unit.source, unit.sourceLanguage) == nil,
      !unit.source.value.utf8.containsSequence(doubled.text.utf8)
    else { return nil }
    return Finding(
      "the text ends with '\(doubled.text)'; write one mark", at: doubled.range,
      fix: TextFix(
        "Write one mark", isSafe: false, [TextEdit(doubled.range, String(doubled.first))]))
  }

  /// The finding about two full stops inside of the text, or in the place of an ellipsis.
  private static func twoStops(_ unit: LintUnit) -> Finding? {
    TwoStops(in: unit).map { stops in
      Finding(
        "two full stops are no mark; write '\(stops.meant)'", at: stops.range,
        fix: TextFix(
          "Write '\(stops.meant)'", isSafe: false, [TextEdit(stops.range, stops.meant)]))
    }
  }

  /// Most texts end in a letter or in the same mark.
  private static func needsLook(_ unit: LintUnit) -> Bool {
    guard let source = unit.source.value.utf8.last(where: { $0 > 0x20 }),
      let target = unit.target.value.utf8.last(where: { $0 > 0x20 })
    else { return false }
    if source == UInt8(ascii: "."), target == source { return differsInStops(unit) }
    return source != target && !(source.isASCIILetter && target.isASCIILetter)
      || source >= 0x80 && target >= 0x80
  }

  /// Whether one ends in a full stop and the other in several.
  private static func differsInStops(_ unit: LintUnit) -> Bool {
    let source = unit.source.profile.traits.contains(.ellipses)
    let target = unit.target.profile.traits.contains(.ellipses)
    return source != target || source && target
  }

  private static func message(
    _ source: FinalMark, _ target: TextEnd, _ unit: LintUnit
  ) -> String {
    let found = endsInTwoStops(target, unit) ? "two full stops" : target.mark.name
    return switch (source, target.mark) {
    case (.none, _):
      "the text ends with \(found), the source without a mark; end it as the source does"
    case (_, .none): "the source ends with \(source.name), this text doesn't; add it"
    default:
      "the text ends with \(found), the source with \(source.name); end it as the source does"
    }
  }

  /// Whether a slip of the keyboard looks like what is left of an ellipsis.
  private static func endsInTwoStops(_ target: TextEnd, _ unit: LintUnit) -> Bool {
    unit.target.value[utf8: target.range] == ".."
  }

  /// Differences that a language asks for.
  private static func isUsual(_ source: TextEnd, _ target: TextEnd, _ unit: LintUnit) -> Bool {
    let scripts = unit.languageScripts ?? []
    let isMarkless = !scripts.isDisjoint(with: [.thai, .southEastAsian])
    if UsualEnd.takes(source.mark, target.mark, unit.target.value, unit.language)
      || target.mark == .none && isBeforeBrackets(source.mark, unit)
    {
      return true
    }
    switch (source.mark, target.mark) {
    case (.stop, .none), (.question, .none), (.exclamation, .none):
      return isMarkless
        || source.mark == .stop && source.lastWordLength <= 3 && source.lastWordLength > 0
          && unit.source.value.utf8.count < 20
        || source.mark == .question && endsInTopic(unit)
    case (.question, .stop): return endsInParticle(unit)
    // Code ends so, and texts as good as never.
    case (.semicolon, .none), (.semicolon, .stop): return source.lastWordLength > 0
    // An abbreviation such as "approx." ends with its own full stop.
    case (.none, .stop):
      return unit.target.value.utf8.last == UInt8(ascii: ".")
        && (target.lastWordLength <= 4 && target.lastWordLength > 0
          || isAbbreviation(unit.target, target.lastWordLength))
    case (.none, _): return source.endsInObject && target.mark == .stop
    case (.ellipsis, .none), (.ellipsis, .stop):
      return isBlankMoved(unit) || endsInOthers(target, unit)
    default: return false
    }
  }

  /// Whether the source's mark stands before brackets that end the text: "Open it? (version 2)".
  private static func isBeforeBrackets(_ mark: FinalMark, _ unit: LintUnit) -> Bool {
    let scalars = unit.target.prose.scalars
    guard let end = scalars.lastIndex(where: { !$0.isSpace }),
      [")", "]", "\u{FF09}"].contains(scalars[end]),
      let start = scalars[..<end].lastIndex(where: { ["(", "[", "\u{FF08}"].contains($0) }),
      let last = scalars[..<start].last(where: { !$0.isSpace })
    else { return false }
    return FinalMark(last, unit.language) == mark
  }

  /// Whether the source's ellipsis stands for a word that comes behind it ("Export data to …"), and the
  /// language has the word somewhere else.
  private static func isBlankMoved(_ unit: LintUnit) -> Bool {
    [" …", " ..."].contains { unit.source.value.hasSuffix($0) }
      && ["…", "..."].contains { unit.target.value.contains($0) }
  }

  /// Whether a word for "and others" says what the source's ellipsis says; in Chinese "等" means
  /// waiting, too, so that it counts only behind a list or a space.
  private static func endsInOthers(_ target: TextEnd, _ unit: LintUnit) -> Bool {
    let text = unit.target.value[utf8: 0..<target.range.lowerBound]
    return LanguageFact.numberWords.list(of: "\(unit.language).others").contains { word in
      let word = word.replacing("_", with: " ").trimming(marks: ".")
      guard text.hasSuffix(word) else { return false }
      let before = text.dropLast(word.count)
      return before.last?.isLetter == false || before.contains("、")
    }
  }

  private static func endsInParticle(_ unit: LintUnit) -> Bool {
    guard let last = unit.target.value.unicodeScalars.suffix(2).first else { return false }
    return LanguageFact.marks.list(of: unit.language + ".questions").contains(String(last))
  }

  /// Whether the text is a heading that names what it is about, where the source asks "What is …?".
  private static func endsInTopic(_ unit: LintUnit) -> Bool {
    LanguageFact.marks.list(of: unit.language + ".topics").contains {
      unit.target.value.hasSuffix($0)
    }
  }

  /// Whether the last word has more full stops, or stands alone and is short.
  private static func isAbbreviation(_ text: LintText, _ length: Int) -> Bool {
    let word = text.value.utf8.reversed().dropFirst().prefix { $0 != 0x20 }
    return word.contains(UInt8(ascii: "."))
      || word.count == text.value.utf8.count - 1 && length <= 6
  }

  private static func severity(
    _ source: TextEnd, _ target: TextEnd, _ unit: LintUnit
  ) -> Severity? {
    switch (source.mark, target.mark) {
    case (.none, .ellipsis) where endsInTwoStops(target, unit): break
    // A label before a value, a command that opens a window: translators know where it is shown.
    case (.none, _), (.exclamation, _), (_, .exclamation), (.comma, _), (_, .comma): return .note
    case (.stop, .none) where endsInAddress(unit.target): return .note
    case (.stop, .none) where !unit.isCutOff:
      // Whether a sentence alone needs its full stop is a matter of style.
      let words = unit.source.value.utf8.count { $0 == 0x20 }
      if words < 3 || isEastAsian(unit) || !hasSentence(unit) { return .note }
    case (.colon, .none) where isEastAsian(unit) || isPrompt(unit): return .note
    // A sentence that leads to a list or a field ends as others do in Japanese and Korean.
    case (.colon, .stop) where !(unit.languageScripts ?? []).isDisjoint(with: [.kana, .hangul]):
      return .note
    case (.question, .none) where isElliptic(unit): return .note
    // Sentences that were put in another order, or made one.
    case (.question, .none) where asks(unit.target, unit.language): return .note
    case (.question, .stop) where asks(unit.target, unit.language): return .note
    case (.stop, .question) where asks(unit.source, unit.sourceLanguage): return .note
    default: break
    }
    let isOpen = Peers(unit).often { peer in
      let end = TextEnd(peer.text.prose, peer.language)
      return end.mark != source.mark && !isMarkless(peer)
    }
    return isOpen ? .note : nil
  }

  /// Whether an address is the last of a text, behind which many leave the full stop away, for it would be
  /// taken for a part of that.
  private static func endsInAddress(_ text: LintText) -> Bool {
    guard text.mayHaveAddresses, Addresses.mayStand(in: text.value) else { return false }
    let scalars = text.proseWithAddresses.scalars
    guard let last = scalars.lastIndex(where: { !$0.isSpace }) else { return false }
    return Addresses.ranges(in: scalars).last?.upperBound == last + 1
  }

  /// Whether so much is said for a label of one word that it is no label any more.
  private static func isPrompt(_ unit: LintUnit) -> Bool {
    unit.source.prose.words.count == 1 && unit.target.prose.words.count > 4
  }

  /// Whether the source asks what it leads to ("Lost your password?"), for which languages have a title.
  private static func isElliptic(_ unit: LintUnit) -> Bool {
    let prose = unit.source.prose
    let words = prose.words
    guard let first = words.first, words.count < 5 else { return false }
    let starts = LanguageFact.marks.list(of: unit.sourceLanguage + ".elliptic")
    return starts.contains(prose.text(first).lowercased())
  }

  /// Whether the language sets labels and last sentences without a mark as often as with one.
  private static func isEastAsian(_ unit: LintUnit) -> Bool {
    unit.languageScripts.map { !$0.isDisjoint(with: [.han, .kana, .hangul]) } ?? false
  }

  /// Whether a sentence of the text does end with its mark.
  private static func hasSentence(_ unit: LintUnit) -> Bool {
    let scalars = unit.target.prose.scalars
    return zip(scalars, scalars.dropFirst()).contains { mark, next in
      next.isSpace && FinalMark(mark, unit.language) == .stop
    }
  }

  /// Whether a question stands before the last sentence, or is that.
  private static func asks(_ text: LintText, _ language: String) -> Bool {
    text.value.unicodeScalars.contains { FinalMark($0, language) == .question }
  }

  /// Whether a language ends sentences without a mark.
  private static func isMarkless(_ peer: Peers.Peer) -> Bool {
    !peer.text.profile.scripts.isDisjoint(with: [.thai, .southEastAsian])
  }
}
