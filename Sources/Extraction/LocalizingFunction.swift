/// A function or member of the project that is named in its configuration as localizing.
package struct LocalizingFunction: Hashable, Sendable {
  /// The base name, as in `tr` for `tr("key")`.
  package var name: String
  /// The label of the key's argument; nil for the unlabelled first one.
  package var label: String?
  /// The type that it is a member of; nil for any function of the name.
  ///
  /// Of a text, as in `String.localized`, the value itself is the key.
  package var owner: String?
  /// Whether a build setting names it, as genstrings' `-s` does: a function like `NSLocalizedString`
  /// whose own declaration, where there is one, says more.
  package private(set) var isMacro = false

  /// A function that `LOCALIZED_STRING_MACRO_NAMES` names.
  package init(macro name: String) {
    self.name = name
    isMacro = true
  }

  package init(name: String, label: String? = nil, owner: String? = nil) {
    self.name = name
    self.label = label
    self.owner = owner
  }

  /// As `--function` takes it.
  package var spelling: String {
    (owner.map { $0 + "." } ?? "") + name + (label.map { "(\($0):)" } ?? "")
  }

  /// Whether the key is what the member is asked of.
  var takesBase: Bool { owner.map(TextTypes.texts.contains) ?? false }
}

extension LocalizingFunction {
  /// Reads `tr`, `tr(_:)`, `tr(key:)`, `Type.member`, `Type.member(label:)` or `#tr`, which is a
  /// macro of Swift; nil if that is no name.
  package init?(reading spelling: String) {
    // A function and a macro of one name localize alike: a project has one of them.
    let name = spelling.hasPrefix("#") ? spelling.dropFirst() : spelling[...]
    let parts = name.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let names = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard let name = names.last, names.allSatisfy(Self.isName),
      names.count == 1 || !spelling.hasPrefix("#")
    else { return nil }
    let label = parts.dropFirst().first?.prefix { $0 != ":" && $0 != ")" }
    let isNamed = label.map { $0 != "_" && !$0.isEmpty } ?? false
    guard parts.count == 1 || spelling.hasSuffix(")"), !isNamed || label.map(Self.isName) == true
    else { return nil }
    self.init(
      name: String(name), label: isNamed ? label.map(String.init) : nil,
      owner: names.dropLast().last.map(String.init))
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
