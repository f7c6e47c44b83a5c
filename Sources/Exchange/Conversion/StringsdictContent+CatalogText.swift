import Catalogs

extension StringsdictMessage.Content {
  /// What a `.stringsdict` says to show a text that varies.
  ///
  /// Devices come outermost, then widths, then plural variables, whatever the text's own nesting: a
  /// variable of a `.stringsdict` varies by number only.
  init(_ text: CatalogText, key: String) {
    self.init(text, key: key, scope: [])
  }

  private init(_ text: CatalogText, key: String, scope: [CatalogText.Substitution]) {
    switch text {
    case .substituted(let base, let substitutions):
      self.init(base, key: key, scope: scope + substitutions)
    case .variations(.device, let cases):
      self = .message(
        StringsdictMessage(fields: [.devices(Self.variants(cases, key, scope))]))
    case .variations(.width, let cases):
      self = .message(
        StringsdictMessage(fields: [.widths(Self.variants(cases, key, scope))]))
    default:
      let scope = scope + text.innerSubstitutions
      if let lifted = VariationLifting(text, scope) {
        // Its cases bring their substitutions; those around it still have what was lifted.
        self.init(lifted.text, key: key, scope: [])
      } else {
        var writer = StringsdictVariableWriter(key: key, scope: scope)
        self = writer.content(of: text)
      }
    }
  }

  private static func variants(
    _ cases: [CatalogText.Case], _ key: String, _ scope: [CatalogText.Substitution]
  ) -> [StringsdictMessage.Variant] {
    cases.map {
      StringsdictMessage.Variant(
        name: $0.name.rawValue,
        content: StringsdictMessage.Content($0.text, key: key, scope: scope))
    }
  }
}

/// Brings devices and widths that stand inside plural forms or substitutions to the outside.
private struct VariationLifting {
  /// More devices and widths than anyone names; each repeats all of the text.
  private static let limit = 64

  let text: CatalogText

  /// Nil when nothing varies by device or width.
  init?(_ text: CatalogText, _ scope: [CatalogText.Substitution]) {
    let all = [text] + scope.map(\.text)
    for kind in [VariationKind.device, .width] {
      var names: [CaseName] = []
      for text in all {
        names += text.names(of: kind).filter { !names.contains($0) }
      }
      guard !names.isEmpty else { continue }
      names = Array(names.prefix(Self.limit))
      if kind == .device, !names.contains(.other) { names.append(.other) }
      let cases = names.map { name in
        let substitutions = scope.map { substitution in
          var chosen = substitution
          chosen.text = substitution.text.choosing(name, of: kind)
          return chosen
        }
        return CatalogText.Case(
          name: name, text: .substituted(text.choosing(name, of: kind), substitutions))
      }
      self.text = .variations(kind, cases)
      return
    }
    return nil
  }
}

extension CatalogText {
  /// The substitutions that only some plural forms have.
  fileprivate var innerSubstitutions: [Substitution] {
    switch self {
    case .unit, .phrases: []
    case .variations(_, let cases): cases.flatMap(\.text.innerSubstitutions)
    case .substituted(let base, let substitutions): base.innerSubstitutions + substitutions
    }
  }

  /// The text as it is for one device or width.
  fileprivate func choosing(_ name: CaseName, of kind: VariationKind) -> CatalogText {
    switch self {
    case .unit, .phrases: return self
    case .variations(kind, let cases):
      let chosen =
        kind == .width
        ? cases.widest(within: name.width ?? 0) ?? cases.narrowest
        : cases[name] ?? cases[.other] ?? cases.first?.text
      return chosen?.choosing(name, of: kind) ?? self
    case .variations(let other, let cases):
      return .variations(
        other, cases.map { Case(name: $0.name, text: $0.text.choosing(name, of: kind)) })
    case .substituted(let base, let substitutions):
      return .substituted(
        base.choosing(name, of: kind),
        substitutions.map { substitution in
          var chosen = substitution
          chosen.text = substitution.text.choosing(name, of: kind)
          return chosen
        })
    }
  }
}
