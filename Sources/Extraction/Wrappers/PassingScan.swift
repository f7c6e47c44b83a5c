/// Finds what a body passes its parameters on to.
struct PassingScan {
  /// The labels of the parameters by the names that stand for them.
  private var labels: [String: String?]
  private var passings: Set<WrapperCandidate.Passing> = []

  static func passings(
    of labels: [String: String?], in body: [Statement]
  ) -> Set<WrapperCandidate.Passing> {
    let scan = Box(PassingScan(labels: labels))
    ExpressionWalk {
      scan.value.visit($0)
    } bind: { name, value in
      if let label = scan.value.label(of: value) {
        scan.value.labels.updateValue(label, forKey: name)
      }
    }.walk(body)
    return scan.value.passings
  }

  private init(labels: [String: String?]) { self.labels = labels }

  /// The one scan that both closures of a walk write to.
  private final class Box {
    var value: PassingScan
    init(_ value: PassingScan) { self.value = value }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments):
      guard let name = callee.calleeName else { return }
      for argument in arguments {
        guard let label = label(of: argument.value) else { continue }
        // `Text(.init(key))`: the place makes it a key.
        let isKey = argument.value.isImplicitMember && TextTypes.views.contains(name)
        let callee = isKey ? "LocalizedStringKey" : name
        passings.insert(.init(label: label, callee: .init(name: callee, label: argument.label)))
      }
    case .subscripted(let base, let arguments):
      guard let name = base.calleeName else { return }
      for argument in arguments {
        guard let label = label(of: argument.value) else { continue }
        passings.insert(.init(label: label, callee: .init(name: name, label: argument.label)))
      }
    case .member(let base?, let name):
      guard let label = label(of: base) else { return }
      passings.insert(.init(label: label, callee: .init(name: name, label: nil)))
    case .name(let name, _):
      // A member of the text without `self`.
      guard let label = labels["self"], name != "self" else { return }
      passings.insert(.init(label: label, callee: .init(name: name, label: nil)))
    default: break
    }
  }

  /// The label of the parameter that an expression hands on unchanged.
  private func label(of expression: Expression) -> String?? {
    switch expression.kind {
    case .name(let name, _): return labels[name]
    case .cast(let inner, _, _), .forceUnwrap(let inner), .optionalChain(let inner):
      return label(of: inner)
    case .infix("??", let left, let right): return label(of: left) ?? label(of: right)
    case .ternary(_, let then, let otherwise): return label(of: then) ?? label(of: otherwise)
    case .string(let literal): return literal.onlyInterpolation.flatMap { label(of: $0) }
    case .call(let callee, let arguments):
      guard arguments.count == 1, let name = callee.calleeName,
        name == "init" || TextTypes.conversions.contains(name)
      else { return nil }
      return label(of: arguments[0].value)
    default: return nil
    }
  }
}

extension TextTypes {
  /// The types whose initializers take a text as it stands.
  static let conversions = texts.union([
    "LocalizedStringKey", "LocalizationValue", "LocalizedMessage",
  ])

  /// The views that people make of a text by `.init`.
  fileprivate static let views: Set<String> = ["Text", "Label", "Button", "Toggle", "Section"]
}

extension StringLiteral {
  /// The value of a literal that consists of one interpolation.
  var onlyInterpolation: Expression? {
    guard segments.count == 1, case .interpolation(let arguments, _) = segments[0],
      arguments.count == 1, arguments[0].label == nil
    else { return nil }
    return arguments[0].value
  }
}

extension Expression {
  /// The last name of what is called: `tr` of `Strings.tr`, `Name` of `Outer.Name()`.
  var calleeName: String? {
    switch kind {
    case .name(let name, _): name
    case .member(let base?, "init"): base.calleeName
    case .member(_, let name): name
    case .type(let type): type.simpleName
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.calleeName
    default: nil
    }
  }
}
