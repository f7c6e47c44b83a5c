import Diagnostics
import Messages
import Reading

/// Reads fields of one type; a field of another type is reported and kept among the unknown ones.
extension StringCatalogReader {
  /// The members of an object, or nil (and a report) when it is none; duplicates are reported.
  package mutating func object(_ value: JSONValue, _ name: String) -> [JSONMember]? {
    guard case .object(let members) = value.content else {
      reportType(value, name, "an object")
      return nil
    }
    reportDuplicates(in: members)
    return members
  }

  mutating func reportDuplicates(in members: [JSONMember]) {
    guard members.count > 1 else { return }
    if members.count <= 8 {
      // Most objects have two fields; a dictionary for each would take most of the time.
      for later in 1..<members.count {
        let name = members[later].name
        if let earlier = members[..<later].first(where: {
          ExactKey($0.name.value) == ExactKey(name.value)
        }) {
          reportDuplicate(name, earlier: earlier.name)
        }
      }
      return
    }
    var known: [ExactKey: JSONString] = [:]
    for member in members {
      let key = ExactKey(member.name.value)
      if let earlier = known[key] { reportDuplicate(member.name, earlier: earlier) }
      known[key] = member.name
    }
  }

  package mutating func string(
    _ member: JSONMember, _ field: inout StringCatalogField<JSONString>?,
    _ unknown: inout [JSONMember]
  ) {
    guard case .string(let text) = member.value.content else {
      return keep(member, "a string", &unknown)
    }
    field = located(text, member)
  }

  package mutating func named<Name: RawRepresentable<String> & Hashable & Sendable>(
    _ member: JSONMember, _ field: inout StringCatalogField<Name>?,
    _ unknown: inout [JSONMember]
  ) {
    guard case .string(let text) = member.value.content, let name = Name(rawValue: text.value)
    else { return keep(member, "a string", &unknown) }
    field = located(name, member)
  }

  package mutating func bool(
    _ member: JSONMember, _ field: inout StringCatalogField<Bool>?, _ unknown: inout [JSONMember]
  ) {
    guard case .bool(let value) = member.value.content else {
      return keep(member, "true or false", &unknown)
    }
    field = located(value, member)
  }

  package mutating func argumentNumber(
    _ member: JSONMember, _ field: inout StringCatalogField<Int>?, _ unknown: inout [JSONMember]
  ) {
    guard case .number(let number) = member.value.content, let value = number.integer,
      (1...SpecifierScan.argumentLimit).contains(value)
    else { return keep(member, "a number from 1 to \(SpecifierScan.argumentLimit)", &unknown) }
    field = located(value, member)
  }

  package mutating func strings(
    _ member: JSONMember, _ field: inout StringCatalogField<[JSONString]>?,
    _ unknown: inout [JSONMember]
  ) {
    guard case .array(let elements) = member.value.content else {
      return keep(member, "an array of strings", &unknown)
    }
    let texts = elements.compactMap { element -> JSONString? in
      if case .string(let text) = element.content { text } else { nil }
    }
    guard texts.count == elements.count else {
      return keep(member, "an array of strings", &unknown)
    }
    field = located(texts, member)
  }

  private func located<Value>(_ value: Value, _ member: JSONMember) -> StringCatalogField<Value> {
    StringCatalogField(
      nameRange: member.name.range, valueRange: member.value.range, value: value)
  }

  private mutating func keep(
    _ member: JSONMember, _ expected: String, _ unknown: inout [JSONMember]
  ) {
    reportType(member, expected)
    unknown.append(member)
  }

  /// A field that is null is none, as for the decoders that other tools and Xcode use.
  package mutating func reportType(_ member: JSONMember, _ expected: String) {
    if case .null = member.value.content {
      return remark(
        "unknown-field", .warning, member.value.range,
        "'\(member.name.value.shortened())' is null, which says nothing; take the field out")
    }
    reportType(member.value, "'\(member.name.value.shortened())'", expected)
  }

  mutating func reportType(_ value: JSONValue, _ name: String, _ expected: String) {
    report(
      "wrong-type", .error, value.range,
      "\(name) is \(value.content.kindName): expected \(expected); correct it")
  }
}

extension [JSONMember] {
  /// Whether a field is among these that were not taken.
  ///
  /// Its type is wrong, which is said of it then, and it isn't missing; one that is null is.
  func haveValue(of name: String) -> Bool {
    contains { member in
      if case .null = member.value.content { return false }
      return member.name.value == name
    }
  }
}

extension JSONValue.Content {
  /// What people call a value of this kind.
  fileprivate var kindName: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    }
  }
}
