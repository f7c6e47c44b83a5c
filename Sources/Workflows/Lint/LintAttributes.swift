import Diagnostics
import Extraction
import Linting
import Messages

/// The app's attributes as its sources and its configuration declare them together.
struct LintAttributes {
  private(set) var declarations: [AttributeDeclaration]
  /// Where the first declaration of a name is.
  private var positions: [String: Int]

  init(_ extracted: [ExtractedAttribute], _ project: ProjectConfiguration) {
    declarations = extracted.map { attribute in
      AttributeDeclaration(
        name: attribute.name, type: attribute.type,
        origin: attribute.declaringType)
    }
    positions = Dictionary(
      declarations.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: min)
    let origin = project.file ?? "l10n.json"
    for attribute in project.configuration.attributeScopes.flatMap(\.attributes) {
      add(AttributeDeclaration(attribute, origin: origin))
    }
  }

  /// What the configuration says narrows what the sources say.
  private mutating func add(_ own: AttributeDeclaration) {
    guard let index = positions[own.name] else {
      positions[own.name] = declarations.count
      return declarations.append(own)
    }
    if declarations[index].type == .any {
      declarations[index] = own
    } else if case .oneOf = own.type {
      declarations[index].type = own.type
      declarations[index].origin = own.origin
    } else if own.values != nil {
      declarations[index].values = own.values
      declarations[index].origin = own.origin
    }
  }
}

extension AttributeDeclaration {
  fileprivate init(_ attribute: Configuration.Attribute, origin: String) {
    let texts = attribute.values?.compactMap { value -> String? in
      if case .string(let text) = value { text } else { nil }
    }
    if attribute.type == .string, let texts {
      self.init(name: attribute.name, type: .oneOf(texts), origin: origin)
      return
    }
    let type: AttributeValueType =
      switch attribute.type {
      case .string: .string
      case .number: .number
      case .integer: .integer
      case .boolean: .boolean
      case .array: .array(.any)
      case .object: .any
      }
    self.init(
      name: attribute.name, type: type, values: attribute.values?.map(\.json), origin: origin)
  }
}

extension Configuration.AttributeValue {
  /// As strict JSON.
  var json: String {
    switch self {
    case .string(let text): JSONText.string(text).text()
    case .number(let spelling): spelling
    case .boolean(let value): value ? "true" : "false"
    }
  }
}
