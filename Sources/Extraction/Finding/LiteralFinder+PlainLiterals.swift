/// Literals that are plain texts for the values in them.
extension LiteralFinder {
  /// Whether an expression is a literal that becomes a plain text although a key is asked for:
  /// `Text("Open: \(isOpen)")`.
  ///
  /// A `LocalizedStringKey` takes texts, numbers, values of Foundation and what views show. With any
  /// other value in it, the compiler takes the form of the call for plain texts, if there is one; checked
  /// against catalogs that Xcode wrote. What nobody knows the type of may be one of those.
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
        isNotInKeys(inference.typing(arguments[0].value, in: scope))
      else { continue }
      return ownInterpolations.isEmpty
    }
    return false
  }

  private func isNotInKeys(_ typing: Typing) -> Bool {
    guard typing.certainty != .assumed, !typing.isLiteral, let nominal = typing.type.nominal,
      !nominal.inherited.contains(where: { Self.isInKeys($0.reference) })
    else { return false }
    guard !nominal.isFromInterface else { return index.conforms(typing.type, to: "_NotInKeys") }
    // A class may be one of Foundation's, by a superclass that nobody sees.
    return (nominal.kind == .structure || nominal.kind == .enumeration)
      && !nominal.isOnlyExtended && !index.mayBeSeveral(nominal)
  }

  /// Whether a protocol lets a type's values into a key.
  private static func isInKeys(_ reference: TypeReference) -> Bool {
    reference.simpleName == "_FormatSpecifiable" || reference.simpleName == "ReferenceConvertible"
  }
}
