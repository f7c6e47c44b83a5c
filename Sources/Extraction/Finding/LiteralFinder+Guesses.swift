/// Wrappers of which it is only guessed that they are meant: nothing they are given is taken for a key,
/// but any of it may be looked up.
extension LiteralFinder {
  /// Notes what a call looks up if it is one of a wrapper; what localizes by its type does in any case.
  func noteGuess(_ flow: WrapperFlow, of call: ResolvedCall, at site: WrapperSite) {
    let isTyped = site.positions(of: flow.key).first.map {
      Localizable.isLiteralType(call.argumentTypes[$0], index)
    }
    guard isTyped != true else { return }
    let table = site.key(of: flow, named: flow.reaches).attributes.knownTable
    for value in site.values(of: flow.key) {
      noteOpen(value, inTable: table, spelled: value.spelledText)
    }
  }

  /// Notes what a property looks up if it is one of a text, for it is called as no other is.
  func noteGuess(ofProperty name: String, of base: Expression, in scope: Scope) {
    let members = inference.seeing(from: scope) { index.members(named: name) }
    guard members.count <= Self.mostMeant else { return }
    // What only is called is not read.
    let variables = members.map { $0.record }.filter(\.isVariable)
    let flows = variables.map { wrappers.ways(through: $0) }
    guard !flows.contains(where: \.isEmpty) else { return }
    for flow in flows.joined() { noteOpen(base, inTable: flow.attributes.knownTable) }
  }

  private static let mostMeant = 24
}

extension Expression {
  /// What a literal without interpolations says.
  fileprivate var spelledText: String? {
    if case .string(let literal) = kind { literal.plainText } else { nil }
  }
}
