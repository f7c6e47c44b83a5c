import Diagnostics
import Linting
import Localization
import Messages
import Reading
import Vocabulary
import Workflows

/// What the texts of a table may carry, for the page's controls.
struct ShownFormats: Encodable, Sendable {
  /// An attribute with what its value can be.
  struct Attribute: Encodable, Sendable {
    var name: String
    /// `flag`, `choice`, `text`, `number`, `integer`, `features` or `json`.
    var kind: String
    /// Of a choice, as strict JSON.
    var values: [String]?
    /// Of features, the words that each takes.
    var features: [Feature]?
    /// Whether it is Foundation's.
    var isOwn: Bool
  }

  struct Feature: Encodable, Sendable {
    var key: String
    var words: [String]
  }

  /// The Markdown that is allowed.
  var marks: [String]
  var attributes: [Attribute]

  /// Lists end there.
  private static let most = 200

  init(_ definitions: [FormatDefinition], declaring declared: [AttributeDeclaration]) {
    marks = FormatDefinition.Mark.allCases.filter { definitions.allows($0) }.map(\.rawValue)
    var custom = declared.map { Attribute($0) }
    let listed = definitions.flatMap { $0.attributes ?? [] }
    for attribute in listed where !custom.contains(where: { $0.name == attribute.name }) {
      custom.append(Attribute(name: attribute.name, kind: "json", isOwn: false))
    }
    attributes =
      AgreementAttribute.allCases.map { Attribute($0) }
      + custom.prefix(Self.most).compactMap { $0.narrowed(by: definitions) }
      .sorted { $0.name < $1.name }
  }
}

extension ShownFormats.Attribute {
  fileprivate init(_ attribute: AgreementAttribute) {
    self.init(name: attribute.rawValue, kind: "", isOwn: true)
    switch attribute.valueKind {
    case .inflectionRule: (kind, features) = ("rule", Self.morphology)
    case .morphology: (kind, features) = ("features", Self.morphology)
    case .text: kind = "text"
    case .position: kind = "integer"
    case .flag: kind = "flag"
    }
  }

  private static let morphology = Feature.allCases.compactMap { feature in
    feature.key.map { ShownFormats.Feature(key: $0, words: feature.words) }
  }

  fileprivate init(_ declaration: AttributeDeclaration) {
    self.init(name: declaration.name, kind: "", isOwn: false)
    (kind, values) = Self.kind(of: declaration.type)
    if let listed = declaration.values { (kind, values) = ("choice", listed) }
  }

  private static func kind(of type: AttributeValueType) -> (String, [String]?) {
    switch type {
    case .string: ("text", nil)
    case .number: ("number", nil)
    case .integer: ("integer", nil)
    case .boolean: ("choice", ["true", "false"])
    case .oneOf(let texts): ("choice", texts.map { JSONText.string($0).text() })
    case .optional(let type): kind(of: type)
    case .array, .object, .any: ("json", nil)
    }
  }

  /// What definitions leave of it; nil where they forbid it.
  fileprivate func narrowed(by definitions: [FormatDefinition]) -> Self? {
    var narrowed = self
    for case let allowed? in definitions.map(\.attributes) {
      guard let own = allowed.first(where: { $0.name == name }) else { return nil }
      guard let values = own.values else { continue }
      narrowed.kind = "choice"
      narrowed.values = (narrowed.values ?? values).filter(values.contains)
    }
    return narrowed
  }
}
