/// Literals that are plain texts for the values in them.
extension LiteralFinder {
  /// Whether an expression is a literal that becomes a plain text although a key is asked for:
  /// `Text("Open: \(isOpen)")`.
  ///
  /// A `LocalizedStringKey` takes texts, numbers, values of Foundation and what views show, but none of
  /// them as an optional. With any other value in it, the compiler takes the form of the call for plain
  /// texts, if there is one; checked against catalogs that Xcode wrote. What nobody knows the type of may
  /// be one of those.
  func isPlainLiteral(
    _ expression: Expression, for destination: Destination, in scope: Scope
  ) -> Bool {
    // There is no such form with a table, bundle or comment.
    guard destination.acceptsPlainText, !destination.attributes.isGiven,
      destination.isOfView || destination.type?.unwrapped.name == "LocalizedStringKey",
      case .string(let literal) = expression.kind
    else { return false }
    for case .interpolation(let arguments, _) in literal.segments {
      guard arguments.count == 1, arguments[0].label == nil,
        isNotInKeys(arguments[0].value, in: scope)
      else { continue }
      return ownInterpolations.isEmpty
    }
    return false
  }

  private func isNotInKeys(_ value: Expression, in scope: Scope) -> Bool {
    let typing = inference.typing(value, in: scope)
    if isOptional(value, typing, in: scope) {
      let optional = index.core("Optional").nominal.map(index.current)
      return optional?.inherited.contains { Self.isInKeys($0.reference) } != true
    }
    guard typing.certainty != .assumed, !typing.isLiteral, let nominal = typing.type.nominal,
      !nominal.inherited.contains(where: { Self.isInKeys($0.reference) })
    else { return false }
    guard !nominal.isFromInterface else { return index.conforms(typing.type, to: "_NotInKeys") }
    // A class may be one of Foundation's, by a superclass that nobody sees.
    return (nominal.kind == .structure || nominal.kind == .enumeration)
      && !nominal.isOnlyExtended && !index.mayBeSeveral(nominal)
  }

  /// Whether a value is surely an optional: nothing that is asked for makes more of it.
  func isOptional(_ value: Expression, _ typing: Typing, in scope: Scope) -> Bool {
    if isChain(value) { return true }
    guard typing.certainty != .assumed, typing.type.isOptional else { return false }
    // Of several types of one name each may say something else of its members.
    let owner: Type?
    switch value.kind {
    case .member(let base?, _): owner = inference.typing(base, in: scope).type
    case .name(let name, _): owner = scope.binding(for: name) == nil ? scope.selfType : nil
    default: owner = nil
    }
    return owner?.unwrapped.nominal.map(index.mayBeSeveral) != true
  }

  /// Whether a value is nil where a `?` in it finds nothing: `user?.name`, but not
  /// `(user?.name).orDash`, which is a member of the optional.
  private func isChain(_ value: Expression) -> Bool {
    switch value.kind {
    case .optionalChain: return true
    case .member(let base?, let name):
      let optional = index.core("Optional", [.unknown])
      return isChain(base) && index.members(named: name, of: optional, isStatic: false).isEmpty
    case .call(let base, _), .subscripted(let base, _): return isChain(base)
    default: return false
    }
  }

  /// Whether a protocol lets a type's values into a key.
  private static func isInKeys(_ reference: TypeReference) -> Bool {
    reference.simpleName == "_FormatSpecifiable" || reference.simpleName == "ReferenceConvertible"
  }
}
