/// Texts that are looked up only where a flag beside them says so:
/// `icon.isKey ? Text(LocalizedStringKey(icon.name)) : Text(verbatim: icon.name)`.
extension LiteralFinder {
  /// A condition that holds where the place at hand is reached.
  struct HeldCondition {
    var expression: Expression
    var scope: Scope
  }

  /// Visits what is only reached where conditions hold: of those before a name is bound nothing is
  /// said, because it may hide what they mean.
  ///
  /// - Parameter scope: The names behind the conditions.
  func visit(where conditions: [Condition], in scope: Scope, _ body: () -> Void) {
    var expressions: [Expression] = []
    for condition in conditions {
      if case .expression(let expression) = condition {
        expressions += expression.conjuncts
      } else {
        expressions = []
      }
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
    let all = outer + conditions.map { HeldCondition(expression: $0, scope: scope) }
    heldConditions = Array(all.suffix(Self.mostConditions))
    body()
    heldConditions = outer
  }

  /// How many conditions are asked at each place, of the innermost ones: there may be thousands.
  private static var mostConditions: Int { 64 }

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

  /// The flag that has to be true for what an assignment sets to be looked up, if the initializer at
  /// hand sets that to a parameter of its name, and the text of the same value.
  func flag(of flow: WrapperFlow, setBy target: Expression?) -> String? {
    guard let flag = flow.flag, enclosing?.ownAssignments.contains(flag) == true else { return nil }
    switch target?.kind {
    case .name: return flag
    case .member(let base?, _): return base.isSelfOrSuper ? flag : nil
    default: return nil
    }
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
  func propertyBase(in scope: Scope) -> PropertyBase? {
    switch kind {
    case .name(let name, _): scope.binding(for: name) == nil ? .ofSelf : nil
    case .member(let base?, _) where base.isSelfOrSuper: .ofSelf
    case .member(let base?, _):
      base.firstName.map {
        PropertyBase(text: ExpressionText(base).text, binding: scope.scope(binding: $0))
      }
    default: nil
    }
  }

  /// The name that a chain of members starts with; nil for what is no such chain.
  private var firstName: String? {
    switch kind {
    case .name(let name, _): name
    case .member(let base?, _): base.firstName
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.firstName
    default: nil
    }
  }
}

/// How a value is written that has a property, empty for `self`.
struct PropertyBase: Equatable {
  var text: String
  /// Where the first name of it is bound, so that another value of that name is told from it.
  fileprivate var binding: Scope?

  fileprivate static var ofSelf: PropertyBase { PropertyBase(text: "", binding: nil) }

  static func == (one: PropertyBase, other: PropertyBase) -> Bool {
    one.text == other.text && one.binding === other.binding
  }
}

extension FunctionDeclaration {
  /// The parameters that the properties of their names are set to, whatever happens:
  /// `self.isKey = isKey`.
  var ownAssignments: Set<String> {
    var found: [String: Int] = [:]
    var others: Set<String> = []
    for statement in body {
      switch statement {
      case .variable(let variable): others.formUnion(variable.boundNames)
      case .expression(let expression):
        guard case .assignment(let target, let value) = expression.kind,
          case .member(let base?, let name) = target.kind, base.isSelfOrSuper
        else { continue }
        found[name, default: 0] += 1
        guard case .name(name, _) = value.kind else {
          others.insert(name)
          continue
        }
      // Some of what follows may be left out, or hidden.
      default: return []
      }
    }
    return Set(found.filter { $0.value == 1 }.keys).subtracting(others)
  }
}
