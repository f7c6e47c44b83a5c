import Vocabulary

/// Brings the attributes of a piece of text to what definitions allow, and tells what they forbid.
///
/// Attributes are given by their names, with values as strict JSON.
extension FormatDefinition {
  /// The attributes that a piece of text may have of those that it has or is to have.
  ///
  /// What isn't allowed is left out. What has to be there beside others is put there with the first
  /// value that is listed; where none is, these others are left out.
  public func constrained(_ attributes: [String: String]) -> [String: String] {
    var result = attributes.filter { allows($0.key, $0.value) }
    // Each round settles a constraint, unless some ask for the opposite of each other.
    for _ in 0...constraints.count {
      let before = result
      for constraint in constraints where constraint.isBroken(by: result) {
        constraint.settle(&result, allows)
      }
      if result == before { break }
    }
    // Each round leaves out something.
    while let broken = constraints.first(where: { $0.isBroken(by: result) }) {
      for attribute in broken.condition { result[attribute.name] = nil }
    }
    return result
  }

  /// Whether an attribute may have a value, whatever else the text has.
  public func allows(_ name: String, _ value: String) -> Bool {
    guard let attributes, AgreementAttribute(rawValue: name) == nil else { return true }
    return attributes.contains { $0.name == name && $0.admits(value) }
  }

  /// Whether text may have a mark.
  public func allows(_ mark: Mark) -> Bool { marks?.contains(mark) ?? true }

  /// Whether a control has an effect that sets an attribute of text, or with nil removes it.
  ///
  /// It has none where the definition would take back what it did.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - value: The value that is set, as strict JSON; nil to remove it.
  ///   - attributes: What the text has now.
  public func canSet(_ name: String, to value: String?, in attributes: [String: String]) -> Bool {
    [self].canSet(name, to: value, in: attributes)
  }
}

/// All definitions of a table together.
extension [FormatDefinition] {
  package func constrained(_ attributes: [String: String]) -> [String: String] {
    var result = attributes
    for _ in 0...count {
      let before = result
      for definition in self { result = definition.constrained(result) }
      if result == before { break }
    }
    return result
  }

  package func allows(_ mark: FormatDefinition.Mark) -> Bool { allSatisfy { $0.allows(mark) } }

  package func canSet(
    _ name: String, to value: String?, in attributes: [String: String]
  ) -> Bool {
    var changed = attributes
    changed[name] = value
    return constrained(changed)[name] == value
  }
}

extension FormatDefinition.Attribute {
  package func admits(_ value: String) -> Bool { values?.contains(value) ?? true }

  fileprivate func isIn(_ attributes: [String: String]) -> Bool {
    attributes[name].map(admits) ?? false
  }
}

extension FormatDefinition.Constraint {
  fileprivate func isBroken(by attributes: [String: String]) -> Bool {
    guard !condition.isEmpty, condition.allSatisfy({ $0.isIn(attributes) }) else { return false }
    return !required.allSatisfy { $0.isIn(attributes) }
      || excluded.contains { $0.isIn(attributes) }
  }

  /// Makes the constraint hold.
  fileprivate func settle(
    _ attributes: inout [String: String], _ allows: (String, String) -> Bool
  ) {
    let own = Set(condition.map(\.name))
    for attribute in excluded where attribute.isIn(attributes) && !own.contains(attribute.name) {
      attributes[attribute.name] = nil
    }
    for attribute in required where !attribute.isIn(attributes) {
      attributes[attribute.name] = attribute.values?.first { allows(attribute.name, $0) }
    }
  }
}
