import SwiftSyntax

/// A format that code gives a name and then fills once: `let format = …`, and behind it
/// `String(format: format, count)`.
struct NamedFormat {
  /// What fills it, as it is written.
  let arguments: [String]

  /// Nil for a variable, and for a name that is read elsewhere, too, or by nothing that fills it.
  init?(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
      declaration.bindingSpecifier.text == "let",
      let items = declaration.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let search = NameSearch(name)
    search.walk(items)
    guard search.count == 1, let call = search.filled else { return nil }
    arguments = call.formatArguments
  }
}

/// Looks for the places that read a name.
private final class NameSearch: SyntaxVisitor {
  private(set) var count = 0
  /// The call that fills it as a format.
  private(set) var filled: FunctionCallExprSyntax?
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.filledFormat?.as(DeclReferenceExprSyntax.self)?.baseName.text == name { filled = node }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == name { count += 1 }
    return .visitChildren
  }
}
