import Reading

extension SpecificationTarget {
  /// The property list that XcodeGen writes of the target's `info` (XcodeGen, Docs/ProjectSpec.md,
  /// "Plist"), as far as the specification says it; nil where there is none.
  var propertyList: PropertyListValue? {
    var budget = Self.valueLimit
    var members: [String: PropertyListValue] = [:]
    for (key, said) in all("info").values(of: "properties").members() {
      members[key] = said.last?.value.propertyList(&budget)
    }
    guard !members.isEmpty, budget > 0 else { return nil }
    return .dictionary(
      members.sorted { $0.key < $1.key }.map { PropertyListMember(key: $0.key, value: $0.value) })
  }

  /// Aliases of YAML may stand for more values than memory has room for.
  private static let valueLimit = 10_000
}

extension SpecificationValue {
  /// - Parameters:
  ///   - budget: How many values there may be.
  ///   - depth: How many values are open around this one.
  fileprivate func propertyList(_ budget: inout Int, depth: Int = 0) -> PropertyListValue? {
    budget -= 1
    guard budget > 0, depth < 64 else { return nil }
    if let flag { return .scalar(element: flag ? "true" : "false", text: "") }
    if let text { return .string(text) }
    if isList {
      return PropertyListValue(
        .array(elements.compactMap { $0.propertyList(&budget, depth: depth + 1) }))
    }
    return .dictionary(
      members.compactMap { key, value in
        value.propertyList(&budget, depth: depth + 1).map {
          PropertyListMember(key: key, value: $0)
        }
      })
  }
}
