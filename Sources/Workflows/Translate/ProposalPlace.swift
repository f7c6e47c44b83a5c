import Catalogs
import Exchange
import LocaleData
import Messages
import PlainBytes
import Reading

/// Where a proposed translation goes: a key that is there, and that may be translated.
struct ProposalPlace {
  let table: TextTable
  let part: ExchangeTable
  let key: KeyTranslation
  /// As the table spells it.
  let language: String

  static let longestText = TranslationProposal.longestText
  static let mostTexts = TranslationProposal.mostTexts

  init(
    _ proposal: TranslationProposal, in texts: ProjectTexts, _ knowledge: ProjectKnowledge
  ) throws(ProposalRefusal) {
    guard let table = texts.table(named: proposal.table) else {
      throw ProposalRefusal(.unknownTable, "there is no such table: name one of the project's")
    }
    self.table = table
    language = try Self.language(proposal.language, of: table, in: texts, knowledge)
    guard let found = table.found(proposal.key, in: language) else {
      throw Self.noKey(proposal.key, in: table, language)
    }
    (part, key) = (found.part, found.key)
    try checkPart()
  }

  /// Of a table that can't be read nobody knows which keys it has.
  private static func noKey(
    _ key: String, in table: TextTable, _ language: String
  ) -> ProposalRefusal {
    if let mistake = table.mistake(in: language) { return ProposalRefusal(mistake) }
    return ProposalRefusal(
      .unknownKey,
      table.hasInAnyLanguage(key)
        ? "other languages have this key, and the source language's file lacks it: let a person "
          + "add it there, as `l10n extract` does"
        : "the table has no such key: it has to be spelled exactly as in the catalog, white space "
          + "included")
  }

  /// A language as the table spells it, or else as the catalogs beside it or the project do.
  private static func language(
    _ language: String, of table: TextTable, in texts: ProjectTexts, _ knowledge: ProjectKnowledge
  ) throws(ProposalRefusal) -> String {
    let tag = LanguageTag(language)
    guard tag != LanguageTag(table.sourceLanguage) else {
      throw ProposalRefusal(
        .sourceLanguage,
        "this is the language that the table is translated from, whose texts belong to the code")
    }
    let beside = texts.tables.filter { $0.folder == table.folder }.flatMap(\.languages)
    let known =
      table.languages + beside + texts.languages + knowledge.configuration.configuration.locales
    guard tag != nil, let spelled = known.first(where: { LanguageTag($0) == tag }) else {
      if let mistake = table.mistake(in: language) { throw ProposalRefusal(mistake) }
      throw ProposalRefusal(
        .unknownLanguage,
        "the project isn't translated to this language: take one of its languages, or let a person "
          + "add it first")
    }
    return spelled
  }

  private func checkPart() throws(ProposalRefusal) {
    if let mistake = part.mistake(in: language) { throw ProposalRefusal(mistake) }
    guard !part.isPropertyList(in: language) else {
      throw ProposalRefusal(
        .unreadable,
        "the file of this language is a property list, which is not written: let a person edit it, or "
          + "save it as UTF-8 text")
    }
    switch key.progress {
    case .stale:
      throw ProposalRefusal(.stale, "code no longer asks for this key: leave it as it is")
    case .notTranslatable:
      throw ProposalRefusal(.notTranslatable, "the catalog says that this key isn't translated")
    default: break
    }
    // A new file goes beside its siblings, into a folder that has the language's name.
    guard part.keepsState || FileName.isUsable(language + ".lproj") else {
      throw ProposalRefusal(
        .noFile,
        "the table has no file in this language yet, and none can be made of this name: add the "
          + "language in Xcode, or copy the source's file")
    }
  }

  /// The unit at a place, or what it would be.
  func unit(at path: TextPath) -> ExchangeUnit {
    if let unit = key.units.first(where: { $0.path == path }) { return unit }
    let near = key.units.first { $0.path == path.withCategory(.other) } ?? key.units[0]
    var unit = near
    (unit.path, unit.target, unit.state) = (path, nil, nil)
    return unit
  }

  // MARK: The file as it would be

