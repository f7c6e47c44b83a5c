import Catalogs

extension LocalizedText {
  /// What a `.stringsdict` has for a key, or nil when that is no text.
  init?(_ content: StringsdictMessage.Content) {
    switch content {
    case .text(let text): self = .text(text)
    case .message(let message): self.init(message)
    case .unknown: return nil
    }
  }

  private init?(_ message: StringsdictMessage) {
    let base: LocalizedText
    if !message.devices.isEmpty {
      base = .devices(message.devices.compactMap(Self.choice))
    } else if !message.widths.isEmpty {
      base = .widths(message.widths.compactMap(Self.width))
    } else if let format = message.formatKey {
      base = .text(format)
    } else {
      return nil
    }
    let variables = message.variables.map(Variable.init)
    self = variables.isEmpty ? base : .substituted(base, variables)
  }

  private static func choice(_ variant: StringsdictMessage.Variant) -> Choice? {
    LocalizedText(variant.content).map { Choice(name: variant.name, text: $0) }
  }

  private static func width(_ variant: StringsdictMessage.Variant) -> Width? {
    guard let width = Int(variant.name), width >= 0, let text = LocalizedText(variant.content)
    else { return nil }
    return Width(width: width, text: text)
  }
}

extension LocalizedText.Variable {
  fileprivate init(_ variable: StringsdictMessage.Variable) {
    let forms = variable.forms.map {
      LocalizedText.Choice(name: $0.category, text: .text($0.text))
    }
    self.init(
      name: variable.name, argument: nil, specifier: variable.valueType, text: .plural(forms),
      hasArgumentName: false)
  }
}
