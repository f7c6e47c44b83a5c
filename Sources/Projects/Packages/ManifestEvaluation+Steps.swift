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
        restoring(conditions.compactMap(\.bound)) { evaluation in
          let isMet = evaluation.isMet(conditions, depth)
          if isMet != false { evaluation.takeBlock(then, isSure: isSure && isMet == true, depth) }
          guard isMet != true else { return }
          evaluation.takeBlock(otherwise, isSure: isSure && isMet == false, depth)
        }
      case .loop(let name, let list, let steps):
        // What isn't known is one element that isn't.
        let elements = value(of: list, depth: depth + 1).elements
        restoring([name]) { evaluation in
          for element in elements {
            evaluation.parameters[name] = element
            evaluation.takeBlock(steps, isSure: false, depth)
          }
        }
      }
    }
  }

  /// Takes the steps of a block, which names of its own end with.
  private mutating func takeBlock(_ steps: [ManifestStep], isSure: Bool, _ depth: Int) {
    restoring(steps.compactMap(\.declared)) { $0.take(steps, isSure: isSure, depth + 1) }
  }

  /// Gives names back behind a block what they had before it.
  private mutating func restoring(_ names: [String], _ take: (inout ManifestEvaluation) -> Void) {
    let before = names.map { (name: $0, value: parameters[$0]) }
    take(&self)
    for (name, value) in before { parameters[name] = value }
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
      case .bound(let name, let expression, let place):
        let value = value(of: expression, depth: depth + 1).placed(at: place, of: expression)
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
  /// The same at its place in the manifest, if it isn't known and what stands for it, the name of
  /// `if let name`, is in none.
  fileprivate func placed(at place: Range<Int>, of expression: ExprSyntax) -> ManifestValue {
    guard case .unknown(let range) = self, expression.parent == nil, range.lowerBound == 0 else {
      return self
    }
    return .unknown(place)
  }

  /// What a literal of a condition says.
  fileprivate var truth: Bool? {
    guard case .call(let name, let arguments) = self, arguments.isEmpty else { return nil }
    return ["true": true, "false": false][name]
  }
}

extension ManifestStep {
  fileprivate var declared: String? {
    guard case .declare(let name, _) = self else { return nil }
    return name
  }
}

extension ManifestStep.Condition {
  fileprivate var bound: String? {
    guard case .bound(let name, _, _) = self else { return nil }
    return name
  }
}
