import SwiftSyntax

extension NamedKey {
  /// Nil for code that is neither a constant of a key nor a call of one.
  init?(_ node: Syntax, among constants: KeyConstants) {
    guard !constants.isEmpty else { return nil }
    let call = node.as(FunctionCallExprSyntax.self)
    let member = call.map(\.calledExpression).map(Syntax.init) ?? node
    guard let name = member.as(MemberAccessExprSyntax.self)?.dottedName,
      let constant = constants.constant(name),
      let arguments = constant.arguments(of: call)
    else { return nil }
    self.init(
      offset: node.codeRange.lowerBound, constant: constant, code: node.code, arguments: arguments)
  }
}

extension KeyConstant {
  /// What a call fills the text with, or no call; nil where the constant isn't used in that way.
  fileprivate func arguments(of call: FunctionCallExprSyntax?) -> [String]? {
    guard call?.trailingClosure == nil else { return nil }
    let given = call?.arguments.map(\.expression.counted.code)
    switch filling {
    case .property: return given == nil ? [] : nil
    case .inOrder: return given ?? []
    case .arguments(let indices):
      guard let given, indices.allSatisfy(given.indices.contains) else { return nil }
      return indices.map { given[$0] }
    }
  }
}

extension MemberAccessExprSyntax {
  /// `L10n.Cart.title`, or `.cartTitle`; nil where a member of something else is named.
  fileprivate var dottedName: String? {
    let own = "." + declName.baseName.text
    guard declName.argumentNames == nil else { return nil }
    guard let base else { return own }
    if let type = base.as(DeclReferenceExprSyntax.self) { return type.baseName.text + own }
    return base.as(MemberAccessExprSyntax.self)?.dottedName.map { $0 + own }
  }
}
