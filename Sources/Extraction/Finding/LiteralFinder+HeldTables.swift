/// Tables that a property holds beside the one that holds the key:
/// `Title(key: "cup.title", table: "Cups")`.
extension LiteralFinder {
  /// What takes no key beside a table.
  private static let otherLabels: Set<String> = [
    "bundle", "comment", "defaultValue", "table", "tableName", "value",
  ]

  /// The table of a look-up whose key and table are properties of one value that nothing changes; nil
  /// for any other.
  func heldTable(
    _ table: Expression, beside arguments: [Argument], in scope: Scope
  ) -> FlowText? {
    guard let base = table.propertyBase(in: scope), let property = heldText(table, in: scope),
      !property.isSetElsewhere
    else { return nil }
    let isBesideKey = arguments.contains { argument in
      guard !Self.otherLabels.contains(argument.label ?? "") else { return false }
      let value = argument.value.convertedKey
      return value.propertyBase(in: scope) == base
        && heldText(value, in: scope)?.owner == property.owner
    }
    guard isBesideKey else { return nil }
    return FlowText(
      place: SlotPlace(
        slot: .property(property.ownName), declaration: property.declaration,
        offset: property.place.offset))
  }

  /// The property that an expression reads, if it holds a text that it was given.
  private func heldText(_ expression: Expression, in scope: Scope) -> StoredText? {
    let sources = KeySources(finder: self).sources(of: expression, in: scope)
    guard sources.count == 1, case .stored(let property) = sources[0], !property.isWitness else {
      return nil
    }
    return property
  }

  /// Takes the table of what a property is set to, where another property holds that: the parameter of
  /// the initializer at hand that this is set to.
  ///
  /// - Returns: False where that can't be told.
  func takeTable(of flow: WrapperFlow, for key: inout TakenKey, in scope: Scope) -> Bool {
    guard let name = flow.propertyOfTable else { return true }
    guard enclosing?.ownAssignments.contains(name) == true,
      case .parameter(_, let place)? = scope.binding(for: name)
    else { return false }
    key.attributes.table = FlowText(place: place)
    return true
  }
}

extension WrapperFlow {
  /// The property that holds the table.
  fileprivate var propertyOfTable: String? {
    guard let place = attributes.table.place, case .property(let name) = place.slot else {
      return nil
    }
    return name
  }

  /// Takes the table from the parameter of a memberwise initializer that its property is set to.
  ///
  /// - Returns: False where there is none.
  mutating func takeTable(from function: FunctionDeclaration) -> Bool {
    guard let name = propertyOfTable else { return true }
    guard let position = function.parameters.firstIndex(where: { $0.name == name }) else {
      return false
    }
    attributes.table = FlowText(
      place: SlotPlace(
        slot: .parameter(position), declaration: ObjectIdentifier(function),
        offset: function.offset))
    return true
  }
}

extension StoredText {
  /// Whether a table is what another property of the same type holds.
  func isBeside(_ table: FlowText) -> Bool {
    guard let place = table.place, case .property(let name) = place.slot else { return false }
    let records = owner.members[name] ?? []
    return records.contains { record in
      guard case .variable(let variable) = record.content else { return false }
      return ObjectIdentifier(variable) == place.declaration
    }
  }
}

extension Expression {
  /// The key that is converted to a key's type: `key` of `LocalizedStringKey(key)`.
  fileprivate var convertedKey: Expression {
    guard case .call(let callee, let arguments) = kind, arguments.count == 1,
      arguments[0].label == nil, !arguments[0].isClosure, let name = callee.calleeName,
      ["LocalizedStringKey", "LocalizationValue", "init"].contains(name)
    else { return self }
    return arguments[0].value
  }
}
