import Catalogs
import Exchange
import Extraction
import LocaleData
import Sessions
import Workflows

/// A key as the editor shows it.
struct ShownKey: Encodable, Sendable {
  struct Form: Encodable, Sendable {
    /// Such as `plural.one`; empty for the only text.
    var path: String
    var source: String
    var sourceParts: [TextPart]
    var text: String
    var textParts: [TextPart]
    var state: String?
    /// Numbers that take the form.
    var examples: [String]
  }

  struct Usage: Encodable, Sendable {
    var file: String
    var line: Int
    var text: String
  }

  struct Argument: Encodable, Sendable {
    var position: Int
    var specifier: String
    var type: String
    var expression: String
    var values: [String]
  }

  var table: String
  var key: String
  var language: String
  var sourceLanguage: String
  var comment: String?
  var progress: String
  var keepsState: Bool
  var forms: [Form]
  var usages: [Usage]
  var arguments: [Argument]
  var formats: ShownFormats
  /// The plural forms that the only text can be made of; none where it can't.
  var pluralForms: [Form]
  /// Texts that somebody typed and didn't save.
  var draft: [String: String]?
  /// What the catalog had when these were typed.
  var draftBase: [String: String]?
  /// What else was typed for the key, in other tabs and sessions, and not saved.
  var otherDrafts: [[String: String]]
  /// Why the text was sent back.
  var note: String?

  /// Lists end there.
  private static let most = 64

  init(_ open: OpenKey, _ id: KeyID, in session: StudioSession) {
    table = open.table.name
    key = open.key
    language = open.language
    sourceLanguage = open.table.sourceLanguage
    comment = open.translation.comment
    progress = open.translation.progress.rawValue
    keepsState = open.table.keepsState
    let rules = LanguageTag(open.language).map { PluralRules(for: $0, type: .cardinal) }
    let guarded = session.guardedAttributes(of: open.table)
    let places = session.exchange?.places(of: open.key, in: open.check.file)
    forms = open.translation.units.filter { places?.contains($0.path.spelling) ?? true }
      .prefix(Self.most).map { Form($0, rules, guarded) }
    // A file for translators has no place for more.
    pluralForms =
      places == nil ? PluralVariation(open, rules).forms.map { Form($0, guarded) } : []
    let entries = open.knowledge.entries(forKey: open.key, table: open.table.codeName)
    usages = KeyUsage.all(of: entries, in: session.session, most: 12).map(Usage.init)
    arguments = (entries.first?.arguments ?? []).prefix(Self.most).map {
      Argument(
        position: $0.position, specifier: $0.specifier, type: $0.type, expression: $0.expression,
        values: Array($0.values.prefix(Self.most)))
    }
    formats = session.formats(of: open.table)
    let kept = session.draft(of: id)
    (draft, draftBase) = (kept?.texts, kept?.base)
    otherDrafts = session.otherTexts(than: kept?.texts ?? [:], of: id)
    note = open.translation.progress == .translated ? nil : session.note(of: id)
  }
}

extension ShownKey.Usage {
  init(_ usage: KeyUsage) {
    (file, line, text) = (usage.file, usage.line, usage.text)
  }
}

extension ShownKey.Form {
  init(_ form: PluralVariation.Form, _ guarded: Set<String>) {
    path = form.path.spelling
    (source, text) = (form.source, form.text)
    sourceParts = TextPart.all(of: source)
    textParts = TextPart.all(of: text, guarding: guarded)
    examples = form.examples
  }

  init(_ unit: ExchangeUnit, _ rules: PluralRules?, _ guarded: Set<String>) {
    path = unit.path.spelling
    source = unit.source
    sourceParts = TextPart.all(of: unit.source)
    text = unit.target ?? ""
    textParts = TextPart.all(of: text, guarding: guarded)
    state = unit.state?.rawValue
    let category = unit.path.category?.category
    examples =
      category.flatMap { rules?.examples(of: $0, most: PluralVariation.mostExamples) } ?? []
  }
}
