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
    var counter = ArgumentCounter(self, text)
    let dubious = text.scan.problems.filter(\.looksLikeText).map(\.range.lowerBound)
    for specifier in text.scan.specifiers
    where dubious.isEmpty || !dubious.contains(specifier.range.lowerBound) {
      counter.add(specifier)
    }
    return counter.shown
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

/// Counts the arguments of one text.
private struct ArgumentCounter {
  var shown: [ShownArgument] = []
  private var next = 1
  private var own: Int?
  private var ownType: ValueType?
  private var claimed: [Int] = []
  private let localization: LintLocalization
  private let isCatalog: Bool

  init(_ localization: LintLocalization, _ text: LintText) {
    self.localization = localization
    isCatalog = localization.format == .stringCatalog
    guard !localization.variables.isEmpty else { return }
    if let variable = localization.variable(of: text) {
      own = localization.argument(of: variable)
      ownType = variable.valueType.flatMap { ValueSpecifier(formatValueType: $0)?.type }
      if !isCatalog { next = own ?? 1 }
    }
    if isCatalog { claimed = localization.variables.compactMap(\.argument) }
  }

  private mutating func take() -> Int {
    while claimed.contains(next), next != own { next += 1 }
    defer { next += 1 }
    return next
  }

  mutating func add(_ specifier: FormatSpecifier) {
    switch specifier.kind {
    case .percentSign: return
    case .substitutionArgument:
      guard let own else { return }
      shown.append(ShownArgument(number: own, range: specifier.range, type: ownType))
    case .variable(let variable):
      let known = localization.variables.last { $0.name == variable.name.text }?.argument
      let number = variable.position ?? (isCatalog ? known : nil) ?? take()
      shown.append(
        ShownArgument(
          number: number, range: specifier.range, type: nil, variable: variable.name.text))
    case .value(let value):
      for case .argument(_, let position)? in [value.width, value.precision] {
        shown.append(
          ShownArgument(
            number: position ?? take(), range: specifier.range, type: .signedInteger(bits: 32)))
      }
      shown.append(
        ShownArgument(
          number: value.position ?? take(), range: specifier.range, value: value, type: value.type))
    }
  }
}
