import Catalogs
import Messages

/// An argument as a specifier of a text shows it.
struct ShownArgument {
  /// From 1.
  var number: Int
  /// The specifier, in UTF-8 offsets of the text.
  var range: Range<Int>
  /// The specifier as it was read; nil for a variable, for `%arg` and for the number of a `*`.
  var value: ValueSpecifier?
  /// Nil for a variable, whose forms show it.
  var type: ValueType?
  /// The variable that stands there.
  var variable: String?
}

extension LintLocalization {
  /// The arguments that a text shows by itself, in its order.
  ///
  /// A percent sign that only looks like a specifier (`100 % de`) counts for none, so that it moves
  /// no other argument. What a form leaves unnumbered is counted as its format does: a
  /// `.stringsdict` from the variable's own argument on, a String Catalog past those of
  /// substitutions.
  func shownArguments(of text: LintText) -> [ShownArgument] {
    guard !text.scan.specifiers.isEmpty else { return [] }
    guard !variables.isEmpty || text.scan.specifiers.contains(where: \.dependsOnPlace) else {
      return text.scan.specifiers.flatMap { $0.shown(own: nil) }
    }
    let variable = variable(of: text)
    let type = variable?.valueType.flatMap { ValueSpecifier(formatValueType: $0)?.type }
    return text.scan.specifiers(counting: counting(of: variable)).flatMap { $0.shown(own: type) }
  }

  private func counting(of variable: CatalogVariable?) -> ArgumentCounting {
    var counting = ArgumentCounting()
    if let variable { counting = .form(of: argument(of: variable)) }
    counting.skipsText = true
    guard format == .stringCatalog else { return counting }
    counting.claimed = Set(variables.compactMap(\.argument))
    counting.argumentOfVariable = { [variables] name in
      variables.last { $0.name == name }?.argument
    }
    return counting
  }

  /// The variable that a text is a form of.
  func variable(of text: LintText) -> CatalogVariable? {
    guard text.isPart, !variables.isEmpty else { return nil }
    return variables.last { text.path.starts(with: $0.path) }
  }

  /// The argument that a variable varies by, from 1; nil where no text uses it.
  func argument(of variable: CatalogVariable) -> Int? {
    if let argument = variable.argument { return argument }
    for text in texts where !text.isPart {
      for shown in shownArguments(of: text) where shown.variable == variable.name {
        return shown.number
      }
    }
    // A variable that stands in another one's form.
    for text in texts where text.isPart {
      for specifier in text.scan.specifiers {
        guard case .variable(let used) = specifier.kind, used.name.text == variable.name else {
          continue
        }
        return used.position
      }
    }
    return nil
  }
}

extension FormatSpecifier {
  /// Whether what it takes depends on what stands around the text.
  fileprivate var dependsOnPlace: Bool {
    switch kind {
    case .percentSign, .value: false
    case .text, .variable, .substitutionArgument: true
    }
  }

  /// What a reader sees of it.
  ///
  /// - Parameter own: As what `%arg` is shown.
  fileprivate func shown(own: ValueType?) -> [ShownArgument] {
    switch kind {
    case .percentSign, .text: []
    case .substitutionArgument(let argument):
      argument.map { [ShownArgument(number: $0, range: range, type: own)] } ?? []
    case .variable(let variable):
      variable.argument.map {
        [ShownArgument(number: $0, range: range, type: nil, variable: variable.name.text)]
      } ?? []
    case .value(let value):
      value.sizeArguments.map {
        ShownArgument(number: $0.argument, range: range, type: .signedInteger(bits: 32))
      } + [ShownArgument(number: value.argument, range: range, value: value, type: value.type)]
    }
  }
}
