import Catalogs
import Messages
import Reading

/// The one variable of a text that is nothing else: `%#@files@` with its plural forms.
struct PluralVariable: Hashable {
  /// As the text spells it.
  let text: String
  private let step: TextPath.Step

  /// Nil where the texts of a key are something else, or count an argument in a way that only a
  /// variable can.
  ///
  /// - Parameter texts: By their places.
  init?(_ texts: [TextPath: String]) {
    guard let outer = texts[[]], texts.count > 1 else { return nil }
    let scan = SpecifierScan(outer, options: .catalogSubstitution)
    guard scan.specifiers.count == 1, case .variable? = scan.specifiers.first?.kind,
      scan.specifiers[0].range == 0..<outer.utf8.count
    else { return nil }
    let inner = texts.filter { !$0.key.isEmpty }
    guard let step = inner.first?.key.steps.first, case .substitution = step else { return nil }
    let isPlain = inner.allSatisfy { path, text in
      guard path.steps.count == 2, path.steps[0] == step,
        case .variation(.plural, _) = path.steps[1]
      else { return false }
      return !SpecifierScan(text, options: .catalogSubstitution).specifiers.contains {
        if case .substitutionArgument = $0.kind { true } else { false }
      }
    }
    guard isPlain else { return nil }
    (self.text, self.step) = (outer, step)
  }

  /// The forms as the key's own.
  func removed(from texts: [TextPath: String]) -> [TextPath: String] {
    Dictionary(
      uniqueKeysWithValues: texts.compactMap { path, text in
        path.steps.first == step ? (TextPath(Array(path.steps.dropFirst())), text) : nil
      })
  }

  /// The key's own forms as those of the variable.
  func added(to texts: [TextPath: String]) -> [TextPath: String] {
    var added: [TextPath: String] = [[]: text]
    for (path, text) in texts { added[TextPath([step] + path.steps)] = text }
    return added
  }
}
