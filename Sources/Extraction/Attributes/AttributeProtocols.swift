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
  func conforms(toUndeclared name: String) -> Bool {
    isOrInherits { nominal in
      nominal.inherited.contains { $0.reference.simpleName == name }
    }
  }
}
