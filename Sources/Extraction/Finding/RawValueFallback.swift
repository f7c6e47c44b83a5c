extension Expression {
  /// Whether it is made of the case that has another expression for its raw value: what follows in
  /// `Kind(rawValue: name)?.title ?? name` is the name of no case.
  func isMade(ofRawValue value: Expression) -> Bool {
    var base = self
    while true {
      switch base.kind {
      case .call(let callee, let arguments):
        if arguments.count == 1, arguments[0].label == "rawValue" {
          return arguments[0].value.isSamePath(as: value)
        }
        base = callee
      case .member(let inner?, _), .optionalChain(let inner), .forceUnwrap(let inner): base = inner
      default: return false
      }
    }
  }

  /// Whether both are the same names in a row: `item.kind`.
  private func isSamePath(as other: Expression) -> Bool {
    switch (kind, other.kind) {
    case (.name(let name, _), .name(let same, _)): name == same
    case (.member(let base?, let name), .member(let same?, let last)):
      name == last && base.isSamePath(as: same)
    default: false
    }
  }
}
