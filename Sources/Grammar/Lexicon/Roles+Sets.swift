/// As an option set does it, whose bits are one integer: one of 128 bits needs a newer system than apps may run on.
extension Roles: SetAlgebra {
  package init() { self.init(low: 0) }

  package init(arrayLiteral roles: Roles...) {
    self.init()
    for role in roles { formUnion(role) }
  }

  package var isEmpty: Bool { low | high == 0 }

  package func contains(_ role: Roles) -> Bool { isSuperset(of: role) }

  package func isSuperset(of other: Roles) -> Bool {
    other.low & ~low | other.high & ~high == 0
  }

  package func isDisjoint(with other: Roles) -> Bool {
    low & other.low | high & other.high == 0
  }

  package func union(_ other: Roles) -> Roles {
    Roles(low: low | other.low, high: high | other.high)
  }

  package func intersection(_ other: Roles) -> Roles {
    Roles(low: low & other.low, high: high & other.high)
  }

  package func symmetricDifference(_ other: Roles) -> Roles {
    Roles(low: low ^ other.low, high: high ^ other.high)
  }

  package mutating func formUnion(_ other: Roles) { self = union(other) }

  package mutating func formIntersection(_ other: Roles) { self = intersection(other) }

  package mutating func formSymmetricDifference(_ other: Roles) {
    self = symmetricDifference(other)
  }

  @discardableResult
  package mutating func insert(_ role: Roles) -> (inserted: Bool, memberAfterInsert: Roles) {
    let known = intersection(role)
    formUnion(role)
    return (known != role, role)
  }

  @discardableResult
  package mutating func remove(_ role: Roles) -> Roles? {
    let known = intersection(role)
    subtract(role)
    return known.isEmpty ? nil : known
  }

  @discardableResult
  package mutating func update(with role: Roles) -> Roles? {
    let known = intersection(role)
    formUnion(role)
    return known.isEmpty ? nil : known
  }
}
