import Catalogs
import Locking
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
    var specifiers = text.scan.specifiers
    guard !specifiers.isEmpty else { return [] }
    var own: ValueType?
    if specifiers.contains(where: \.isSubstitutionArgument) {
      let type = variable(of: text)?.valueType
      own = type.flatMap { ValueSpecifier(formatValueType: $0)?.type }
    }
    specifiers = self.specifiers(of: text)
    var shown: [ShownArgument] = []
    shown.reserveCapacity(specifiers.count)
    for specifier in specifiers { specifier.appendShown(to: &shown, own: own) }
    return shown
  }

  /// The specifiers of a text with the arguments that they take where it stands.
  func specifiers(of text: LintText) -> [FormatSpecifier] {
    let specifiers = text.scan.specifiers
    guard
      !variables.isEmpty || !argumentNames.isEmpty
        || specifiers.contains(where: \.dependsOnPlace)
    else { return specifiers }
    var counting = counting(of: variable(of: text))
    let names = argumentNames.completed(for: specifiers)
    counting.argumentOfName = { names[$0] }
    return text.scan.specifiers(counting: counting)
  }

  private func counting(of variable: CatalogVariable?) -> ArgumentCounting {
    var counting = ArgumentCounting()
    if let variable { counting = .form(of: argument(of: variable)) }
    counting.skipsText = true
    guard format == .stringCatalog else { return counting }
    counting.claimed = claimedArguments
    counting.argumentOfVariable = { [claimedByName] name in claimedByName[name] }
    return counting
  }

  /// The variable that a text is a form of.
  func variable(of text: LintText) -> CatalogVariable? {
    guard text.isPart, !variables.isEmpty else { return nil }
    if let only = variables.first, variables.count == 1 {
      return text.path.starts(with: only.path) ? only : nil
    }
    // The innermost of those around it.
    for count in stride(from: text.path.steps.count, through: 0, by: -1) {
      let path = TextPath(Array(text.path.steps.prefix(count)))
      if let variable = variablesByPath[path] { return variable }
    }
    return nil
  }

  /// The argument that a variable varies by, from 1; nil where no text uses it.
  func argument(of variable: CatalogVariable) -> Int? {
    if let argument = variable.argument { return argument }
    return usedArguments?.withLock { known in
      if known == nil { known = findUsedArguments() }
      return known?[variable.name]
    }
  }

  /// The arguments by which texts use variables, by name.
  private func findUsedArguments() -> [String: Int] {
    var arguments: [String: Int] = [:]
    func add(_ name: String, _ argument: Int) {
      if arguments[name] == nil { arguments[name] = argument }
    }
    for text in texts where !text.isPart {
      for shown in shownArguments(of: text) {
        if let name = shown.variable { add(name, shown.number) }
      }
    }
    // A variable that stands in another one's form.
    for text in texts where text.isPart {
      for specifier in text.scan.specifiers {
        guard case .variable(let used) = specifier.kind, let position = used.position else {
          continue
        }
        add(used.name.text, position)
      }
    }
    return arguments
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

  /// Appends what a reader sees of it.
  ///
  /// - Parameter own: As what `%arg` is shown.
  fileprivate func appendShown(to shown: inout [ShownArgument], own: ValueType?) {
    switch kind {
    case .percentSign, .text, .substitutionArgument(nil): break
    case .substitutionArgument(let argument?):
      shown.append(ShownArgument(number: argument, range: range, type: own))
    case .variable(let variable):
      guard let argument = variable.argument else { return }
      shown.append(
        ShownArgument(number: argument, range: range, type: nil, variable: variable.name.text))
    case .value(let value):
      for size in value.sizeArguments {
        shown.append(
          ShownArgument(number: size.argument, range: range, type: .signedInteger(bits: 32)))
      }
      shown.append(
        ShownArgument(number: value.argument, range: range, value: value, type: value.type))
    }
  }
}
