import Linting
import Messages
import Sessions
import Vocabulary

/// Names and values of caret attributes.
struct AttributeCompletion {
  private let payload: AttributePayload
  private let arguments: Int
  private let declarations: [AttributeDeclaration]

  init(_ payload: AttributePayload, arguments: Int, _ declarations: [AttributeDeclaration]) {
    (self.payload, self.arguments, self.declarations) = (payload, arguments, declarations)
  }

  func items(at offset: Int, _ map: PositionMap) -> [CompletionItem] {
    let range = map.range((offset - payload.typed)..<offset)
    let isName = if case .name = payload.expectation { true } else { false }
    return words.map { word in
      CompletionItem(
        label: word,
        kind: isName ? CompletionItem.Kind.property : CompletionItem.Kind.enumMember,
        textEdit: DocumentEdit(range: range, newText: isName ? word + ": " : word))
    }
  }

  private var words: [String] {
    switch payload.expectation {
    case .name(inside: nil): AgreementAttribute.names + declarations.map(\.name)
    case .name(inside: _): Feature.keys
    case .value(of: let name, inside: nil): values(of: name)
    case .value(of: let name, inside: _): (Feature(key: name)?.words ?? []).map(Self.quoted)
    }
  }

  private func values(of name: String) -> [String] {
    switch AgreementAttribute(rawValue: name)?.valueKind {
    case .inflectionRule: ["true"]
    case .flag: ["true"]
    case .position: (1...max(arguments, 1)).map(String.init)
    case .morphology: ["{ partOfSpeech: 'noun' }"]
    case .text: ["''"]
    case nil: declarations.first { $0.name == name }.map { Self.values(of: $0) } ?? []
    }
  }

  private static func values(of declaration: AttributeDeclaration) -> [String] {
    if let values = declaration.values { return values }
    return values(of: declaration.type)
  }

  private static func values(of type: AttributeValueType) -> [String] {
    switch type {
    case .oneOf(let texts): texts.map(quoted)
    case .boolean: ["true", "false"]
    case .optional(let type): values(of: type)
    case .string, .number, .integer, .array, .object, .any: []
    }
  }

  private static func quoted(_ text: String) -> String { "'\(text)'" }
}
