package import Catalogs
package import LocaleData
import Locking
package import Messages

/// What stands for one key in one language.
package final class LintLocalization: Sendable {
  /// As the catalog spells it.
  package let language: String
  /// Nil where the spelling is no language tag.
  package let tag: LanguageTag?
  /// The scripts that the language is written in; nil where that isn't known.
  let scripts: ScriptSet?
  /// The file that holds it, or would; nil for what a test made up.
  package let file: String?
  package let format: LintFormat
  /// In file order; empty where the language has nothing for the key.
  package let texts: [LintText]
  /// The positions of the texts by their paths, where there are too many to look through.
  private let positions: [TextPath: Int]?
  /// The positions of the forms, where there are too many to look through.
  private let formPositions: FormPositions?
  /// Whether any of the texts has a specifier.
  let hasSpecifiers: Bool
  /// How many arguments the text with the most of them has.
  let mostArguments: Int
  package let variables: [CatalogVariable]
  /// The arguments that the catalog says variables have.
  let claimedArguments: Set<Int>
  let variableNames: Set<String>
  /// The variables by the paths of their forms.
  let variablesByPath: [TextPath: CatalogVariable]
  /// Those arguments by the variables' names.
  let claimedByName: [String: Int]
  /// The arguments by which texts use variables, once somebody asked; nil without variables.
  let usedArguments: Locked<[String: Int]?>?
  /// The plural variations, once somebody asked; nil where there can't be any.
  let knownPluralForms: Locked<[PluralForms]?>?
  /// What the texts show together, once somebody asked; nil where there are few to look through.
  let sharedArguments: Locked<SharedArguments>?
  /// The placeholders that the phrases of an App Shortcut have; nil where the texts are no phrases.
  let phrasePlaceholders: Set<String>?
  /// The names that the source gives to arguments, which are the same in all languages.
  package let argumentNames: ArgumentNames
  /// UTF-8 offsets of the key in the file, or of what else stands for the whole entry.
  package let range: Range<Int>?

  /// - Parameter tag: The language, where it was read before.
  package init(
    language: String, tag: LanguageTag? = nil, file: String? = nil,
    format: LintFormat = .stringCatalog,
    leaves: [TextLeaf], variables: [CatalogVariable] = [],
    argumentNames: ArgumentNames = ArgumentNames(), range: Range<Int>? = nil
  ) {
    self.language = language
    let tag = tag ?? LanguageTag(language)
    self.tag = tag
    scripts = tag.flatMap { KnownScripts.scripts(of: $0, spelled: language) }
    self.file = file
    self.format = format
    texts = leaves.map(LintText.init)
    positions = Self.positions(of: texts)
    formPositions = positions == nil ? nil : FormPositions(of: texts)
    hasSpecifiers = texts.contains { !$0.scan.specifiers.isEmpty }
    mostArguments = texts.reduce(0) { max($0, $1.scan.arguments.count) }
    self.variables = variables
    variableNames = variables.isEmpty ? [] : Set(variables.map(\.name))
    claimedArguments = variables.isEmpty ? [] : Set(variables.compactMap(\.argument))
    claimedByName = Self.claimed(by: variables)
    variablesByPath = Self.byPath(variables)
    usedArguments = variables.isEmpty ? nil : Locked(nil)
    knownPluralForms = texts.contains { $0.category != nil } ? Locked(nil) : nil
    sharedArguments = positions == nil ? nil : Locked(SharedArguments())
    phrasePlaceholders = Self.phrasePlaceholders(of: texts)
    self.argumentNames = argumentNames
    self.range = range
  }

  /// The same texts, read with the names that arguments have.
  private init(_ other: LintLocalization, argumentNames: ArgumentNames) {
    language = other.language
    tag = other.tag
    scripts = other.scripts
    file = other.file
    format = other.format
    texts = other.texts
    positions = other.positions
    formPositions = other.formPositions
    hasSpecifiers = other.hasSpecifiers
    mostArguments = other.mostArguments
    variables = other.variables
    variableNames = other.variableNames
    claimedArguments = other.claimedArguments
    claimedByName = other.claimedByName
    variablesByPath = other.variablesByPath
    usedArguments = other.variables.isEmpty ? nil : Locked(nil)
    knownPluralForms = other.knownPluralForms == nil ? nil : Locked(nil)
    sharedArguments = other.sharedArguments == nil ? nil : Locked(SharedArguments())
    phrasePlaceholders = other.phrasePlaceholders
    self.argumentNames = argumentNames
    range = other.range
  }

  /// The same texts, whose specifiers take the arguments that their names stand for.
  package func counted(by names: ArgumentNames) -> LintLocalization {
    LintLocalization(self, argumentNames: names)
  }

  /// Of several texts at one path the last counts.
  private static func positions(of texts: [LintText]) -> [TextPath: Int]? {
    guard texts.count > fewTexts else { return nil }
    return Dictionary(
      texts.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { _, last in last }
    )
  }

  private static func phrasePlaceholders(of texts: [LintText]) -> Set<String>? {
    guard texts.contains(where: { $0.path.phrase != nil }) else { return nil }
    return Set(texts.lazy.flatMap { ForeignPlaceholders.names(in: $0.value) })
  }

  /// The forms of the plural variation that a form belongs to, in file order.
  func forms(beside text: LintText) -> [LintText] {
    guard text.category != nil else { return [] }
    if let formPositions { return formPositions.forms(beside: text.path).map { texts[$0] } }
    let place = text.path.withCategory(.other)
    return texts.filter { $0.category != nil && $0.path.withCategory(.other) == place }
  }

  /// The texts that a variable is shown by, in file order.
  func forms(of variable: CatalogVariable) -> [LintText] {
    if let known = formPositions?.parts(of: variable.path) { return known.map { texts[$0] } }
    return texts.filter { $0.path.starts(with: variable.path) }
  }

  private static func byPath(_ variables: [CatalogVariable]) -> [TextPath: CatalogVariable] {
    guard !variables.isEmpty else { return [:] }
    return Dictionary(variables.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
  }

  private static func claimed(by variables: [CatalogVariable]) -> [String: Int] {
    guard !variables.isEmpty else { return [:] }
    var claimed: [String: Int] = [:]
    for variable in variables { claimed[variable.name] = variable.argument }
    return claimed
  }

  /// Whether it stands in one of the old tables, which most code reads as plain text.
  var isTable: Bool { format == .strings || format == .stringsdict }

  /// Whether the language has a text that a reader sees.
  package var isTranslated: Bool { texts.contains { !$0.isEmpty && $0.state != .new } }

  /// Whether it is what translators' tools say of a text: that of `qqq`, which tables leave out but a
  /// file for translators may be about.
  var isDocumentation: Bool { tag?.isPrivateUse ?? false }

  /// The text at a path.
  ///
  /// A loop of this module's, which is specialised: rules ask it for each text of each language.
  package func text(at path: TextPath) -> LintText? {
    if let positions { return positions[path].map { texts[$0] } }
    return texts.last { $0.path == path }
  }

  private static let fewTexts = 16

  /// The text that is translated at a path; nearly always the one at the same path.
  func source(for path: TextPath) -> LintText? { text(at: path) ?? texts.source(for: path) }

  /// A path below the key as people know it from the file.
  func names(of path: TextPath) -> [String] {
    path.names(in: format == .stringsdict ? .shownStringsdict : .stringCatalog)
  }
}

/// The format of a catalog, or of a file that goes between it and translators.
package enum LintFormat: Hashable, Sendable { case strings, stringsdict, stringCatalog, exchange }
