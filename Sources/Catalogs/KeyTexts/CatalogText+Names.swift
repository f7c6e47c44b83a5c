package import Messages
import Reading

extension CatalogText {
  /// Whether some text of it may name its arguments: `%(name)@`.
  package var mayNameArguments: Bool {
    // An app asks this of each text that it shows, and most are units.
    if case .unit(let text, _) = self { return ArgumentNames.mayBe(in: text) }
    return texts.contains(where: ArgumentNames.mayBe)
  }

  /// The names that a source text gives to its arguments.
  ///
  /// A form for one number may leave arguments out, so the text with the most of them counts first.
  package var argumentNames: ArgumentNames {
    var names = ArgumentNames()
    guard mayNameArguments else { return names }
    let found = specifiers(ArgumentCounting()).map(\.specifiers)
    let ordered = found.enumerated().sorted { left, right in
      (right.element.count, left.offset) < (left.element.count, right.offset)
    }
    for (_, specifiers) in ordered { names.add(specifiers) }
    return names
  }

  /// The texts in it, in order, with their specifiers and the arguments that those take.
  ///
  /// - Parameter counting: How the arguments of the text are counted.
  func specifiers(
    _ counting: ArgumentCounting
  ) -> [(text: String, specifiers: [FormatSpecifier])] {
    var found: [(text: String, specifiers: [FormatSpecifier])] = []
    _ = mapped(counting) { text, counting in
      let scan = SpecifierScan(
        Array(text.utf8), options: .catalogSubstitution, counting: counting)
      found.append((text, scan.specifiers))
      return text
    }
    return found
  }

  /// The text as an app's table has it: plain specifiers, with numbers where the order differs from
  /// that of the source language's text.
  ///
  /// - Parameter names: Those of the source language's text.
  package func withPlainSpecifiers(_ names: ArgumentNames) -> CatalogText {
    guard mayNameArguments else { return self }
    return mapped(ArgumentCounting()) { text, counting in names.plain(text, counting: counting) }
  }

  /// The text with each of its texts replaced.
  ///
  /// - Parameter counting: How the arguments of the text are counted, which is handed on.
  private func mapped(
    _ counting: ArgumentCounting, _ transform: (String, ArgumentCounting) -> String
  ) -> CatalogText {
    switch self {
    case .unit(let text, let state): return .unit(transform(text, counting), state)
    case .phrases(let phrases, let state):
      return .phrases(phrases.map { transform($0, counting) }, state)
    case .variations(let kind, let cases):
      return .variations(
        kind,
        cases.map { Case(name: $0.name, text: $0.text.mapped(counting, transform)) })
    case .substituted(let base, let substitutions):
      let outer = counting.claiming(substitutions)
      let mapped = substitutions.map { substitution in
        var inner = ArgumentCounting.form(
          of: substitution.argument, specifier: substitution.specifier)
        inner.claimed = outer.claimed
        inner.argumentOfVariable = outer.argumentOfVariable
        var substitution = substitution
        substitution.text = substitution.text.mapped(inner, transform)
        return substitution
      }
      return .substituted(base.mapped(outer, transform), mapped)
    }
  }
}

extension ArgumentCounting {
  /// The counting where some arguments are those of substitutions.
  fileprivate func claiming(_ substitutions: [CatalogText.Substitution]) -> ArgumentCounting {
    var counting = self
    counting.claimed.formUnion(substitutions.compactMap(\.argument))
    let outer = argumentOfVariable
    counting.argumentOfVariable = { name in
      substitutions.last { ExactKey($0.name) == ExactKey(name) }?.argument ?? outer(name)
    }
    return counting
  }
}

extension StringCatalogEntry {
  /// The names that the source language's text gives to the arguments; the key stands for a text that
  /// isn't there.
  package func argumentNames(sourceLanguage: String) -> ArgumentNames {
    let source = localization(in: sourceLanguage).flatMap { CatalogText($0.content) }
    return (source ?? CatalogText(key.value)).argumentNames
  }
}
