import Catalogs
import Messages
import Reading

extension CatalogText {
  /// What a String Catalog says to show what this text of a `.stringsdict` does.
  func recountedForCatalog(key: String) -> CatalogText {
    switch self {
    case .unit, .phrases: return self
    case .variations(let kind, let cases):
      return .variations(
        kind,
        cases.map { Case(name: $0.name, text: $0.text.recountedForCatalog(key: key)) })
    case .substituted(.unit(let format, _), let variables):
      let reading = StringsdictVariableReading(format, variables, key: key)
      return reading.plural ?? reading.substituted
    case .substituted(let base, let variables):
      let reading = StringsdictVariableReading("", variables, key: key)
      return .substituted(base.recountedForCatalog(key: key), reading.substitutions)
    }
  }
}

/// Reads a format with its variables as a text with substitutions.
private struct StringsdictVariableReading {
  private typealias Case = CatalogText.Case
  private typealias Variable = CatalogText.Substitution

  let key: String
  let format: String
  private let variables: [Variable]
  /// Which arguments the variables are used with.
  private var arguments: [ExactKey: Set<Int>] = [:]

  init(_ format: String, _ variables: [CatalogText.Substitution], key: String) {
    self.key = key
    self.format = format
    self.variables = variables
    collect(format, ArgumentCounting(), depth: 0)
  }

  private mutating func collect(_ text: String, _ counting: ArgumentCounting, depth: Int) {
    for use in SpecifierText(text, counting).uses {
      guard case .variable(let used) = use.kind, let argument = used.argument,
        let variable = variables.last(where: { ExactKey($0.name) == ExactKey(used.name.text) }),
        arguments[ExactKey(variable.name), default: []].insert(argument).inserted, depth < 16
      else { continue }
      for form in variable.text.pluralCases {
        collect(
          form.text.plainText,
          .form(of: argument, specifier: variable.specifier), depth: depth + 1)
      }
    }
  }

  /// The only argument of a variable; nil when it has several or none, or one that no catalog may name.
  private func argument(of variable: Variable) -> Int? {
    let all = arguments[ExactKey(variable.name)] ?? []
    guard all.count == 1, let only = all.first, only <= SpecifierScan.argumentLimit else {
      return nil
    }
    return only
  }

  /// The plain plural variation that `StringsdictVariableWriter` writes this for.
  var plural: CatalogText? {
    guard variables.count == 1, let variable = variables.first,
      variable.name == StringsdictVariableWriter.pluralName, let argument = argument(of: variable),
      argument >= 1, !variable.text.pluralCases.isEmpty,
      // Without a substitution nothing says the argument, so the texts have to.
      case .substituted(.unit(format, _), let written)? = CatalogText(
        StringsdictMessage.Content(variable.text, key: key)),
      let only = written.first, only.specifier == variable.specifier,
      Self.sortedTexts(only) == Self.sortedTexts(variable)
    else { return nil }
    return variable.text
  }

  private static func sortedTexts(_ variable: Variable) -> [String] {
    variable.text.pluralCases.sorted { $0.name.rawValue < $1.name.rawValue }.map(\.text.plainText)
  }

  /// How the catalog's specifiers without numbers will be counted.
  private func counting(
    _ text: ArgumentCounting = ArgumentCounting()
  ) -> ArgumentCounting {
    var counting = text
    var known: [ExactKey: Int] = [:]
    for variable in variables { known[ExactKey(variable.name)] = argument(of: variable) }
    counting.claimed = Set(known.values)
    counting.argumentOfVariable = { [known] in known[ExactKey($0)] }
    return counting
  }

  var substituted: CatalogText {
    let text = SpecifierText(format, ArgumentCounting()).recountedWithoutNumbers(for: counting())
    return .substituted(CatalogText(text), substitutions)
  }

  var substitutions: [CatalogText.Substitution] {
    variables.map { variable in
      let argument = argument(of: variable)
      let cases = variable.text.pluralCases.map { form in
        Case(
          name: form.name, text: CatalogText(text(form.text.plainText, variable, argument)))
      }
      return Variable(
        name: variable.name, argument: argument, specifier: variable.specifier,
        text: .variations(.plural, cases))
    }
  }

  private func text(_ form: String, _ variable: Variable, _ argument: Int?) -> String {
    guard let argument else { return form }
    let source = ArgumentCounting.form(of: argument, specifier: variable.specifier)
    return SpecifierText(form, source).recountedWithArgumentName(
      variable.specifier ?? ArgumentSpecifier.usual, for: counting(source))
  }
}
