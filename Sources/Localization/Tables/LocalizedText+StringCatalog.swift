import Catalogs
import Messages
import Reading

extension LocalizedText {
  /// What a String Catalog has for a key in one language, or nil when it is not translated.
  ///
  /// A text in state `new` counts unless it is empty: that is what Xcode compiles.
  init?(_ content: StringCatalogContent) {
    if let unit = content.unit, content.variations.isEmpty, unit.value?.text ?? "" == "" {
      return nil
    }
    self.init(inner: content)
  }

  /// The same for a part of a localization, where an empty text may be meant.
  fileprivate init?(inner content: StringCatalogContent) {
    guard let base = Self.base(content) else { return nil }
    let variables = content.substitutions.compactMap(Variable.init)
    self = variables.isEmpty ? base : .substituted(base, variables)
  }

  private static func base(_ content: StringCatalogContent) -> LocalizedText? {
    let devices = choices(content.cases(of: .device))
    if !devices.isEmpty { return .devices(devices) }
    let widths = content.cases(of: .width).compactMap { variant -> Width? in
      guard let width = Int(variant.name.value), width >= 0,
        let text = LocalizedText(inner: variant.content)
      else { return nil }
      return Width(width: width, text: text)
    }
    if !widths.isEmpty { return .widths(widths) }
    let forms = choices(content.cases(of: .plural))
    if !forms.isEmpty { return .plural(forms) }
    if let unit = content.unit, let value = unit.value?.text {
      return value.isEmpty && unit.state?.value == .new ? nil : .text(value)
    }
    return content.set?.values?.value.first.map { .text($0.value) }
  }

  private static func choices(_ cases: [StringCatalogVariation.Case]) -> [Choice] {
    cases.compactMap { variant in
      LocalizedText(inner: variant.content).map { Choice(name: variant.name.value, text: $0) }
    }
  }
}

extension LocalizedText.Variable {
  fileprivate init?(_ substitution: StringCatalogSubstitution) {
    guard let text = LocalizedText(inner: substitution.content) else { return nil }
    self.init(
      name: substitution.name.value, argument: substitution.argumentNumber?.value,
      specifier: substitution.formatSpecifier?.text, text: text, hasArgumentName: true)
  }
}
