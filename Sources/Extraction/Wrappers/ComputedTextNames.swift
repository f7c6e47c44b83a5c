/// The properties of the project that compute texts, by names, and those among them of which something
/// looks up what they give: literals in their getters are keys then.
struct ComputedTextNames: Sendable {
  /// Those that nothing looks up so far, by their names.
  private var waiting: [String: [Getter]] = [:]
  /// The types in the place of whose properties others may have their own, by these properties' names.
  private var replaceable: [String: Set<String>] = [:]
  /// The names of properties that something looks up of whichever type has one.
  private var ofAnyType: Set<String> = []
  /// Those that something looks up.
  private(set) var lookedUp: Set<ObjectIdentifier> = []
  /// The hashes of the names of these, by those of their types'.
  private var names: [UInt64: Set<UInt64>] = [:]
  /// The hashes of the names of all types' properties.
  private var all: Set<UInt64> = []
  /// How many names of types' properties there are.
  private(set) var count = 0

  private struct Getter: Sendable {
    var declaration: ObjectIdentifier
    var owner: String
  }

  /// - Parameters:
  ///   - owner: The type that the property is one of.
  ///   - isLookedUp: Whether it is known that something looks up what it gives.
  mutating func add(_ candidate: WrapperCandidate, of owner: String, isLookedUp: Bool) {
    let getter = Getter(declaration: candidate.declaration, owner: owner)
    if candidate.mayBeReplaced { replaceable[candidate.name, default: []].insert(owner) }
    if isLookedUp {
      settle(getter, candidate.name)
    } else {
      waiting[candidate.name, default: []].append(getter)
    }
  }

  /// Notes that something looks up what a property gives.
  ///
  /// - Returns: Those of which that was not known.
  mutating func lookUp(_ property: WrapperCandidate.Property) -> [WrapperCandidate.Property] {
    let isOfAny = property.owner.map { mayBeReplaced(property.name, of: $0) } ?? true
    if isOfAny { ofAnyType.insert(property.name) }
    guard let getters = waiting.removeValue(forKey: property.name) else { return [] }
    var found: [WrapperCandidate.Property] = []
    var others: [Getter] = []
    for getter in getters {
      if isOfAny || property.owner == getter.owner {
        settle(getter, property.name)
        found.append(WrapperCandidate.Property(name: property.name, owner: getter.owner))
      } else {
        others.append(getter)
      }
    }
    if !others.isEmpty { waiting[property.name] = others }
    return found
  }

  /// Whether another type may have its own in the place of a type's property.
  func mayBeReplaced(_ name: String, of owner: String) -> Bool {
    replaceable[name]?.contains(owner) ?? false
  }

  /// Whether something looks up the properties of a name of whichever type: without naming one, or of
  /// one in the place of whose own others may have theirs.
  func looksUpAny(named name: String) -> Bool { ofAnyType.contains(name) }

  private mutating func settle(_ getter: Getter, _ name: String) {
    lookedUp.insert(getter.declaration)
    let owner = Identifier.hash(getter.owner)
    guard names[owner, default: []].insert(Identifier.hash(name)).inserted else { return }
    count += 1
    all.insert(Identifier.hash(name))
  }

  /// Whether a body in a type may be the getter of one that something looks up.
  ///
  /// - Parameters:
  ///   - type: The hash of the type's name.
  ///   - identifiers: Those of the body and its header.
  func mayHold(_ identifiers: some Sequence<UInt64>, in type: UInt64?) -> Bool {
    guard let type, let names = names[type] else { return false }
    return identifiers.contains(where: names.contains)
  }

  /// What stands for the getters of those properties among some names that something looks up, of
  /// whichever type.
  func getters(among identifiers: some Sequence<UInt64>) -> Set<UInt64> {
    Self.getters(of: all, among: identifiers)
  }

  /// The same for the properties of one type.
  ///
  /// - Parameter type: The hash of its name; nil outside of types, where there are none.
  func getters(among identifiers: some Sequence<UInt64>, in type: UInt64?) -> Set<UInt64> {
    guard let type, let names = names[type] else { return [] }
    return Self.getters(of: names, among: identifiers)
  }

  private static func getters(
    of names: Set<UInt64>, among identifiers: some Sequence<UInt64>
  ) -> Set<UInt64> {
    guard !names.isEmpty else { return [] }
    return Set(identifiers.lazy.filter(names.contains).map(Identifier.getter))
  }
}

extension VariableDeclaration {
  /// Whether it is a text that is computed of a value of its type, or by the type itself.
  var computesText: Bool {
    name != nil && type.map(TextTypes.isText) == true && getter != nil
  }
}
