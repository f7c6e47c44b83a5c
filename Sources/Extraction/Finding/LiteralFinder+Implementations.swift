/// Calls of methods in whose place types have their own: what a protocol asks for, what subclasses
/// override.
extension LiteralFinder {
  /// The ways of the texts through the methods that may run in the place of the one that a call names,
  /// where at least half of them look the texts up.
  ///
  /// A text that few of them look up is most often shown as it is, as that of a log is by all but one.
  func ways(
    throughImplementationsOf member: BoundMember, _ function: FunctionDeclaration
  ) -> [(flow: WrapperFlow, use: WrapperUse)] {
    guard function.kind == .function, wrappers.isFunction(named: function.name) else { return [] }
    let all = index.implementations(of: member).prefix(Self.mostImplementations)
    inference.spend(all.count)
    let known = all.map { ($0, wrappers.ways(through: $0.record)) }.filter { !$0.1.isEmpty }
    let others = all.count - known.count + (member.record.hasBody ? 1 : 0)
    guard known.count >= others else { return [] }
    var ways: [(flow: WrapperFlow, use: WrapperUse)] = []
    for (implementation, flows) in known {
      for flow in flows {
        let use = self.use(of: implementation, flow)
        uses.insert(use)
        let isTaken = ways.contains {
          $0.flow.key == flow.key && $0.flow.attributes.table == flow.attributes.table
        }
        if !isTaken { ways.append((flow.named(in: implementation.record.context.file), use)) }
      }
    }
    return ways
  }

  private static let mostImplementations = 64
}

extension WrapperFlow {
  /// The same way with the bundle that it names meant in the file that names it.
  fileprivate func named(in file: Int) -> WrapperFlow {
    guard attributes.bundle.text != nil, attributes.bundleFile == nil else { return self }
    var flow = self
    flow.attributes.bundleFile = file
    return flow
  }
}
