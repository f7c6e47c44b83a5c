import Reading

/// The members of a line of a batch that mean something; the last one of a name counts.
struct BatchLine {
  var id: JSONValue?
  var locale: JSONValue?
  var address: JSONValue?
  var template: JSONValue?
  var key: JSONValue?
  var arguments: JSONValue?
  var concepts: JSONValue?

  /// - Parameter value: An object; anything else has no members.
  init(_ value: JSONValue?) {
    guard case .object(let members)? = value?.content else { return }
    for member in members {
      switch member.name.value {
      case "id": id = member.value
      case "locale": locale = member.value
      case "address": address = member.value
      case "template": template = member.value
      case "key": key = member.value
      case "args": arguments = member.value
      case "concepts": concepts = member.value
      default: break
      }
    }
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
