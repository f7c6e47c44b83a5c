package import Reading

extension StringsdictMessage.Content {
  /// Reads what a property list says; what is not understood stays as it is.
  package init(_ value: PropertyListValue) {
    switch value.content {
    case .string(let text): self = .text(text)
    case .dictionary(let members): self = .message(StringsdictMessage(members))
    case .scalar, .array: self = .unknown(value)
    }
  }

  /// The property list that says this.
  package var value: PropertyListValue {
    switch self {
    case .text(let text): .string(text)
    case .message(let message): .dictionary(message.members)
    case .unknown(let value): value
    }
  }
}

extension StringsdictMessage {
  package init(_ members: [PropertyListMember]) {
    fields = members.map { member in
      switch (member.key, member.value.content) {
      case (StringsdictName.formatKey, .string(let format)): .formatKey(format)
      case (StringsdictName.widthRule, .dictionary(let members)): .widths(members.map(Variant.init))
      case (StringsdictName.deviceRule, .dictionary(let members)):
        .devices(members.map(Variant.init))
      case (_, .dictionary(let members)): .variable(Variable(name: member.key, members))
      default: .unknown(member)
      }
    }
  }

  package var members: [PropertyListMember] {
    fields.map { field in
      switch field {
      case .formatKey(let format):
        PropertyListMember(key: StringsdictName.formatKey, value: .string(format))
      case .widths(let variants):
        PropertyListMember(
          key: StringsdictName.widthRule, value: .dictionary(variants.map(\.member)))
      case .devices(let variants):
        PropertyListMember(
          key: StringsdictName.deviceRule, value: .dictionary(variants.map(\.member)))
      case .variable(let variable):
        PropertyListMember(key: variable.name, value: .dictionary(variable.members))
      case .unknown(let member): member
      }
    }
  }
}

extension StringsdictMessage.Variant {
  fileprivate init(_ member: PropertyListMember) {
    self.init(name: member.key, content: StringsdictMessage.Content(member.value))
  }

  fileprivate var member: PropertyListMember {
    PropertyListMember(key: name, value: content.value)
  }
}

extension StringsdictMessage.Variable {
  fileprivate init(name: String, _ members: [PropertyListMember]) {
    self.init(
      name: name,
      fields: members.map { member in
        switch (member.key, member.value.content) {
        case (StringsdictName.specType, .string(let type)): .specType(type)
        case (StringsdictName.valueType, .string(let type)): .valueType(type)
        case (let category, .string(let text)) where CaseName(category).category != nil:
          .form(category: category, text: text)
        default: .unknown(member)
        }
      })
  }

  fileprivate var members: [PropertyListMember] {
    fields.map { field in
      switch field {
      case .specType(let type):
        PropertyListMember(key: StringsdictName.specType, value: .string(type))
      case .valueType(let type):
        PropertyListMember(key: StringsdictName.valueType, value: .string(type))
      case .form(let category, let text):
        PropertyListMember(key: category, value: .string(text))
      case .unknown(let member): member
      }
    }
  }
}
