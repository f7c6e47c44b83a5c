package import Messages

/// Finds the custom attributes that the sources declare for Markdown.
struct AttributeFinder {
  private let index: ProgramIndex
  private let programs: [SourceProgram?]
  /// More names than this lead to each other in a circle.
  private static let deepest = 4

  init(_ index: ProgramIndex, _ programs: [SourceProgram?]) {
    self.index = index
    self.programs = programs
  }

  /// The attributes by name; each name is there once.
  func attributes() -> [ExtractedAttribute] {
    let types = index.allNominals.filter { !$0.isFromInterface && isOfApp($0) }
      .sorted { $0.qualifiedName < $1.qualifiedName }
    let keys = types.filter {
      $0.kind != .protocol && $0.conforms(toUndeclared: AttributeProtocols.key, in: index)
    }
    let scopes = types.filter { $0.conforms(toUndeclared: AttributeProtocols.scope, in: index) }
    let reading = AttributeTypeReading(index)
    var found = keys.compactMap { key -> ExtractedAttribute? in
      guard let name = name(of: key) ?? property(for: key, in: scopes) else { return nil }
      return ExtractedAttribute(
        name: name, type: reading.valueType(ofKey: key), declaringType: key.qualifiedName)
    }
    found += scopes.flatMap(foreignKeys)
    return Dictionary(found.map { ($0.name, $0) }) { $0.merged(with: $1) }.values
      .sorted { $0.name < $1.name }
  }

  /// Whether some file beside tests says what the type is.
  private func isOfApp(_ nominal: Nominal) -> Bool {
    nominal.inherited.contains { inherited in
      let file = inherited.context.file
      return programs.indices.contains(file) && programs[file]?.isTest == false
    }
  }

  // MARK: Names

  private func name(of key: Nominal) -> String? {
    let type = Type.nominal(key, [])
    return text(ofStatic: "markdownName", in: type) ?? text(ofStatic: "name", in: type)
  }

  private func text(ofStatic name: String, in type: Type, depth: Int = 0) -> String? {
    for member in index.members(named: name, of: type, isStatic: true) {
      guard case .variable(let variable) = member.record.content else { continue }
      let value = variable.initializer ?? variable.getter.flatMap { Self.onlyValue(of: $0.body) }
      if let text = value.flatMap({ text($0, in: member.record.context, type, depth + 1) }) {
        return text
      }
    }
    return nil
  }

  private func text(
    _ expression: Expression, in context: LexicalContext, _ type: Type, _ depth: Int
  ) -> String? {
    guard depth < Self.deepest else { return nil }
    switch expression.kind {
    case .string(let literal): return literal.plainText
    case .name(let name, _):
      if let text = text(ofStatic: name, in: type, depth: depth) { return text }
      for record in index.globals(named: name) {
        guard case .variable(let variable) = record.content, let value = variable.initializer else {
          continue
        }
        return text(value, in: record.context, type, depth + 1)
      }
      return nil
    case .member(let base?, let name):
      guard let reference = Self.type(named: base) else { return nil }
      let owner = index.resolve(reference, in: context, selfType: type)
      return text(ofStatic: name, in: owner, depth: depth)
    default: return nil
    }
  }

  private static func onlyValue(of body: [Statement]) -> Expression? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let value): return value
    case .returned(let value): return value
    default: return nil
    }
  }

  private static func type(named expression: Expression) -> TypeReference? {
    switch expression.kind {
    case .name(let name, _): .named(name, [])
    case .member(let base?, let name): type(named: base).map { .member($0, name, []) }
    case .type(let reference): reference
    default: nil
    }
  }

  // MARK: Scopes

  /// The name by which a scope knows a key, which is mostly its own.
  private func property(for key: Nominal, in scopes: [Nominal]) -> String? {
    for scope in scopes {
      for (variable, context) in scope.stored {
        let type = variable.type.map { index.resolve($0, in: context) }
        if type?.nominal == key, let name = variable.name { return name }
      }
    }
    return nil
  }

  /// The keys of a scope that another package declares.
  private func foreignKeys(of scope: Nominal) -> [ExtractedAttribute] {
    scope.stored.compactMap { variable, context in
      guard let name = variable.name, let reference = variable.type,
        // Foundation's and SwiftUI's own scopes and keys.
        reference.path.first != "AttributeScopes", reference.simpleName?.hasSuffix("s") == false,
        case .external = index.resolve(reference, in: context)
      else { return nil }
      return ExtractedAttribute(name: name, type: .any, declaringType: scope.qualifiedName)
    }
  }
}

/// A custom attribute that the sources declare for Markdown, as in `^[text](rainbow: 'fun')`.
package struct ExtractedAttribute: Hashable, Sendable {
  /// The key's name in Markdown.
  package var name: String
  package var type: AttributeValueType
  /// The Swift type that declares it: the key, or the scope of a key that the sources don't have.
  package var declaringType: String

  package init(name: String, type: AttributeValueType, declaringType: String) {
    self.name = name
    self.type = type
    self.declaringType = declaringType
  }

  /// A declaration that holds where either of two does, as in two targets of a project.
  func merged(with other: ExtractedAttribute) -> ExtractedAttribute {
    guard type != other.type else { return self }
    var merged = self
    if case .oneOf(let own) = type, case .oneOf(let others) = other.type {
      merged.type = .oneOf(own + others.filter { !own.contains($0) })
    } else {
      merged.type = .any
    }
    return merged
  }
}

/// The protocols that make a type an attribute's key or a scope.
enum AttributeProtocols {
  static let key = "MarkdownDecodableAttributedStringKey"
  static let scope = "AttributeScope"

  /// What a file mentions that may declare keys or scopes.
  static let marks = Set([key, scope].map(Identifier.hash))

  /// The names of the protocols and aliases of a file that stand for one of the marks.
  static func refined(in program: SourceProgram, _ marks: Set<UInt64>) -> [String] {
    func mentions(_ reference: TypeReference) -> Bool {
      var found = false
      reference.forEachName { if marks.contains(Identifier.hash($0)) { found = true } }
      return found
    }
    return program.members.compactMap { member in
      switch member {
      case .type(let type) where type.kind == .protocol && type.inherited.contains(where: mentions):
        type.name
      case .alias(let alias) where mentions(alias.type): alias.name
      default: nil
      }
    }
  }
}

extension Nominal {
  /// Whether the type conforms to a protocol that nothing declares, be it through others.
  func conforms(toUndeclared name: String, in index: ProgramIndex) -> Bool {
    isOrInherits(in: index) { nominal in
      nominal.inherited.contains { $0.reference.simpleName == name }
    }
  }
}
