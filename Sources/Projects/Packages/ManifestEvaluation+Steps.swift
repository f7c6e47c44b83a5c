import SwiftSyntax

/// Follows what a function of a manifest does before it returns its value.
extension ManifestEvaluation {
  /// - Parameter isSure: Whether the steps are surely taken.
  mutating func take(_ steps: [ManifestStep], isSure: Bool = true, _ depth: Int) {
    for step in steps where budget > 0 {
      switch step {
      case .declare(let name, let expression):
        parameters[name] = expression.map { value(of: $0, depth: depth + 1) } ?? .list([])
      case .assign(let name, let expression):
        let value = value(of: expression, depth: depth + 1)
        if isSure { parameters[name] = value } else { grow(name, by: value, expression) }
      case .grow(let name, let expression):
        grow(name, by: value(of: expression, depth: depth + 1), expression)
      case .change(let name, let expression): parameters[name] = unknown(expression)
      case .choice(let conditions, let then, let otherwise):
        let isMet = isMet(conditions, depth)
        if isMet != false { take(then, isSure: isSure && isMet == true, depth + 1) }
        if isMet != true { take(otherwise, isSure: isSure && isMet == false, depth + 1) }
      case .loop(let name, let list, let steps):
        // What isn't known is one element that isn't.
        for element in value(of: list, depth: depth + 1).elements {
          parameters[name] = element
          take(steps, isSure: false, depth + 1)
        }
      }
    }
  }

  /// Adds to a list; another value than a list isn't known any more then.
  private mutating func grow(_ name: String, by value: ManifestValue, _ expression: ExprSyntax) {
    guard case .list(let own)? = parameters[name] else {
      parameters[name] = unknown(expression)
      return
    }
    // The list is copied.
    budget -= own.count / 8
    parameters[name] = .list(own + value.elements)
  }

  /// Whether conditions hold; nil where that is known only when it runs.
  private mutating func isMet(_ conditions: [ManifestStep.Condition], _ depth: Int) -> Bool? {
    var isMet: Bool? = true
    for condition in conditions {
      let holds: Bool?
      switch condition {
      case .open: holds = nil
      case .test(let expression): holds = value(of: expression, depth: depth + 1).truth
      case .bound(let name, let expression):
        let value = value(of: expression, depth: depth + 1)
        holds = value.isUnknown ? nil : !value.isNothing
        if !value.isNothing { parameters[name] = value }
      }
      if holds == false { return false }
      if holds == nil { isMet = nil }
    }
    return isMet
  }
}

extension ManifestValue {
  /// What a literal of a condition says.
  fileprivate var truth: Bool? {
    guard case .call(let name, let arguments) = self, arguments.isEmpty else { return nil }
    return ["true": true, "false": false][name]
  }
}