  /// The file with the proposed texts, and the part of the table that it is.
  func edit(
    with proposal: TranslationProposal
  ) throws(ProposalRefusal) -> (edit: FileEdit, part: ExchangeTable) {
    try check(proposal.texts)
    try checkComplete(proposal)
    try checkReplaced(proposal)
    let changes = proposal.texts.map {
      ExchangeChange(key: key.key, path: $0.path, text: $0.text, state: proposal.state)
    }
    guard let (edit, written) = part.taking(changes, in: language) else {
      throw ProposalRefusal(.unchanged, "the catalog has these texts already")
    }
    guard leavesOthers(edit, written) else {
      throw ProposalRefusal(
        .touchesOthers,
        "writing this would change other texts than the one that was asked for, so it isn't done: "
          + "let a person edit the file")
    }
    try checkWritten(proposal, in: written)
    return (edit, written)
  }

  private func leavesOthers(_ edit: FileEdit, _ written: ExchangeTable) -> Bool {
    let single = SingleKeyEdit(key: key.key, language: language, file: edit.path)
    if let old = part.stringCatalog, let new = written.stringCatalog {
      return single.leavesOthers(old, new)
    }
    return single.leavesOthers(edit.old ?? [], edit.new)
  }

  private func check(_ texts: [TranslationProposal.Text]) throws(ProposalRefusal) {
    guard !texts.isEmpty else {
      throw ProposalRefusal(.text, "there is no text to write: give one that isn't empty")
    }
    guard texts.count <= Self.mostTexts, Set(texts.map(\.path)).count == texts.count else {
      throw ProposalRefusal(
        .text, "give at most \(Self.mostTexts) forms, each place once")
    }
    for text in texts {
      guard !text.text.isEmpty, text.text.utf8.count <= Self.longestText else {
        throw ProposalRefusal(
          .text, "a text has from 1 to \(Self.longestText) bytes of UTF-8")
      }
      guard !text.text.unicodeScalars.contains(where: { $0.value == 0 }) else {
        throw ProposalRefusal(.text, "a text can't have the character U+0000")
      }
      guard isPlace(text.path) else { throw noPlace }
      guard text.path.category == nil || mayCount else { throw Self.noNumber }
      if let taken = categories(without: text.path) { throw Self.neverTaken(taken) }
    }
  }

  /// The plural categories of the language, where a form's own isn't among them; nil where it is, or
  /// where the language has the form already, so that it can be mended.
  private func categories(without path: TextPath) -> [PluralCategory]? {
    // Foundation takes `zero` for exactly 0 in every language.
    guard let category = path.category?.category, category != .zero,
      let tag = LanguageTag(language), PluralRules.areKnown(for: tag),
      !key.units.contains(where: { $0.path == path && $0.target != nil })
    else { return nil }
    let taken = PluralRules(for: tag, type: .cardinal).categories
    return taken.contains(category) ? nil : taken
  }

  /// A `.stringsdict` has a key as a whole or not at all: what isn't given when it is begun would be
  /// the source's text, and count as translated.
  private func checkComplete(_ proposal: TranslationProposal) throws(ProposalRefusal) {
    guard CatalogFormat(path: part.path) == .stringsdict,
      part.leaves(ofKey: key.key, in: language).isEmpty
    else { return }
    let given = Set(proposal.texts.map(\.path))
    let lacking = key.units.filter { unit in
      let isMain = unit.path.category.map { $0 == .other } ?? unit.hasWords
      return isMain && !given.contains(unit.path)
    }
    guard let first = lacking.first else { return }
    throw ProposalRefusal(
      .place,
      "the file doesn't have this key yet, so give its forms together, at least every `other`",
      detail: first.path.spelling)
  }

  private var noPlace: ProposalRefusal {
    let paths = key.units.map(\.path).filter { !$0.isEmpty }
    guard !paths.isEmpty else {
      return ProposalRefusal(
        .place,
        "the catalog has no place for these forms beside the text that it has: give one text")
    }
    return ProposalRefusal(
      .place,
      "the catalog has no place for these forms beside those that it has: give the forms that the "
        + "key has",
      detail: paths.map(\.spelling).joined(separator: ", "))
  }

  private static func neverTaken(_ categories: [PluralCategory]) -> ProposalRefusal {
    let names = categories.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return ProposalRefusal(
      .place,
      "no number takes this plural category in this language, so that nobody would read the form: "
        + "give the forms that the language has, which are \(names)")
  }

