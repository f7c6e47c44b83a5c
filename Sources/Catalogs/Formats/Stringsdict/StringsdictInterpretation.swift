package import Reading

extension StringsdictMessage.Content {
  /// Reads what a property list says; what is not understood stays as it is.
  package init(_ node: PropertyListNode) {
    switch node {
    case .string(let text): self = .text(text)
    case .dictionary(let pairs): self = .message(StringsdictMessage(pairs))
    case .scalar, .array: self = .unknown(node)
    }
  }

  /// The property list that says this.
  package var node: PropertyListNode {
    switch self {
    case .text(let text): .string(text)
    case .message(let message): .dictionary(message.pairs)
    case .unknown(let node): node
    }
  }
}

extension StringsdictMessage {
  package init(_ pairs: [PropertyListNode.Pair]) {
    fields = pairs.map { pair in
      switch (pair.key, pair.value) {
      case (StringsdictName.formatKey, .string(let format)): .formatKey(format)
      case (StringsdictName.widthRule, .dictionary(let pairs)): .widths(pairs.map(Variant.init))
      case (StringsdictName.deviceRule, .dictionary(let pairs)): .devices(pairs.map(Variant.init))
      case (_, .dictionary(let pairs)): .variable(Variable(name: pair.key, pairs))
      default: .unknown(pair)
      }
    }
  }

  package var pairs: [PropertyListNode.Pair] {
    fields.map { field in
      switch field {
      case .formatKey(let format):
        PropertyListNode.Pair(key: StringsdictName.formatKey, value: .string(format))
      case .widths(let variants):
        PropertyListNode.Pair(
          key: StringsdictName.widthRule, value: .dictionary(variants.map(\.pair)))
      case .devices(let variants):
        PropertyListNode.Pair(
          key: StringsdictName.deviceRule, value: .dictionary(variants.map(\.pair)))
      case .variable(let variable):
        PropertyListNode.Pair(key: variable.name, value: .dictionary(variable.pairs))
      case .unknown(let pair): pair
      }
    }
  }
}

extension StringsdictMessage.Variant {
  fileprivate init(_ pair: PropertyListNode.Pair) {
    self.init(name: pair.key, content: StringsdictMessage.Content(pair.value))
  }

  fileprivate var pair: PropertyListNode.Pair {
    PropertyListNode.Pair(key: name, value: content.node)
  }
}

extension StringsdictMessage.Variable {
  fileprivate init(name: String, _ pairs: [PropertyListNode.Pair]) {
    self.init(
      name: name,
      fields: pairs.map { pair in
        switch (pair.key, pair.value) {
        case (StringsdictName.specType, .string(let type)): .specType(type)
        case (StringsdictName.valueType, .string(let type)): .valueType(type)
        case (let category, .string(let text)) where CaseName(category).category != nil:
          .form(category: category, text: text)
        default: .unknown(pair)
        }
      })
  }

  fileprivate var pairs: [PropertyListNode.Pair] {
    fields.map { field in
      switch field {
      case .specType(let type):
        PropertyListNode.Pair(key: StringsdictName.specType, value: .string(type))
      case .valueType(let type):
        PropertyListNode.Pair(key: StringsdictName.valueType, value: .string(type))
      case .form(let category, let text):
        PropertyListNode.Pair(key: category, value: .string(text))
      case .unknown(let pair): pair
      }
    }
  }
}
