package import Catalogs
import Diagnostics
import Messages
import Reading

/// The texts of one catalog in a file for translators, as a String Catalog has them.
///
/// What shows, renders and checks catalogs so works on files for translators, too. The String Catalog
/// is written nowhere.
package struct ExchangedCatalog: Sendable {
  package let file: ExchangeFile
  /// The numbers of each key's units, in the order of the file.
  private let keys: [(key: String, units: [Int])]
  private let indices: [ExactKey: Int]

  /// Texts of catalogs stand four steps below their key at most; what is far deeper was made to be.
  private static let deepest = 16

  package init(_ file: ExchangeFile) {
    var keys: [(key: String, units: [Int])] = []
    var indices: [ExactKey: Int] = [:]
    for (number, unit) in file.units.enumerated() {
      let id = ExchangeUnitID(unit.id)
      guard id.path.steps.count <= Self.deepest else { continue }
      let key = ExactKey(id.key)
      if let index = indices[key] {
        keys[index].units.append(number)
      } else {
        indices[key] = keys.count
        keys.append((key.text, [number]))
      }
    }
    (self.file, self.keys, self.indices) = (file, keys, indices)
  }

  /// The String Catalog in UTF-8.
  package var bytes: [UInt8] {
    let members = keys.map { ($0.key, json($0.units)) }
    return Array(
      JSONText.object([
        ("sourceLanguage", .string(file.sourceLanguage)), ("strings", .object(members)),
        ("version", .string("1.0")),
      ]).text().utf8)
  }

  /// What stands for a key in it: the name with its value; nil where there is no such key.
  package func member(_ key: String) -> [UInt8]? {
    guard let index = indices[ExactKey(key)] else { return nil }
    let text = JSONText.object([(key, json(keys[index].units))]).text()
    return Array(text.utf8.dropFirst().dropLast())
  }

  /// The units of a key with their places in it, in the order of the file.
  package func units(of key: String) -> [(path: TextPath, unit: ExchangeUnit)] {
    (indices[ExactKey(key)].map { keys[$0].units } ?? []).map { number in
      let unit = file.units[number]
      return (ExchangeUnitID(unit.id).path, unit)
    }
  }

  // MARK: Entries

  private func json(_ numbers: [Int]) -> JSONText {
    let units = numbers.map { file.units[$0] }
    var members: [(String, JSONText)] = []
    let comment = comment(units)
    if !comment.isEmpty { members.append(("comment", .string(comment))) }
    let localizations = localizations(units)
    if !localizations.isEmpty { members.append(("localizations", .object(localizations))) }
    if units.contains(where: { !$0.isTranslatable }) {
      members.append(("shouldTranslate", .bool(false)))
    }
    return .object(members)
  }

  private func comment(_ units: [ExchangeUnit]) -> String {
    guard let unit = units.first else { return "" }
    let notes = unit.hasGeneratedNotes ? [] : unit.notes
    return (notes + unit.hints).filter { !$0.isEmpty && $0 != noComment }.joined(separator: "\n")
  }

  private func localizations(_ units: [ExchangeUnit]) -> [(String, JSONText)] {
    let source = ExchangedText(units.map { ExchangedText.Leaf($0, $0.source, .translated) }).text
    let target = ExchangedText(
      units.map { unit in
        let text = unit.target ?? ""
        return ExchangedText.Leaf(unit, text, text.isEmpty ? .new : unit.state ?? .translated)
      }
    ).text
    return [(file.sourceLanguage, source), (file.targetLanguage, target)].compactMap {
      language, text in text.map { (language, $0.json) }
    }
  }
}

/// Puts the texts of a key's units together again.
private struct ExchangedText {
  struct Leaf {
    var steps: ArraySlice<TextPath.Step>
    var text: String
    var state: TextState

    init(_ unit: ExchangeUnit, _ text: String, _ state: TextState) {
      steps = ExchangeUnitID(unit.id).path.steps[...]
      (self.text, self.state) = (text, state)
    }

    /// The same seen from one step further inside.
    var inner: Leaf {
      var leaf = self
      leaf.steps = steps.dropFirst()
      return leaf
    }
  }

  private let leaves: [Leaf]

  init(_ leaves: [Leaf]) { self.leaves = leaves }

  /// Nil where nothing has a place that is known.
  var text: CatalogText? {
    guard let base = base else {
      let parts = substitutions("")
      return parts.isEmpty ? nil : .substituted(.unit("", .new), parts)
    }
    let parts = substitutions(base.texts.first ?? "")
    return parts.isEmpty ? base : .substituted(base, parts)
  }

  /// The text around substitutions.
  private var base: CatalogText? {
    if let whole = leaves.last(where: { $0.steps.isEmpty }) {
      return .unit(whole.text, whole.state)
    }
    let phrases = leaves.filter { if case .phrase? = $0.steps.first { true } else { false } }
    if let first = phrases.first { return .phrases(phrases.map(\.text), first.state) }
    return variations
  }

  private var variations: CatalogText? {
    var kind: VariationKind?
    let cases = grouped { step -> CaseName? in
      guard case .variation(let own, let name) = step, kind ?? own == own else { return nil }
      kind = own
      return name
    }
    let texts = cases.compactMap { single in
      ExchangedText(single.leaves).text.map { CatalogText.Case(name: single.name, text: $0) }
    }
    return kind.flatMap { texts.isEmpty ? nil : .variations($0, texts) }
  }

  /// - Parameter base: The text that says which argument each is about.
  private func substitutions(_ base: String) -> [CatalogText.Substitution] {
    let found = grouped { step -> String? in
      if case .substitution(let name) = step { name } else { nil }
    }
    let arguments = Self.arguments(base)
    return found.enumerated().compactMap { index, single in
      ExchangedText(single.leaves).text.map { text in
        CatalogText.Substitution(
          name: single.name, argument: arguments[single.name] ?? index + 1,
          specifier: Self.specifier(in: text), text: text)
      }
    }
  }

  /// The leaves one step further inside, by what that step names, in the order of the file.
  ///
  /// - Parameter name: Nil for a step that leads elsewhere.
  private func grouped<Name: Hashable>(
    by name: (TextPath.Step) -> Name?
  ) -> [(name: Name, leaves: [Leaf])] {
    var groups: [(name: Name, leaves: [Leaf])] = []
    var indices: [Name: Int] = [:]
    for leaf in leaves {
      guard let name = leaf.steps.first.flatMap(name) else { continue }
      if let index = indices[name] {
        groups[index].leaves.append(leaf.inner)
      } else {
        indices[name] = groups.count
        groups.append((name, [leaf.inner]))
      }
    }
    return groups
  }

  private static func arguments(_ text: String) -> [String: Int] {
    var arguments: [String: Int] = [:]
    for specifier in SpecifierScan(text, options: .variables).specifiers {
      guard case .variable(let variable) = specifier.kind, arguments[variable.name.text] == nil
      else { continue }
      arguments[variable.name.text] = variable.argument
    }
    return arguments
  }

  /// How the forms spell their number, without percent sign and position: these files say it nowhere
  /// else.
  private static func specifier(in text: CatalogText) -> String {
    for form in text.texts {
      let scan = SpecifierScan(form, options: .catalogSubstitution)
      guard let found = scan.specifiers.first(where: { $0.value != nil }) else { continue }
      return ArgumentSpecifier(String(form[utf8: found.range])).spelling
    }
    return ArgumentSpecifier.usual
  }
}
