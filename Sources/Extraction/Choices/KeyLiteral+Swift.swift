import SwiftSyntax

extension KeyLiteral {
  /// The literals that start at some offsets of a Swift file; nil where none does, or where the file
  /// is too complex to be parsed.
  ///
  /// To be called on a large stack (`parallelMap`, `onLargeStack`).
  package static func literals(inSwift bytes: [UInt8], at offsets: [Int]) -> [KeyLiteral?] {
    WrittenLiteral.nodes(inSwift: bytes, at: offsets).map { $0.flatMap { KeyLiteral($0) } }
  }

  /// Nil for a literal that is malformed.
  init?(_ node: StringLiteralExprSyntax) {
    guard !node.hasError else { return nil }
    offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    written = WrittenLiteral(node)
    let interpolated = node.segments.compactMap { segment in
      segment.as(ExpressionSegmentSyntax.self).map {
        $0.expressions.first?.expression.counted.code ?? ""
      }
    }
    arguments = interpolated.isEmpty ? Self.formatArguments(around: node) : interpolated
    attributedReading = Self.attributedReading(around: node)
  }

  /// How far up a call is looked for: `String(format: NSLocalizedString(a ? "…" : "…"), n)` is nine
  /// nodes high.
  private static let mostParents = 16

  /// The arguments of the call that fills a format.
  private static func formatArguments(around node: StringLiteralExprSyntax) -> [String]? {
    let start = node.position
    var next = node.parent
    for _ in 0..<mostParents {
      guard let current = next, !current.is(CodeBlockItemSyntax.self) else { return nil }
      if let binding = current.as(PatternBindingSyntax.self) {
        return NamedFormat(binding)?.arguments
      }
      if let call = current.as(FunctionCallExprSyntax.self), let format = call.filledFormat,
        format.position <= start, start < format.endPosition
      {
        return call.formatArguments
      }
      next = current.parent
    }
    return nil
  }

  /// `String(localized: …)` becomes `String(AttributedString(localized: …).characters)`, which has
  /// the same parameters and is a plain string, too.
  private static func attributedReading(around node: StringLiteralExprSyntax) -> [InsertedCode] {
    guard let argument = enclosingArgument(node), argument.label?.text == "localized",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "String",
      call.arguments.first == argument, let end = call.rightParen
    else { return [] }
    return [
      InsertedCode(
        offset: argument.positionAfterSkippingLeadingTrivia.utf8Offset, code: "AttributedString("),
      InsertedCode(
        offset: end.positionAfterSkippingLeadingTrivia.utf8Offset, code: ").characters"),
    ]
  }

  /// The argument that is the literal, or a ternary of literals.
  private static func enclosingArgument(_ node: StringLiteralExprSyntax) -> LabeledExprSyntax? {
    var next = node.parent
    while let current = next {
      if let argument = current.as(LabeledExprSyntax.self) { return argument }
      guard
        current.is(UnresolvedTernaryExprSyntax.self) || current.is(SequenceExprSyntax.self)
          || current.is(ExprListSyntax.self)
      else { return nil }
      next = current.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The format of `String(format: …, …)` and `String.localizedStringWithFormat(…, …)`; nil for other
  /// calls, and for one whose arguments are in an array.
  var filledFormat: ExprSyntax? {
    let callee = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let first = arguments.first, arguments.count > 1,
      first.label?.text == "format" || callee == "localizedStringWithFormat",
      arguments.allSatisfy({ $0.label?.text != "arguments" })
    else { return nil }
    return first.expression
  }

  /// What a call that fills a format fills it with, as it is written.
  var formatArguments: [String] {
    arguments.dropFirst().filter { $0.label?.text != "locale" }.map(\.expression.counted.code)
  }
}

extension ExprSyntax {
  /// The number in a conversion between integers, which changes no count: `n` in `Int64(n)`.
  var counted: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Int", "Int32", "Int64", "UInt", "CInt", "CLong"].contains(callee),
      let only = call.arguments.first, only.label == nil
    else { return self }
    return only.expression
  }
}