  private static let noNumber = ProposalRefusal(
    .place,
    "this text takes no argument, so that no number would choose between plural forms: give one text"
  )

  /// Whether a number may choose between forms: of a text without an argument none does.
  private var mayCount: Bool {
    key.isSymbolic
      || key.units.contains { unit in
        unit.path.category != nil
          || [key.key, unit.source].contains {
            !SpecifierScan($0, options: .catalogValue).specifiers.isEmpty
          }
      }
  }

  /// Whether the key has, or can have, a form at a path: one that is known, another plural category
  /// of what varies, or in a String Catalog the forms of a text that doesn't vary yet.
  private func isPlace(_ path: TextPath) -> Bool {
    if key.units.contains(where: { $0.path == path }) { return true }
    if let category = path.category {
      guard category.category != nil else { return false }
      let other = path.withCategory(.other)
      if key.units.contains(where: { $0.path.withCategory(.other) == other }) { return true }
    }
    guard part.keepsState, key.units.allSatisfy(\.path.isEmpty), path.steps.count == 1 else {
      return false
    }
    switch path.steps[0] {
    case .variation(.plural, let name): return name.category != nil
    case .variation(.device, let name): return CaseName.devices.contains(name)
    default: return false
    }
  }

  private func checkReplaced(_ proposal: TranslationProposal) throws(ProposalRefusal) {
    let isSame = proposal.texts.allSatisfy { text in
      let unit = unit(at: text.path)
      // Only a person says that a text is further than the catalog has it.
      let isAsFar = !proposal.replacesReviewed || unit.state == nil || unit.state == proposal.state
      return isAsFar && unit.target.map { $0.isExactly(text.text) } ?? false
    }
    if isSame { throw ProposalRefusal(.unchanged, "the catalog has these texts already") }
    guard !proposal.replacesReviewed else { return }
    let isReviewed = key.units.contains { unit in
      !(unit.target ?? "").isEmpty && ![.new, .machineTranslated].contains(unit.state)
        && (unit.path.isEmpty && proposal.varies
          || proposal.texts.contains {
            $0.path == unit.path && !$0.text.isExactly(unit.target ?? "")
          })
    }
    guard !isReviewed else {
      throw ProposalRefusal(
        .reviewed,
        "a person has translated this text: leave it, or say that it is to be replaced")
    }
  }

  /// The texts stand where they were meant to, byte by byte, and no other form went with them.
  private func checkWritten(
    _ proposal: TranslationProposal, in written: ExchangeTable
  ) throws(ProposalRefusal) {
    let units =
      KeyTranslation.all(of: written.units(ofKey: key.key, in: language)).first?.targets ?? [:]
    let leaves = written.leaves(ofKey: key.key, in: language)
    let isThere = proposal.texts.allSatisfy { text in
      units[text.path]?.isExactly(text.text) ?? false
        || leaves.contains { $0.path == text.path && $0.text.isExactly(text.text) }
    }
    guard isThere, isKept(proposal, among: leaves) else { throw noPlace }
  }

  /// Whether every other form that the language has stands as it was.
  private func isKept(
    _ proposal: TranslationProposal, among leaves: [TextLeaf]
  ) -> Bool {
    let given = Set(proposal.texts.map(\.path))
    // A text that doesn't vary gives way to plural forms of it.
    let varies = proposal.varies
    return part.leaves(ofKey: key.key, in: language).allSatisfy { old in
      guard !old.text.isEmpty, !given.contains(old.path), !(varies && old.path.isEmpty) else {
        return true
      }
      return leaves.contains { $0.path == old.path && $0.text.isExactly(old.text) }
    }
  }
}

extension TranslationProposal {
  /// Whether it gives the plural forms of a whole text.
  fileprivate var varies: Bool {
    texts.contains { $0.path.category == .other && $0.path.steps.count == 1 }
  }
}

extension ExchangeUnit {
  /// Whether there is anything to translate beside placeholders and variables.
  fileprivate var hasWords: Bool {
    let scan = SpecifierScan(source, options: .catalogSubstitution)
    let covered = scan.specifiers.map(\.range)
    return source.utf8.enumerated().contains { offset, byte in
      byte.mayBeLetter && !covered.contains { $0.contains(offset) }
    }
  }
}
