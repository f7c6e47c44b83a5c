import Catalogs
import Diagnostics
import Exchange
import Linting
import Messages
import Reading

/// Whether translations that come back can be shown in the place of their sources.
struct TranslationSafety {
  /// What is known of one translation.
  struct Verdict {
    /// Why it would do harm, in a translator's words.
    var refusal: ImportDecision.Caution?
    var caution: ImportDecision.Caution?
  }

  private let selection: RuleSelection
  private let rules: [(rule: any UnitRule.Type, severity: Severity)]
  /// What tells texts of another language; nil where the project has turned that off.
  private let otherLanguage: (any UnitRule.Type)?
  /// The globs of the configuration are relative to this.
  private let folder: String

  /// - Parameter project: How much it says that the rules of lint matter.
  init(_ project: ProjectConfiguration = ProjectConfiguration()) {
    let selection = RuleSelection(LintOptions(paths: []), project)
    self.selection = selection
    folder = PathParts.folder(of: project.file ?? "")
    otherLanguage =
      selection.rules.lazy.compactMap { chosen -> (any UnitRule.Type)? in
        guard chosen.rule.id == Self.otherLanguageID, case .unit(let rule) = chosen.rule.subject
        else { return nil }
        return rule
      }.first
    rules = selection.rules.compactMap { chosen in
      guard selection.mayBeError(chosen), case .unit(let rule) = chosen.rule.subject else {
        return nil
      }
      switch rule.documentation.family {
      // Specifiers are what `SpecifierSafety` knows, with the spelling that exchange files have, and
      // what a text lacks among others is no harm that it does.
      case .placeholders, .plurals, .catalog, .sources: return nil
      case .markdown, .attributes, .grammar, .text, .security: return (rule, chosen.severity)
      }
    }
  }

  static let otherLanguageID = "other-language"

  /// Whether a translation looks like a text of another language, as lint would say.
  func isInOtherLanguage(
    _ target: String, of source: String, for unit: ExchangeUnit,
    languages: (source: String, target: String)
  ) -> Bool {
    // Of one word nobody can tell it.
    guard let otherLanguage, target.utf8.contains(UInt8(ascii: " ")) else { return false }
    return Self.entry(source, target, unit, languages).units.contains { pair in
      !otherLanguage.findings(in: pair, LintContext()).isEmpty
    }
  }

  /// No text has as many percent signs, and each takes a hundred times its memory.
  private static let limit = 1000

  /// - Parameters:
  ///   - unit: Where the translation goes.
  ///   - languages: The catalog's and the translation's.
  ///   - file: The file that the translation goes to.
  func verdict(
    on target: String, of source: String, for unit: ExchangeUnit,
    languages: (source: String, target: String), file: String
  ) -> Verdict {
    guard Self.mayConcern(source) || Self.mayConcern(target) else { return Verdict() }
    let texts = [source, target] + unit.sourceForms.values
    if texts.contains(where: { $0.utf8.count { $0 == 0x25 } > Self.limit }) {
      return Verdict(
        refusal: Self.unsafe(
          "it has more than \(Self.limit) percent signs; leave those that it needs"))
    }
    let entry = Self.entry(source, target, unit, languages, table: PathParts.stem(of: file))
    for pair in entry.units {
      let specifiers = SpecifierSafety(pair, isPluralForm: pair.isFormForFewNumbers)
      if let problem = specifiers.problem { return Verdict(refusal: Self.unsafe(problem)) }
      if let error = error(in: pair, file) { return Verdict(refusal: error) }
      guard let caution = specifiers.caution else { continue }
      return Verdict(caution: .init(id: "specifier-length", message: caution))
    }
    return Verdict()
  }

  /// How surely nobody translated a text that came back as its source; nil where a translation would
  /// be the same.
  ///
  /// - Parameter table: The table's name: those of property lists have names that all languages keep.
  func doubt(
    about copy: String, for unit: ExchangeUnit, in table: String,
    languages: (source: String, target: String)
  ) -> Severity? {
    guard copy.utf8.count(where: { $0 == 0x25 }) <= Self.limit else { return .warning }
    let leaves = [unit.leaf(copy, for: unit.path.category)]
    let source = LintLocalization(language: languages.source, leaves: leaves)
    let target = LintLocalization(language: languages.target, leaves: leaves)
    var key = LintKey(key: unit.key, table: table, source: source, translations: [])
    key.comment = unit.notes.isEmpty ? nil : unit.notes.joined(separator: "\n")
    let units = LintEntry(key: key, localization: target).units
    return units.compactMap { UntranslatedCopy.severity(in: $0) }.max()
  }

  private static func unsafe(_ problem: String) -> ImportDecision.Caution {
    .init(id: "unsafe-specifier", message: "the translation is not safe: \(problem)")
  }

  private static func entry(
    _ source: String, _ target: String, _ unit: ExchangeUnit,
    _ languages: (source: String, target: String), table: String = ""
  ) -> LintEntry {
    let read = LintLocalization(language: languages.source, leaves: unit.sourceLeaves(source))
    let own = read.counted(by: read.givenNames)
    let translation = LintLocalization(
      language: languages.target, leaves: [unit.leaf(target, for: unit.path.category)],
      argumentNames: own.argumentNames)
    let key = LintKey(key: unit.key, table: table, source: own, translations: [])
    return LintEntry(key: key, localization: translation)
  }

  private func error(in pair: LintUnit, _ file: String) -> ImportDecision.Caution? {
    let path = PathParts.relative(file, to: folder) ?? file
    let context = LintContext()
    for (rule, severity) in rules {
      for finding in rule.findings(in: pair, context) {
        let found = min(finding.severity ?? severity, severity)
        guard selection.severity(of: rule.id, found: found, path: path) == .error else { continue }
        return .init(id: rule.id, message: finding.message)
      }
    }
    return nil
  }

  /// Whether a text has anything but letters, digits and everyday punctuation.
  private static func mayConcern(_ text: String) -> Bool {
    text.utf8.contains { byte in
      byte >= 0x80 || byte < 0x20 || "^[]()<>*_`~\\&{}%$#:".utf8.contains(byte)
    }
  }
}

extension ExchangeUnit {
  /// The source beside its other plural forms, whose arguments the translation gets as well.
  fileprivate func sourceLeaves(_ source: String) -> [TextLeaf] {
    let own = path.category
    let others = sourceForms.filter { $0.key != own }.sorted { $0.key.rawValue < $1.key.rawValue }
    return [leaf(source, for: own)] + others.map { leaf($0.value, for: $0.key) }
  }

  fileprivate func leaf(_ text: String, for category: CaseName?) -> TextLeaf {
    TextLeaf(
      path: category.map { TextPath([.variation(.plural, $0)]) } ?? [], text: text,
      // Only a form is shown inside of another text.
      options: path.isEmpty ? .catalogValue : .catalogSubstitution)
  }
}
