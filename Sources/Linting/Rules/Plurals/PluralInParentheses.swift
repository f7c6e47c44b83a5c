import Diagnostics
import LocaleData
import Messages
import Reading

/// One text for one thing and for several: `file(s)`.
enum PluralInParentheses: UnitRule {
  static let documentation = RuleDocumentation(
    id: "plural-in-parentheses", family: .plurals, severity: .warning,
    summary:
      "A plural ending stands in brackets, as in file(s), or is an argument, in place of plural forms.",
    rationale: """
      "1 file(s)" reads like a form to fill in, and most languages can't do the same: their plurals \
      change the word, and some have more than two. Give the key plural forms, or inflect the word with \
      `^[%lld file](inflect: true)`.

      The endings of each language are known. Endings for a gender, as in French "prêt(e)" or Russian \
      "добавил(а)", are not meant, nor is one that may be a gender's beside another that is, as in \
      German "Unser(e) liebe(r) Gast"; behind a number it is a plural's. A translation is looked at only \
      if the source has no such ending: where it has, the source is what to mend. One without a number \
      near it, or an argument that is one, is only a note, for plural forms are chosen by one: write the \
      plural, or name both. An argument right behind a counted word of the source (`%lld file%@`) is the \
      ending that code chooses, which most languages haven't. What `%@` shows elsewhere is a name, a list or \
      a number that code has spelled.
      """,
    good: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "%lld Datei", "other": "%lld Dateien"]),
      RuleExample("You are ready", "fr", "Vous êtes prêt(e)"),
      RuleExample("Our dear guest %@", "de", "Unser(e) liebe(r) Gast %@"),
      RuleExample(source: "Function f(s)"),
      RuleExample(source: "%lld of v%@"),
      RuleExample(source: "%lld tests, device%@"),
      RuleExample(source: "%lld days%@"),
      RuleExample(source: "Enter an HTTP(s) address"),
    ],
    bad: [
      RuleExample(
        source: "Imported %lld ↓item(s)↑.",
        finds: "'item(s)' stands for one and for several; give the key plural forms"),
      RuleExample(
        source: "%lld related ↓file%@↑ found",
        finds: "'file%@' stands for one and for several; give the key plural forms"),
      RuleExample(
        "%lld files", "fr", "%lld ↓fichier(s)↑",
        finds: "'fichier(s)' stands for one and for several; give the key plural forms"),
      RuleExample(
        "Dear customer, you have %lld messages", "es",
        "Estimado(a) cliente, tiene %lld ↓mensaje(s)↑",
        finds: "'mensaje(s)' stands for one and for several; give the key plural forms"),
      RuleExample(
        "%lld files of users", "de", "%lld ↓Datei(en)↑ von Nutzer(in)",
        finds: "'Datei(en)' stands for one and for several; give the key plural forms"),
      RuleExample(
        "%lld dogs of users", "de", "%lld ↓Hund(e)↑ neue(r) Gäste",
        finds: "'Hund(e)' stands for one and for several; give the key plural forms"),
      RuleExample(
        source: "Import the ↓file(s)↑, Width(px)",
        finds: "'file(s)' stands for one and for several; write the plural, or name both",
        severity: .note),
      RuleExample(
        source: "Up to 3 new ↓cup(s)↑",
        finds: "'cup(s)' stands for one and for several; give the key plural forms"),
      RuleExample(
        source: "Since version 2, 2024, of Caffe the ↓cup(s)↑ are kept",
        finds: "'cup(s)' stands for one and for several; write the plural, or name both",
        severity: .note),
      RuleExample(
        "%lld users", "ru", "%lld ↓пользователей(я)↑",
        finds: "'пользователей(я)' stands for one and for several; give the key plural forms"),
      RuleExample(
        "%lld files", "ro", "%lld ↓fișier(e)↑",
        finds: "'fișier(e)' stands for one and for several; give the key plural forms"),
      RuleExample(
        "The file has a malformed option (%@).", "nl",
        "Het bestand bevat ongeldige ↓optie(s)↑ (%@).",
        finds: "'optie(s)' stands for one and for several; write the plural, or name both",
        severity: .note),
      RuleExample(
        "Subtitles", "nl", "↓Ondertiteling(en)↑",
        finds: "'Ondertiteling(en)' stands for one and for several; write the plural, or name both",
        severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.target.isPart, unit.target.isShort else { return [] }
    let endings = unit.isSource && unit.target.category == nil ? argumentEndings(in: unit) : []
    return endings.isEmpty ? bracketedEnding(in: unit) : endings
  }

  /// The finding about words that code gives their endings.
  private static func argumentEndings(in unit: LintUnit) -> [Finding] {
    let localization = unit.entry.localization
    let shown = localization.shownArguments(of: unit.target)
    return EndingArgument.all(among: shown, in: unit.target, of: localization).map { ending in
      finding(unit.target.value[utf8: ending.range], at: ending.range, isCounted: true)
    }.asOneCause
  }

  private static func bracketedEnding(in unit: LintUnit) -> [Finding] {
    guard unit.target.profile.traits.contains(.brackets) else { return [] }
    let prose = unit.target.prose
    guard let word = word(in: prose, unit.language) else { return [] }
    if !unit.isSource {
      let source = unit.entry.source.tag?.language ?? unit.entry.source.language
      if Self.word(in: unit.source.prose, source) != nil { return [] }
    }
    let isCounted = hasNumber(unit.target) || isNearNumber(word, prose)
    return [finding(prose.text(word)[...], at: prose.range(word), isCounted: isCounted)]
  }

  private static func finding(_ word: Substring, at range: Range<Int>, isCounted: Bool) -> Finding {
    // Nothing chooses a plural form where no number is.
    let advice = isCounted ? "give the key plural forms" : "write the plural, or name both"
    return Finding(
      "'\(word)' stands for one and for several; \(advice)", at: range,
      severity: isCounted ? nil : .note)
  }

  /// Whether a text has an argument that a plural form can be chosen by.
  private static func hasNumber(_ text: LintText) -> Bool {
    text.scan.specifiers.contains { specifier in
      switch specifier.kind {
      case .value(let value): value.type.isNumber
      case .variable, .substitutionArgument: true
      case .percentSign, .text: false
      }
    }
  }

  /// Whether a number stands shortly before a word in the same phrase, so that it may be its count;
  /// others are those of years, versions and sections.
  private static func isNearNumber(_ word: Range<Int>, _ prose: Prose) -> Bool {
    let before = prose.scalars[..<word.lowerBound].suffix(longestPhrase)
    let words = before.split(whereSeparator: \.isSpace).suffix(3)
    let number = words.lastIndex { $0.contains { $0.decimalDigit != nil } }
    guard let number else { return false }
    return words[number...].allSatisfy { word in
      word.last.map { !".,;:!?)".contains(scalar: $0) } ?? false
    }
  }

  /// In characters: three words are seldom longer, and texts may be.
  private static let longestPhrase = 60

  /// Whether a word is a name, and another one with what stands behind it: HTTP and HTTPS.
  private static func areNames(_ word: String, _ ending: String) -> Bool {
    SharedWords.contains(word, isLatin: false)
      && SharedWords.contains(word + ending.lowercased(), isLatin: false)
  }

  private static let endings = LanguageFact.pluralEndings.sets

  /// The first word with a plural's ending in brackets.
  private static func word(in prose: Prose, _ language: String) -> Range<Int>? {
    guard let plurals = endings[language] else { return nil }
    let genders = endings["\(language).gender"] ?? []
    let words = bracketed(in: prose)
    /// Whether a word has an ending that is only a gender's, so that one beside it may be, too.
    func hasGender(_ index: Int) -> Bool {
      guard words.indices.contains(index) else { return false }
      let ending = prose.text(words[index].ending)
      return genders.contains(ending) && !plurals.contains(ending)
    }
    let first = words.indices.first { index in
      let ending = prose.text(words[index].ending)
      guard plurals.contains(ending) else { return false }
      guard genders.contains(ending), !isCounted(words[index].whole, prose) else { return true }
      let isBehind = hasGender(index - 1) && areNeighbors(words[index - 1], words[index], prose)
      let isBefore = hasGender(index + 1) && areNeighbors(words[index], words[index + 1], prose)
      return !isBehind && !isBefore
    }
    return first.map { words[$0].whole }
  }

  /// A word with an ending in brackets.
  private struct Bracketed {
    /// The word together with the brackets.
    var whole: Range<Int>
    var ending: Range<Int>
  }

  private static func bracketed(in prose: Prose) -> [Bracketed] {
    let words = prose.words
    return zip(words, words.dropFirst()).compactMap { word, ending in
      guard ending.lowerBound == word.upperBound + 1, ending.upperBound < prose.scalars.count,
        prose.scalars[word.upperBound] == "(", prose.scalars[ending.upperBound] == ")",
        // A function has a letter for a name: f(s).
        word.count > 2, prose.scalars[word].allSatisfy(\.isLetter),
        !areNames(prose.text(word).lowercased(), prose.text(ending))
      else { return nil }
      let end = ending.upperBound + 1
      if end < prose.scalars.count, prose.scalars[end].isWordPart { return nil }
      return Bracketed(whole: word.lowerBound..<end, ending: ending)
    }
  }

  /// Whether only spaces stand between two words.
  private static func areNeighbors(
    _ one: Bracketed, _ next: Bracketed, _ prose: Prose
  ) -> Bool {
    prose.scalars[one.whole.upperBound..<next.whole.lowerBound].allSatisfy(\.isSpace)
  }

  /// Whether a number stands before a word, or what may be one.
  private static func isCounted(_ word: Range<Int>, _ prose: Prose) -> Bool {
    let before = prose.scalars[..<word.lowerBound].last { !$0.isSpace }
    return before.map { $0 == Prose.object || $0.decimalDigit != nil } ?? false
  }
}
