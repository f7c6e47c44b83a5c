/// The texts of constants: keys where something looks them up, although Xcode takes none for one.
extension KeySources {
  /// What a property is that always has the same text, or one of a few: a constant, or one that is
  /// computed and is a single literal where nobody can have it otherwise.
  ///
  /// - Parameter expression: What names it.
  /// - Returns: Nothing where no text is known of it.
  func sources(
    ofConstant variable: VariableDeclaration, _ member: BoundMember, namedBy expression: Expression,
    in scope: Scope, depth: Int
  ) -> [KeySource] {
    let texts = texts(of: variable, member, depth: depth)
    guard !texts.isEmpty else { return [] }
    let isSure =
      inference.isSure(of: member, namedBy: expression, in: scope)
      && isDeclaredOnce(variable, member, in: scope)
    return texts.map { .constant($0, isSure: isSure) }
  }

  private func texts(
    of variable: VariableDeclaration, _ member: BoundMember, depth: Int
  ) -> [String] {
    guard let value = value(of: variable, member.owner) else { return [] }
    if case .string(let literal) = value.kind, let text = literal.plainText { return [text] }
    // One that is made of itself has no text.
    guard variable.isConstant, value.mayBeConstant, getter != ObjectIdentifier(variable) else {
      return []
    }
    var inner = self
    inner.getter = ObjectIdentifier(variable)
    let found = inner.sources(
      of: value, in: inference.scope(of: member), depth: depth + Self.stepsOfGetter)
    let texts = found.compactMap(\.onlyText)
    return texts.count == found.count ? texts : []
  }

  /// What a property has; nil where that may change, or subclasses may have another.
  private func value(of variable: VariableDeclaration, _ owner: Nominal?) -> Expression? {
    if variable.isConstant { return variable.initializer }
    let isFinal = owner.map { $0.kind == .structure || $0.kind == .enumeration } ?? true
    guard isFinal, let body = variable.getter?.body, body.count == 1 else { return nil }
    let results = body.results
    return results.count == 1 ? results.first : nil
  }

  /// Whether no other declaration of the name may be meant, as one for another platform.
  private func isDeclaredOnce(
    _ variable: VariableDeclaration, _ member: BoundMember, in scope: Scope
  ) -> Bool {
    guard let name = variable.name else { return false }
    let all = inference.seeing(from: scope) { () -> [MemberRecord] in
      guard let owner = member.owner else { return index.globals(named: name) }
      return index.visible(index.current(owner).members[name] ?? [], named: name)
    }
    // Types of one name may be private in several files.
    let file = member.record.context.file
    let isOwn = file == scope.context.file
    return all.count { record in
      record.isStatic == variable.isStatic && (!isOwn || record.context.file == file)
    } == 1
  }
}

extension Expression {
  /// Whether it may be made of constants only: `prefix + "title"`, `Other.title`.
  var mayBeConstant: Bool {
    switch kind {
    case .infix("+", _, _), .name, .member, .ternary: true
    default: false
    }
  }
}

extension KeySource {
  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// The text that it surely is.
  var onlyText: String? {
    switch self {
    case .literal(let text, _), .constant(let text, isSure: true), .element(let text, _): text
    case .returned(let texts, areAll: true): texts.count == 1 ? texts.first : nil
    default: nil
    }
  }
}
