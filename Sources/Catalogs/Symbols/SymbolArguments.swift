import Messages
import Reading

/// What a key's text takes, by argument.
///
/// The source language's text says it, with the labels; the key, which may be a format too, says what
/// that text leaves out, as "One item" does of `%lld items`.
struct SymbolArguments {
  /// By number, from 1; nil where an argument can't be that of a symbol.
  private var found: [Int: SymbolParameter?] = [:]
  /// The arguments that `%#@name@` have by their place in the text.
  private var variables: [String: Int] = [:]
  /// The first specifier that no symbol can take.
  private(set) var unsupported: String?

  init(of entry: StringCatalogEntry, sourceLanguage: String) {
    let source = entry.localization(in: sourceLanguage)
    let texts = [source.flatMap { CatalogText($0.content) }, CatalogText(entry.key.value)]
    for text in texts.compactMap(\.self) { add(text) }
    let others = entry.localizations.sorted { $0.language.value < $1.language.value }
    let claiming = [source].compactMap(\.self) + others
    add(claiming.first { !$0.content.substitutions.isEmpty }?.content.substitutions ?? [])
  }

  /// The parameters in order; nil where one can't be.
  var parameters: [SymbolParameter]? {
    guard unsupported == nil else { return nil }
    guard let last = found.keys.max() else { return [] }
    guard last <= SpecifierScan.argumentLimit else { return nil }
    return (1...last).map { number in
      found[number].flatMap(\.self) ?? SymbolParameter.unused
    }
  }

  private mutating func add(_ text: CatalogText) {
    var counting = ArgumentCounting()
    counting.skipsText = true
    for (text, specifiers) in text.specifiers(counting) {
      for specifier in specifiers {
        switch specifier.kind {
        case .value(let value): add(value, String(text[utf8: specifier.range]))
        case .variable(let variable): variables[variable.name.text] = variable.argument
        case .text, .percentSign, .substitutionArgument: break
        }
      }
    }
  }

  private mutating func add(_ value: ValueSpecifier, _ spelling: String) {
    let bare = SpecifierSpelling.bare(spelling)
    let new = SymbolParameter(value, spelling: bare, name: value.name?.text)
    if new == nil { unsupported = unsupported ?? bare }
    guard let known = found[value.argument] else { return found[value.argument] = new }
    if known?.label == nil, let label = new?.label { found[value.argument]??.label = label }
  }

  /// A substitution says its argument's type and label itself.
  private mutating func add(_ substitutions: [StringCatalogSubstitution]) {
    for (index, substitution) in substitutions.enumerated() {
      let name = substitution.name.value
      let argument = substitution.argumentNumber?.value ?? variables[name] ?? index + 1
      let specifier = ArgumentSpecifier(substitution.formatSpecifier?.text).spelling
      let value = ValueSpecifier(formatValueType: specifier)
      guard argument > 0, let value else { continue }
      found[argument] = SymbolParameter(value, spelling: "%" + specifier, name: name)
    }
  }
}

extension SymbolParameter {
  /// An argument that no text shows, in front of one that some text does.
  fileprivate static let unused = SymbolParameter(label: nil, type: "String", specifier: "%@")

  private init(label: String?, type: String, specifier: String) {
    self.label = label
    self.type = type
    self.specifier = specifier
  }
}
