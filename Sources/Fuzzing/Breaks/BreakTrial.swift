import Catalogs
import Diagnostics
import Linting
import LocaleData

/// A translated entry, in which mistakes are made one at a time.
struct BreakTrial {
  private let key: LintKey
  private let localization: LintLocalization
  /// Another language's texts, for rules that compare them.
  private let peer: LintLocalization?
  private let forms: BreakForms
  private let subject: BreakSubject
  /// Which of the texts the subject is.
  private let chosen: Int

  /// What a mistake makes of the entry, and how people are shown it.
  struct Broken {
    var forms: BreakForms
    var before: String
    var after: String
  }

  /// - Returns: Nil for what has no translation, and where what stands for the source is no text.
  init?(
    _ table: any LintTable, _ index: Int, _ language: String, _ random: inout Random
  ) {
    let key = table.key(at: index, languages: [language])
    guard let localization = key.translations.first, localization.isTranslated,
      key.source.isTranslated, key.shouldTranslate, key.disabledRules.isEmpty, !key.isStale,
      !key.keyIsSource || localization.format == .stringCatalog,
      let tag = localization.tag, let sourceTag = key.source.tag ?? LanguageTag(key.source.language)
    else { return nil }
    let leaves = localization.texts.map(Self.leaf)
    let shown = leaves.indices.filter { !leaves[$0].text.isEmpty && leaves[$0].state != .new }
    guard !shown.isEmpty else { return nil }
    self.key = key
    self.localization = localization
    chosen = random.pick(shown)
    let sourceLeaves = key.source.texts.map(Self.leaf)
    let leaf = leaves[chosen]
    guard let source = sourceLeaves.source(for: leaf.path)?.text else { return nil }
    forms = BreakForms(
      sourceLeaves: sourceLeaves, leaves: leaves, variables: localization.variables, language: tag)
    peer = Self.peer(table, key.key, language, &random)
    subject = BreakSubject(
      source: source, text: leaf.text, path: leaf.path, options: leaf.options,
      sourceLanguage: sourceTag, language: tag,
      foreign: peer.flatMap { Self.foreign($0, leaf.path) })
  }

  private static func leaf(_ text: LintText) -> TextLeaf {
    TextLeaf(path: text.path, text: text.value, state: text.state, options: text.options)
  }

  private static func peer(
    _ table: any LintTable, _ key: String, _ language: String, _ random: inout Random
  ) -> LintLocalization? {
    let others = table.languages.filter { $0 != language && $0 != table.sourceLanguage }
    guard !others.isEmpty else { return nil }
    return table.localization(forKey: key, in: random.pick(others))
  }

  private static func foreign(
    _ peer: LintLocalization, _ path: TextPath
  ) -> (language: LanguageTag, text: String)? {
    guard let tag = peer.tag, let text = peer.text(at: path), !text.isEmpty, text.state != .new
    else { return nil }
    return (tag, text.value)
  }

  func broken(by kind: TextBreak, _ random: inout Random) -> Broken? {
    switch kind.change {
    case .text(let change):
      guard let text = change(subject, &random), text != subject.text else { return nil }
      var forms = forms
      forms.leaves[chosen].text = text
      return Broken(forms: forms, before: subject.text, after: text)
    case .forms(let change):
      guard let changed = change(forms, &random) else { return nil }
      return Broken(forms: changed, before: Self.shown(forms), after: Self.shown(changed))
    }
  }

  private static func shown(_ forms: BreakForms) -> String {
    let texts = forms.leaves.map { leaf in
      "\(leaf.path.names(in: .shownStringsdict).joined(separator: ".")): \(leaf.text)"
    }
    return texts.joined(separator: " | ")
  }

  func findings(_ linter: Linter) -> DiagnosticCounts { findings(forms, linter) }

  private func findings(_ forms: BreakForms, _ linter: Linter) -> DiagnosticCounts {
    var key = key
    let language = localization.language
    key.translations = [
      LintLocalization(
        language: language, tag: localization.tag, file: localization.file,
        format: localization.format, leaves: forms.leaves, variables: forms.variables,
        range: localization.range)
    ]
    if let peer { key.translations.append(peer) }
    var found: [LintDiagnostic] = []
    _ = linter.check(key, [language], &found)
    return DiagnosticCounts(found.map(\.diagnostic))
  }

  func result(
    _ kind: TextBreak, _ broken: Broken, _ before: DiagnosticCounts, _ linter: Linter
  ) -> BreakResult {
    let added = findings(broken.forms, linter).added(to: before)
    return BreakResult(
      name: kind.name, isSlight: kind.isSlight, severity: added.map(\.severity).max(),
      place: "\(localization.file ?? key.table) \(key.key) (\(localization.language))",
      before: broken.before, after: broken.after, source: subject.source,
      messages: added.map { "\($0.severity) \($0.id): \($0.message)" })
  }
}
