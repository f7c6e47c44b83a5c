import Catalogs
import Messages
import Reading

extension CatalogText {
  /// What a String Catalog says to show what a `.stringsdict` does; nil for what is no text.
  init?(_ content: StringsdictMessage.Content, key: String) {
    switch content {
    case .text(let text): self = .unit(text, .translated)
    case .message(let message): self.init(message, key)
    case .unknown: return nil
    }
  }

  private init?(_ message: StringsdictMessage, _ key: String) {
    let variables = message.variables
    let base: CatalogText
    if !message.devices.isEmpty {
      base = .variations(.device, Self.cases(message.devices, key))
    } else if !message.widths.isEmpty {
      base = .variations(.width, Self.cases(message.widths, key))
    } else if let format = message.formatKey {
      let reading = StringsdictVariableReading(format, variables, key: key)
      if let plural = reading.plural {
        self = plural
        return
      }
      self = reading.substituted
      return
    } else {
      return nil
    }
    let substitutions = StringsdictVariableReading("", variables, key: key).substitutions
    self = substitutions.isEmpty ? base : .substituted(base, substitutions)
  }

  private static func cases(_ variants: [StringsdictMessage.Variant], _ key: String) -> [Case] {
    variants.compactMap { variant in
      CatalogText(variant.content, key: key).map { Case(name: variant.name, text: $0) }
    }
  }
}

/// Reads a format with its variables as a text with substitutions.
private struct StringsdictVariableReading {
  let key: String
  let format: String
  let variables: [StringsdictMessage.Variable]
  /// Which arguments the variables are used with.
  private var arguments: [ExactKey: Set<Int>] = [:]

  init(_ format: String, _ variables: [StringsdictMessage.Variable], key: String) {
    self.key = key
    self.format = format
    self.variables = variables
    collect(format, ArgumentCounting(), depth: 0)
  }

  private mutating func collect(_ text: String, _ counting: ArgumentCounting, depth: Int) {
    for use in CountedText(text, counting).uses {
      guard case .variable(let used) = use.kind, let argument = used.argument,
        let variable = variables.last(where: { ExactKey($0.name) == ExactKey(used.name.text) }),
        arguments[ExactKey(variable.name), default: []].insert(argument).inserted, depth < 16
      else { continue }
      for form in variable.forms {
        collect(
          form.text, .form(of: argument, specifier: variable.valueType),
          depth: depth + 1)
      }
    }
  }

  /// The only argument of a variable; nil when it has several or none.
  private func argument(of variable: StringsdictMessage.Variable) -> Int? {
    let all = arguments[ExactKey(variable.name)] ?? []
    return all.count == 1 ? all.first : nil
  }

  /// The plain plural variation that `StringsdictVariableWriter` writes this for.
  var plural: CatalogText? {
    guard variables.count == 1, let variable = variables.first,
      variable.name == StringsdictVariableWriter.pluralName, let argument = argument(of: variable),
      !variable.forms.isEmpty
    else { return nil }
    let text = CatalogText.variations(
      .plural,
      variable.forms.map { Case(name: $0.category, text: .unit($0.text, .translated)) })
    // Without a substitution nothing says the argument, so the texts have to.
    let written = StringsdictMessage.Content(text, key: key)
    guard case .message(let message) = written, message.formatKey == format,
      message.variables.first?.valueType == variable.valueType, argument >= 1,
      message.variables.first?.forms.sorted(by: { $0.category < $1.category }).map(\.text)
        == variable.forms.sorted(by: { $0.category < $1.category }).map(\.text)
    else { return nil }
    return text
  }

  private typealias Case = CatalogText.Case

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
    let text = CountedText(format, ArgumentCounting()).recountedWithoutNumbers(for: counting())
    let substitutions = substitutions
    return substitutions.isEmpty
      ? .unit(text, .translated) : .substituted(.unit(text, .translated), substitutions)
  }

  var substitutions: [CatalogText.Substitution] {
    variables.map { variable in
      let argument = argument(of: variable)
      let cases = variable.forms.map { form in
        Case(
          name: form.category, text: .unit(self.text(form.text, variable, argument), .translated))
      }
      return CatalogText.Substitution(
        name: variable.name, argument: argument, specifier: variable.valueType,
        text: .variations(.plural, cases))
    }
  }

  private func text(
    _ form: String, _ variable: StringsdictMessage.Variable, _ argument: Int?
  ) -> String {
    guard let argument else { return form }
    let source = ArgumentCounting.form(of: argument, specifier: variable.valueType)
    return CountedText(form, source).recountedWithArgumentName(
      variable.valueType ?? "lld", for: counting(source))
  }
}
