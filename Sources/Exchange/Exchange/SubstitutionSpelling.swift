import Catalogs
import Messages
import Reading

/// How the texts of one String Catalog entry name the numbers that they are about.
///
/// A String Catalog writes `%#@files@` and `%arg`; Xcode hands translators `%1$#@files@` and
/// `%1$lld`, which say the same in a file that has nothing else to say it.
struct SubstitutionSpelling {
  private struct Substitution {
    var argument: Int
    var specifier: String
  }

  private var substitutions: [String: Substitution] = [:]

  init(_ content: StringCatalogContent) {
    let text = content.unit?.value?.text ?? ""
    var order: [String: Int] = [:]
    for specifier in SpecifierScan(text, options: .variables).specifiers {
      guard case .variable(let variable) = specifier.kind, order[variable.name.text] == nil else {
        continue
      }
      order[variable.name.text] = variable.argument
    }
    for (index, substitution) in content.substitutions.enumerated() {
      let name = substitution.name.value
      substitutions[name] = Substitution(
        argument: substitution.argumentNumber?.value ?? order[name] ?? index + 1,
        specifier: ArgumentSpecifier(substitution.formatSpecifier?.text).spelling)
    }
  }

  /// What translators get for a text at a path.
  func exported(_ text: String, at path: TextPath) -> String {
    guard !substitutions.isEmpty else { return text }
    return respelled(text, options: .catalogSubstitution) { specifier in
      switch specifier.kind {
      case .variable(let variable):
        guard variable.position == nil, let known = substitutions[variable.name.text] else {
          return nil
        }
        return "%\(known.argument)$#@\(variable.name.text)@"
      case .substitutionArgument: return numbered(path)
      case .value, .text, .percentSign: return nil
      }
    }
  }

  /// What the catalog writes for a text that came back.
  ///
  /// - Parameter reference: The catalog's own text: a spelling that it uses is kept.
  func imported(_ text: String, at path: TextPath, like reference: String) -> String {
    guard !substitutions.isEmpty else { return text }
    let number = numbered(path)
    return respelled(text, options: .variables) { specifier in
      switch specifier.kind {
      case .variable(let variable):
        guard let position = variable.position, let known = substitutions[variable.name.text],
          known.argument == position
        else { return nil }
        let spelling = "%\(position)$#@\(variable.name.text)@"
        return reference.contains(spelling) ? nil : "%#@\(variable.name.text)@"
      case .value:
        guard let number, String(text[utf8: specifier.range]) == number,
          !reference.contains(number)
        else { return nil }
        return "%arg"
      case .substitutionArgument, .text, .percentSign: return nil
      }
    }
  }

  private func numbered(_ path: TextPath) -> String? {
    guard let name = path.outerSubstitution, let known = substitutions[name] else {
      return nil
    }
    return "%\(known.argument)$\(known.specifier)"
  }

  private func respelled(
    _ text: String, options: SpecifierOptions, _ spelling: (FormatSpecifier) -> String?
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    return SpecifierScan(bytes, options: options).specifiers.respelled(in: bytes, spelling)
  }
}

extension TextPath {
  /// The substitution of the entry that the text is a part of; others stand in this one.
  var outerSubstitution: String? {
    if case .substitution(let name)? = steps.first { name } else { nil }
  }
}
