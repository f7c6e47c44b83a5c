import Catalogs
import LocaleData
import Messages
import Reading

/// Writes one text with its plural variables as a dictionary of a `.stringsdict`.
///
/// A variable is written once for each argument that it is used with: a `.stringsdict` numbers a
/// variable where it is used, a String Catalog where it is described.
struct StringsdictVariableWriter {
  /// The name of the variable that a plural text without substitutions becomes.
  static let pluralName = "value"
  /// More than a text with three plural variables inside each other needs.
  private static let variableLimit = 256
  private static let maximumDepth = 16

  private let key: String
  private var scope: [ExactKey: CatalogText.Substitution] = [:]
  private var variables: [StringsdictMessage.Variable] = []
  private var names: [Instance: String] = [:]
  private var takenNames: Set<ExactKey> = []
  private var active: [ExactKey] = []

  private struct Instance: Hashable {
    var name: ExactKey
    var argument: Int
  }

  init(key: String, scope: [CatalogText.Substitution]) {
    self.key = key
    // An inner substitution hides an outer one of the same name.
    for substitution in scope { self.scope[ExactKey(substitution.name)] = substitution }
    takenNames = Set(self.scope.keys)
  }

  /// The dictionary, or a plain text when nothing varies.
  mutating func content(of text: CatalogText) -> StringsdictMessage.Content {
    let format: String
    switch text {
    case .variations(_, let cases): format = pluralFormat(cases)
    case .substituted, .unit, .phrases:
      let plain = text.plainText
      let counting = catalogCounting()
      let written = written(plain, counting, ArgumentCounting())
      guard !variables.isEmpty else { return .text(plain) }
      format = written
    }
    return .message(
      StringsdictMessage(fields: [.formatKey(format)] + variables.map { .variable($0) }))
  }

  // MARK: Forms

  private mutating func pluralFormat(_ cases: [CatalogText.Case]) -> String {
    let counted = cases.firstInteger(key: key)
    let argument = counted?.argument ?? 1
    let specifier = counted?.typeSpelling ?? ArgumentSpecifier.usual
    var name = Self.pluralName
    while takenNames.contains(ExactKey(name)) { name += "_" }
    takenNames.insert(ExactKey(name))
    var counting = catalogCounting()
    counting.own = argument
    let place = variables.count
    let forms = forms(cases, counting, argument, specifier)
    variables.insert(
      StringsdictMessage.Variable(name: name, valueType: specifier, forms: forms), at: place)
    return argument == 1 ? "%#@\(name)@" : "%\(argument)$#@\(name)@"
  }

  private mutating func forms(
    _ cases: [CatalogText.Case], _ counting: ArgumentCounting, _ argument: Int, _ specifier: String?
  ) -> [(category: String, text: String)] {
    // A String Catalog sorts its categories by name; people know them in CLDR's order.
    let order = PluralCategory.allCases.map(CaseName.init)
    let sorted = cases.enumerated().sorted { left, right in
      (order.firstIndex(of: left.element.name) ?? order.count, left.offset)
        < (order.firstIndex(of: right.element.name) ?? order.count, right.offset)
    }
    return sorted.map { _, variant in
      let text = variant.text.plainText(for: variant.name)
      let target = ArgumentCounting.form(of: argument, specifier: specifier)
      return (variant.name.rawValue, written(text, counting, target))
    }
  }

  private func catalogCounting(
    _ text: ArgumentCounting = ArgumentCounting()
  ) -> ArgumentCounting {
    var counting = text
    for substitution in scope.values {
      guard let argument = substitution.argument else { continue }
      counting.claimed.insert(argument)
    }
    counting.argumentOfVariable = { [scope] in scope[ExactKey($0)]?.argument }
    return counting
  }

  /// A text with its specifiers as the `.stringsdict` counts, and its variables by their new names.
  private mutating func written(
    _ text: String, _ source: ArgumentCounting, _ target: ArgumentCounting
  ) -> String {
    let counted = SpecifierText(text, source)
    guard counted.uses.contains(where: { !$0.isText }) else { return text }
    var renamed: [String?] = []
    for use in counted.uses {
      guard case .variable(let variable) = use.kind, let argument = variable.argument else {
        renamed.append(nil)
        continue
      }
      renamed.append(name(of: variable.name.text, argument))
    }
    let recounted = SpecifierText(counted.recounted(for: target), target)
    guard recounted.uses.count == renamed.count else { return text }
    var rest = renamed[...]
    return recounted.spelled { use in
      guard let new = rest.popFirst() ?? nil, case .variable(let variable) = use.kind
      else { return nil }
      let old = variable.name.text
      return new == old
        ? nil : recounted.spelling(of: use).replacing("@\(old)@", with: "@\(new)@")
    }
  }

  // MARK: Variables

  /// The name of a variable for an argument, which is written if it isn't yet; nil for one that
  /// nobody describes or that uses itself.
  private mutating func name(of name: String, _ argument: Int) -> String? {
    let exact = ExactKey(name)
    let instance = Instance(name: exact, argument: argument)
    if let known = names[instance] { return known }
    guard let substitution = scope[exact], !active.contains(exact),
      active.count < Self.maximumDepth, variables.count < Self.variableLimit
    else { return nil }
    var new = name
    if names.keys.contains(where: { $0.name == exact }) {
      new = "\(name)_\(argument)"
      while takenNames.contains(ExactKey(new)) { new += "_" }
      takenNames.insert(ExactKey(new))
    }
    names[instance] = new
    active.append(exact)
    let place = variables.count
    let variable = variable(new, substitution, argument)
    variables.insert(variable, at: place)
    active.removeLast()
    return new
  }

  private mutating func variable(
    _ name: String, _ substitution: CatalogText.Substitution, _ argument: Int
  ) -> StringsdictMessage.Variable {
    let counting = catalogCounting(
      ArgumentCounting.form(of: argument, specifier: substitution.specifier))
    let forms = forms(substitution.text.pluralCases, counting, argument, substitution.specifier)
    return StringsdictMessage.Variable(
      name: name, valueType: substitution.specifier ?? ArgumentSpecifier.usual, forms: forms)
  }
}

extension CatalogText {
  /// The text without variations; of several forms the last resort.
  var plainText: String { plainText(for: .other) }

  /// The text where a plural category was chosen already.
  func plainText(for category: CaseName) -> String {
    switch self {
    case .unit(let text, _): text
    case .phrases(let phrases, _): phrases.first ?? ""
    case .substituted(let base, _): base.plainText(for: category)
    case .variations(_, let cases):
      (cases[category] ?? cases[.other] ?? cases.first?.text)?.plainText(for: category) ?? ""
    }
  }

  /// The plural forms; a text that doesn't vary is its only form.
  var pluralCases: [Case] {
    switch self {
    case .variations(_, let cases): cases
    case .substituted(let base, _): base.pluralCases
    case .unit, .phrases: [Case(name: .other, text: self)]
    }
  }
}
