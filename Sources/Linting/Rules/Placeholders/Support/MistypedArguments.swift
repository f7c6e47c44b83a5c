import Messages

/// The arguments that a source means by specifiers that are mistyped, each of which says so itself.
struct MistypedArguments {
  private let types: Set<ValueType>
  /// The largest number that an argument of the source can have.
  private let last: Int

  init(of source: LintText, _ reference: ArgumentReference) {
    let mistakes = source.scan.problems.filter(\.isSurelyMeant)
    types = Set(mistakes.map(\.meantType))
    last = reference.arguments.count + mistakes.count
  }

  /// Whether what a translation shows, and the source doesn't, may be one of them.
  func mayBe(_ shown: ShownArgument) -> Bool {
    guard shown.number <= last, let type = shown.type else { return false }
    return types.contains { $0.fitting(type) != .different }
  }
}

extension SpecifierProblem {
  /// As what the argument would be shown; most are objects, so that is what can't be told is.
  fileprivate var meantType: ValueType {
    let meant = replacement.flatMap { SpecifierScan($0).specifiers.first?.value?.type }
    return meant ?? .object
  }
}
