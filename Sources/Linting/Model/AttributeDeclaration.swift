import Diagnostics
package import Messages
import Reading

/// A custom attribute that strings may carry: its name, and what its value can be.
package struct AttributeDeclaration: Hashable, Sendable {
  /// As strings spell it: the `markdownName` of the key.
  package var name: String
  package var type: AttributeValueType
  /// The values that a format definition allows, as JSON spells them; nil where all of the type are.
  package var values: [String]? { didSet { allowed = Self.allowed(values) } }
  /// The values as strict JSON spells them, which each text is held to.
  private var allowed: Set<String>?
  /// Where it is declared, for messages: a Swift type or a configuration.
  package var origin: String?

  package init(
    name: String, type: AttributeValueType, values: [String]? = nil, origin: String? = nil
  ) {
    self.name = name
    self.type = type
    self.values = values
    self.origin = origin
    allowed = Self.allowed(values)
  }

  /// Whether the values have one, in strict JSON.
  func allows(_ value: String) -> Bool { allowed?.contains(value) ?? true }

  private static func allowed(_ values: [String]?) -> Set<String>? {
    values.map { Set($0.map(normalized)) }
  }

  /// A value as JSON spells it; words without quotation marks are texts.
  private static func normalized(_ value: String) -> String {
    let document = JSONDocument(parsing: Array(value.utf8), dialect: .json5)
    guard document.errors.isEmpty, let root = document.root else {
      return JSONText.string(value).text()
    }
    return root.strictJSON
  }
}
