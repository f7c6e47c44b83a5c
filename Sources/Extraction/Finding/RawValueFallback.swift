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
    var (one, two) = (self, other)
    while case .member(let base?, let name) = one.kind {
      guard case .member(let same?, name) = two.kind else { return false }
      (one, two) = (base, same)
    }
    guard case .name(let name, _) = one.kind, case .name(name, _) = two.kind else { return false }
    return true
  }
}
