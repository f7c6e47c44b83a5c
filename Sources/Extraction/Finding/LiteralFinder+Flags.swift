/// Texts that are looked up only where a flag beside them says so:
/// `icon.isKey ? Text(LocalizedStringKey(icon.name)) : Text(verbatim: icon.name)`.
extension LiteralFinder {
  /// A condition that holds where the place at hand is reached.
  struct HeldCondition {
    var expression: Expression
    var scope: Scope
  }

  /// Visits what is only reached where conditions hold.
  func visit(where conditions: [Condition], in scope: Scope, _ body: () -> Void) {
    let expressions = conditions.flatMap { condition -> [Expression] in
      if case .expression(let expression) = condition { expression.conjuncts } else { [] }
    }
    hold(expressions, in: scope, body)
  }

  /// Visits what is only reached where a condition holds.
  func visit(where condition: Expression, in scope: Scope, _ body: () -> Void) {
    hold(condition.conjuncts, in: scope, body)
  }

  /// Visits what is only reached where a condition doesn't hold.
  func visit(unless condition: Expression, in scope: Scope, _ body: () -> Void) {
    hold(condition.negated.map { [$0] } ?? [], in: scope, body)
  }

  /// Visits what is only reached where one of some conditions doesn't hold.
  func visit(unless conditions: [Condition], in scope: Scope, _ body: () -> Void) {
    guard conditions.count == 1, case .expression(let only) = conditions[0] else { return body() }
    visit(unless: only, in: scope, body)
  }

  private func hold(_ conditions: [Expression], in scope: Scope, _ body: () -> Void) {
    let outer = heldConditions
    heldConditions += conditions.map { HeldCondition(expression: $0, scope: scope) }
    body()
    heldConditions = outer
  }

  /// Visits what has names of its own, which conditions around it don't mean.
  func visitWithOwnNames(_ body: () -> Void) {
    let outer = heldConditions
    heldConditions = []
    body()
    heldConditions = outer
  }

  /// The name of the flag that is true for a value wherever the text of a property is looked up here:
  /// a constant, so that it stays what it was made with.
  func flag(beside property: StoredText, _ expression: Expression, in scope: Scope) -> String? {
    guard !heldConditions.isEmpty, let value = expression.propertyBase(in: scope) else {
      return nil
    }
    for condition in heldConditions {
      guard condition.expression.propertyBase(in: condition.scope) == value,
        let member = inference.declaration(of: condition.expression, in: condition.scope),
        member.owner == property.owner, case .variable(let variable) = member.record.content,
        variable.isStored, variable.isConstant, variable.initializer == nil,
        variable.type?.simpleName == "Bool", let name = variable.name
      else { continue }
      return name
    }
    return nil
  }

  /// Whether a value is made without a flag that is `false` then, so that nothing looks its text up.
  func isLeftOut(_ flow: WrapperFlow, at site: WrapperSite) -> Bool {
    guard let flag = flow.flag,
      let position = site.function?.parameters.firstIndex(where: { $0.name == flag }),
      site.function?.parameters[position].isFalseByDefault == true
    else { return false }
    return site.positions(of: .parameter(position)).isEmpty
  }
}

extension Expression {
  /// What all has to be true for a condition.
  fileprivate var conjuncts: [Expression] {
    switch kind {
    case .infix("&&", let left, let right): left.conjuncts + right.conjuncts
    default: [self]
    }
  }

  /// What is true where this is false.
  fileprivate var negated: Expression? {
    if case .prefix("!", let operand) = kind { operand } else { nil }
  }

  /// How the value is written that this is a property of, empty for `self`; nil for anything else.
  fileprivate func propertyBase(in scope: Scope) -> String? {
    switch kind {
    case .name(let name, _): return scope.binding(for: name) == nil ? "" : nil
    case .member(let base?, _):
      let text = base.isSelfOrSuper ? "" : ExpressionText(base).text
      return text.contains("\u{2026}") ? nil : text
    default: return nil
    }
  }
}
