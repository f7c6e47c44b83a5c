package import Reading

/// What a key of a `.stringsdict` stands for: a text whose parts vary by number, width or device.
///
/// Fields keep the order they have in the file, and fields nobody knows are kept.
package struct StringsdictMessage: Hashable, Sendable {
  /// One key of the dictionary.
  package enum Field: Hashable, Sendable {
    /// `NSStringLocalizedFormatKey`: the text, with `%#@variable@` where a variable goes.
    case formatKey(String)
    case variable(Variable)
    /// `NSStringVariableWidthRuleType`: texts by the width, in characters, that they need.
    case widths([Variant])
    /// `NSStringDeviceSpecificRuleType`: texts by device (`mac`, `iphone`, `other`…).
    case devices([Variant])
    case unknown(PropertyListMember)
  }

  /// The text for one width or device, which may have variables of its own.
  package struct Variant: Hashable, Sendable {
    /// The width in characters, or the device.
    package var name: String
    /// What is shown for it.
    package var content: Content

    /// A text for one width or device.
    package init(name: String, content: Content) {
      self.name = name
      self.content = content
    }
  }

  /// A plain text, or a message with parts that vary again.
  package indirect enum Content: Hashable, Sendable {
    case text(String)
    case message(StringsdictMessage)
    case unknown(PropertyListValue)
  }

  /// One variable: a text per plural category.
  package struct Variable: Hashable, Sendable {
    /// One key of the dictionary.
    package enum Field: Hashable, Sendable {
      /// `NSStringFormatSpecTypeKey`, as a rule `NSStringPluralRuleType`.
      case specType(String)
      /// `NSStringFormatValueTypeKey`: the format specifier without its percent sign.
      case valueType(String)
      /// A plural category, `zero` to `other`, and its text.
      case form(category: String, text: String)
      case unknown(PropertyListMember)
    }

    /// The name that the format uses: `%#@name@`.
    package var name: String
    /// All keys in file order.
    package var fields: [Field]

    /// A variable with these keys.
    package init(name: String, fields: [Field]) {
      self.name = name
      self.fields = fields
    }

    /// A plural variable with its forms in the order given.
    package init(
      name: String, valueType: String, forms: [(category: String, text: String)]
    ) {
      let rule: [Field] = [.specType(StringsdictName.pluralRule), .valueType(valueType)]
      self.init(
        name: name, fields: rule + forms.map { .form(category: $0.category, text: $0.text) })
    }

    /// `NSStringFormatSpecTypeKey`.
    package var specType: String? {
      fields.firstValue { if case .specType(let type) = $0 { type } else { nil } }
    }
    /// `NSStringFormatValueTypeKey`.
    package var valueType: String? {
      fields.firstValue { if case .valueType(let type) = $0 { type } else { nil } }
    }

    /// The text of each plural category that has one, in file order.
    package var forms: [(category: String, text: String)] {
      fields.compactMap {
        if case .form(let category, let text) = $0 { (category, text) } else { nil }
      }
    }
  }

  /// All keys in file order.
  package var fields: [Field]

  /// A message with these keys.
  package init(fields: [Field]) {
    self.fields = fields
  }

  /// `NSStringLocalizedFormatKey`.
  package var formatKey: String? {
    fields.firstValue { if case .formatKey(let format) = $0 { format } else { nil } }
  }

  /// The variables, in file order.
  package var variables: [Variable] {
    fields.compactMap { if case .variable(let variable) = $0 { variable } else { nil } }
  }

  /// The texts by width, in file order.
  package var widths: [Variant] {
    fields.firstValue { if case .widths(let variants) = $0 { variants } else { nil } } ?? []
  }

  /// The texts by device, in file order.
  package var devices: [Variant] {
    fields.firstValue { if case .devices(let variants) = $0 { variants } else { nil } } ?? []
  }
}

extension Array {
  fileprivate func firstValue<Value>(_ value: (Element) -> Value?) -> Value? {
    lazy.compactMap(value).first
  }
}

/// The names that Foundation gives the fields ("Stringsdict File Format", Apple documentation).
package enum StringsdictName {
  package static let formatKey = "NSStringLocalizedFormatKey"
  package static let specType = "NSStringFormatSpecTypeKey"
  package static let valueType = "NSStringFormatValueTypeKey"
  package static let pluralRule = "NSStringPluralRuleType"
  package static let widthRule = "NSStringVariableWidthRuleType"
  package static let deviceRule = "NSStringDeviceSpecificRuleType"
}
