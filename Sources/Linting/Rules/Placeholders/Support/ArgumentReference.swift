import Catalogs
import Messages

/// What a text may and must show, as its source says.
struct ArgumentReference {
  /// An argument of the source.
  struct Argument {
    var number: Int
    /// As what the source shows it, and the key.
    var types: [ValueType]
    /// The first specifier, as written; a variable's is made of its value type.
    var spelling: String
    var value: ValueSpecifier?
    /// Whether the text that is translated shows it, and not only its key or another plural form.
    var isShown: Bool
    /// Whether any text of the source shows it.
    var isShownSomewhere: Bool
  }

  /// By number.
  private(set) var arguments: [Argument] = []
  /// Whether the source is an identifier, so that it needn't show what its translations do.
  private(set) var isIdentifier: Bool

  /// - Returns: Nil where nothing is known of the arguments: a key such as `followers_count` that
  ///   stands for a source text that isn't there.
  init?(_ unit: LintUnit) {
    let key = unit.key
    isIdentifier = key.keyIsSource && SourceIdentifier.isIdentifier(key.key)
    if isIdentifier, !key.key.utf8.contains(UInt8(ascii: "%")) { return nil }
    add(unit.source, in: unit.entry.source, isShown: true)
    if !unit.entry.source.variables.isEmpty || unit.source.category != nil {
      for text in unit.entry.source.texts where text.path != unit.source.path {
        add(text, in: unit.entry.source, isShown: Self.isShown(text, with: unit.source))
      }
    }
    if !key.keyIsSource, key.key.utf8.contains(UInt8(ascii: "%")) { addKey(key.key) }
    for (index, declared) in (key.declaration?.arguments ?? []).enumerated() {
      addDeclared(declared, number: index + 1)
    }
    arguments.sort { $0.number < $1.number }
  }

  subscript(number: Int) -> Argument? { arguments.first { $0.number == number } }

  /// A format and the forms of its variables are shown together.
  private static func isShown(_ text: LintText, with shown: LintText) -> Bool {
    text.isPart && !shown.isPart
  }

  private mutating func add(
    _ text: LintText, in localization: LintLocalization, isShown: Bool
  ) {
    for shown in localization.shownArguments(of: text) {
      add(
        Argument(
          number: shown.number, types: shown.type.map { [$0] } ?? [],
          spelling: String(text.value[utf8: shown.range]), value: shown.value, isShown: isShown,
          isShownSomewhere: true), isVariable: shown.variable != nil)
    }
    guard let variable = localization.variable(of: text),
      let number = localization.argument(of: variable),
      let value = variable.valueType.flatMap({ ValueSpecifier(formatValueType: $0) })
    else { return }
    add(
      Argument(
        number: number, types: [value.type], spelling: "%" + (variable.valueType ?? ""),
        value: value, isShown: false, isShownSomewhere: false))
  }

  /// What the key says counts for types: a source text must agree with it.
  private mutating func addKey(_ key: String) {
    let scan = SpecifierScan(key, options: [.variables])
    let dubious = scan.problems.filter(\.looksLikeText).map(\.range.lowerBound)
    guard dubious.isEmpty else { return }
    for specifier in scan.specifiers {
      guard let value = specifier.value else { continue }
      add(
        Argument(
          number: value.argument, types: [value.type],
          spelling: String(key[utf8: specifier.range]), value: value, isShown: false,
          isShownSomewhere: false))
    }
  }

  private mutating func addDeclared(_ declared: KeyDeclaration.Argument, number: Int) {
    guard let value = ValueSpecifier(formatValueType: String(declared.specifier.dropFirst())) else {
      return
    }
    add(
      Argument(
        number: number, types: [value.type], spelling: declared.specifier, value: value,
        isShown: false, isShownSomewhere: false))
  }

  private mutating func add(_ argument: Argument, isVariable: Bool = false) {
    guard let index = arguments.firstIndex(where: { $0.number == argument.number }) else {
      var argument = argument
      // Variables show their argument in their forms, or choose by it only.
      if isVariable { (argument.isShown, argument.isShownSomewhere) = (false, false) }
      arguments.append(argument)
      return
    }
    for type in argument.types where !arguments[index].types.contains(type) {
      arguments[index].types.append(type)
    }
    if !isVariable {
      arguments[index].isShown = arguments[index].isShown || argument.isShown
      arguments[index].isShownSomewhere =
        arguments[index].isShownSomewhere || argument.isShownSomewhere
    }
    if arguments[index].value == nil, let value = argument.value {
      arguments[index].value = value
      arguments[index].spelling = argument.spelling
    }
  }
}
