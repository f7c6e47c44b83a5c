package import Messages

extension LintText {
  /// Whether it names arguments: `%(name)@`.
  var namesArguments: Bool { scan.specifiers.contains { $0.value?.name != nil } }
}

extension LintLocalization {
  /// The names that the texts give to their arguments.
  ///
  /// A form for one number may leave arguments out, so the text with the most of them counts first.
  package var givenNames: ArgumentNames {
    var names = ArgumentNames()
    let named = texts.filter(\.namesArguments)
    guard !named.isEmpty else { return names }
    let counted = named.map { specifiers(of: $0) }
    let ordered = counted.enumerated().sorted { left, right in
      (right.element.count, left.offset) < (left.element.count, right.offset)
    }
    for (_, specifiers) in ordered { names.add(specifiers) }
    return names
  }
}
