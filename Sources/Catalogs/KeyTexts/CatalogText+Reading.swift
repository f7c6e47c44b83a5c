import Reading

extension CatalogText {
  /// A text that doesn't vary and of which no state is known, such as that of a `.strings` file.
  package init(_ text: String) { self = .unit(text, .translated) }
}

// MARK: String Catalogs

extension CatalogText {
  /// What a String Catalog has for a key in one language, or nil when it has no text.
  ///
  /// A text in state `new` counts unless it is empty: that is what Xcode compiles. Of several kinds
  /// of variations at one place only one is ever shown: devices come before widths and these before
  /// plural categories.
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
    for kind in [VariationKind.device, .width, .plural] {
      let cases = content.cases(of: kind).compactMap { variant -> Case? in
        let name = CaseName(variant.name.value)
        if kind == .width, name.width == nil { return nil }
        return CatalogText(inner: variant.content).map { Case(name: name, text: $0) }
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

extension StringCatalogEntry {
  /// Whether people read the key where the source language has an empty text that somebody translated.
  ///
  /// It counts as none; an object of Interface Builder shows its own text in that case.
  package func showsKey(forEmptyText content: StringCatalogContent) -> Bool {
    let state = extractionState?.value
    guard CatalogText(content) == nil, content.unit?.state?.value == .translated,
      state != .extractedWithValue, state != .stale
    else { return false }
    return !(comment?.text.utf8.starts(with: "Class = \"".utf8) ?? false)
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

// MARK: Property lists

extension CatalogText {
  /// What a `.stringsdict` has for a key, counted as a `.stringsdict` counts; nil when that is no
  /// text.
  package init?(_ content: StringsdictMessage.Content) {
    switch content {
    case .text(let text): self.init(text)
    case .message(let message): self.init(message)
    case .unknown: return nil
    }
  }

  private init?(_ message: StringsdictMessage) {
    let base: CatalogText
    if !message.devices.isEmpty {
      base = .variations(.device, message.devices.compactMap(Case.init))
    } else if !message.widths.isEmpty {
      base = .variations(.width, message.widths.compactMap(Case.init))
    } else if let format = message.formatKey {
      base = CatalogText(format)
    } else {
      return nil
    }
    let substitutions = message.variables.map(Substitution.init)
    self = substitutions.isEmpty ? base : .substituted(base, substitutions)
  }
}

extension CatalogText.Case {
  fileprivate init?(_ variant: StringsdictMessage.Variant) {
    guard let text = CatalogText(variant.content) else { return nil }
    self.init(name: CaseName(variant.name), text: text)
  }
}

extension CatalogText.Substitution {
  fileprivate init(_ variable: StringsdictMessage.Variable) {
    let forms = variable.forms.map {
      CatalogText.Case(name: CaseName($0.category), text: CatalogText($0.text))
    }
    self.init(
      name: variable.name, argument: nil, specifier: variable.valueType,
      text: .variations(.plural, forms), hasArgumentName: false)
  }
}
