package import Catalogs
import Messages
import Reading

/// What stands for a key in one language, without the places in a file that it came from.
///
/// The form between the formats: a String Catalog's localization, or what a `.stringsdict` says.
package indirect enum CatalogText: Hashable, Sendable {
  case unit(String, StringCatalogUnit.State)
  /// The phrases of an App Shortcut.
  case phrases([String], StringCatalogUnit.State)
  case variations(StringCatalogVariation.Kind, [Case])
  /// A text with what its `%#@name@` stand for.
  case substituted(CatalogText, [Substitution])

  /// The text for one plural category, device or width.
  package struct Case: Hashable, Sendable {
    package var name: String
    package var text: CatalogText

    package init(name: String, text: CatalogText) {
      self.name = name
      self.text = text
    }
  }

  /// What a `%#@name@` stands for.
  package struct Substitution: Hashable, Sendable {
    package var name: String
    /// From 1; nil where the order of the text says it.
    package var argument: Int?
    /// The specifier without its percent sign, as written.
    package var specifier: String?
    package var text: CatalogText

    package init(name: String, argument: Int?, specifier: String?, text: CatalogText) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
      self.text = text
    }
  }

  /// Whether some text in it is translated: neither empty nor in state `new`.
  var isTranslated: Bool {
    switch self {
    case .unit(let text, let state): !text.isEmpty && state != .new
    case .phrases(let phrases, let state): !phrases.isEmpty && state != .new
    case .variations(_, let cases): cases.contains { $0.text.isTranslated }
    case .substituted(let base, let substitutions):
      base.isTranslated || substitutions.contains { $0.text.isTranslated }
    }
  }

  /// All texts in it, in order.
  package var texts: [String] {
    switch self {
    case .unit(let text, _): [text]
    case .phrases(let phrases, _): phrases
    case .variations(_, let cases): cases.flatMap(\.text.texts)
    case .substituted(let base, let substitutions):
      base.texts + substitutions.flatMap(\.text.texts)
    }
  }

  /// The devices that it varies by, each once, with `other` for those that aren't named.
  package var devices: [String] {
    var devices: [String] = []
    for name in names(of: .device) where !devices.contains(name) { devices.append(name) }
    return devices.isEmpty || devices.contains("other") ? devices : devices + ["other"]
  }

  /// The states of its texts, in order.
  var states: [StringCatalogUnit.State] {
    switch self {
    case .unit(_, let state), .phrases(_, let state): [state]
    case .variations(_, let cases): cases.flatMap(\.text.states)
    case .substituted(let base, let substitutions):
      base.states + substitutions.flatMap(\.text.states)
    }
  }
}

extension CatalogText {
  /// What a String Catalog has for a key in one language, or nil when it has no text.
  ///
  /// Of several kinds of variations at one place only one is ever shown: devices come before widths
  /// and these before plural categories, as the engine looks them up.
  package init?(_ content: StringCatalogContent) {
    if let unit = content.unit, content.variations.isEmpty, unit.value?.text ?? "" == "" {
      return nil
    }
    self.init(inner: content)
  }

  /// The same for a part of a localization, where an empty text may be meant.
  fileprivate init?(inner content: StringCatalogContent) {
    guard let base = Self.base(content) else { return nil }
    let substitutions = content.substitutions.compactMap(Substitution.init)
    self = substitutions.isEmpty ? base : .substituted(base, substitutions)
  }

  private static func base(_ content: StringCatalogContent) -> CatalogText? {
    for kind in [StringCatalogVariation.Kind.device, .width, .plural] {
      let cases = content.cases(of: kind).compactMap { variant -> Case? in
        if kind == .width, Int(variant.name.value).map({ $0 < 0 }) ?? true { return nil }
        return CatalogText(inner: variant.content).map {
          Case(name: variant.name.value, text: $0)
        }
      }
      if !cases.isEmpty { return .variations(kind, cases) }
    }
    if let unit = content.unit, let value = unit.value?.text {
      let state = unit.state?.value ?? .translated
      return value.isEmpty && state == .new ? nil : .unit(value, state)
    }
    guard let set = content.set, let phrases = set.values?.value, !phrases.isEmpty else {
      return nil
    }
    return .phrases(phrases.map(\.value), set.state?.value ?? .translated)
  }
}

extension CatalogText.Substitution {
  fileprivate init?(_ substitution: StringCatalogSubstitution) {
    guard let text = CatalogText(inner: substitution.content) else { return nil }
    self.init(
      name: substitution.name.value, argument: substitution.argumentNumber?.value,
      specifier: substitution.formatSpecifier?.text, text: text)
  }
}
