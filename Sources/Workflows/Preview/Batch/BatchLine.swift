import Reading

/// The members of a line of a batch that mean something; the last one of a name counts.
struct BatchLine {
  enum Name: Int {
    case id, locale, address, template, key, arguments, concepts

    fileprivate init?(_ name: String) {
      switch name {
      case "id": self = .id
      case "locale": self = .locale
      case "address": self = .address
      case "template": self = .template
      case "key": self = .key
      case "args": self = .arguments
      case "concepts": self = .concepts
      default: return nil
      }
    }
  }

  private let members: [JSONMember]
  /// Where the member of each name stands; -1 where there is none.
  private var places = SIMD8<Int>(repeating: -1)

  /// - Parameter value: An object; anything else has no members.
  init(_ value: JSONValue?) {
    if case .object(let members)? = value?.content {
      self.members = members
    } else {
      members = []
    }
    for place in members.indices {
      if let name = Name(members[place].name.value) { places[name.rawValue] = place }
    }
  }

  subscript(name: Name) -> JSONValue? {
    let place = places[name.rawValue]
    return place < 0 ? nil : members[place].value
  }

  /// A term of address as a name that tells it from others.
  static func spelling(ofAddress address: JSONValue?) -> String {
    switch address?.content {
    case nil: ""
    case .string(let string)?: string.value + "\""
    case _?: address?.strictJSON ?? ""
    }
  }
}
