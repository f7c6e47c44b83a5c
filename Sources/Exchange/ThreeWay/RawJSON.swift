import Catalogs
import Diagnostics
import Messages
import Reading

/// A JSON value whose names, texts and numbers keep their spelling, but not the space between.
indirect enum RawJSON: Equatable {
  case object([Member])
  case array([RawJSON])
  case string(text: String, spelling: [UInt8])
  /// A number, `true`, `false` or `null`.
  case word([UInt8])

  struct Member {
    var name: String
    var spelling: [UInt8]
    var value: RawJSON

    init(_ name: String, _ value: RawJSON) {
      self.name = name
      spelling = Array(JSONText.string(name).text().utf8)
      self.value = value
    }

    init(_ member: JSONMember, _ text: UnsafeBufferPointer<UInt8>) {
      name = member.name.value
      spelling = Array(text[member.name.range])
      value = RawJSON(member.value, text)
    }
  }

  /// Deeper values are compared as bytes.
  private static let maximumDepth = 64

  static func text(_ text: String) -> RawJSON {
    .string(text: text, spelling: Array(JSONText.string(text).text().utf8))
  }

  /// Reads a well-formed value; what nests too deep becomes one word.
  init(parsing bytes: ArraySlice<UInt8>) {
    self = bytes.withUnsafeBufferPointer { text in
      let document = JSONDocument(
        parsing: text, dialect: .json, maximumDepth: Self.maximumDepth)
      guard let root = document.root, document.errors.isEmpty else { return .word(Array(bytes)) }
      return RawJSON(root, text)
    }
  }

  private init(_ value: JSONValue, _ text: UnsafeBufferPointer<UInt8>) {
    switch value.content {
    case .object(let members): self = .object(members.map { Member($0, text) })
    case .array(let values): self = .array(values.map { RawJSON($0, text) })
    case .string(let string):
      self = .string(text: string.value, spelling: Array(text[string.range]))
    case .number, .bool, .null: self = .word(Array(text[value.range]))
    }
  }

  var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  var string: String? {
    if case .string(let text, _) = self { text } else { nil }
  }

  /// The value of the last member of this name.
  subscript(name: String) -> RawJSON? {
    members?.last { ExactKey($0.name) == ExactKey(name) }?.value
  }

  /// Sets the last member of this name; a new one goes where the order of the names wants it.
  mutating func set(_ name: String, to value: RawJSON) {
    guard case .object(var members) = self else { return }
    if let index = members.lastIndex(where: { ExactKey($0.name) == ExactKey(name) }) {
      members[index].value = value
    } else {
      members.insertInOrder(Member(name, value))
    }
    self = .object(members)
  }

  /// Values are equal when they mean the same; the order of members means nothing.
  static func == (left: RawJSON, right: RawJSON) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)):
      guard left.count == right.count else { return false }
      return zip(left.sortedByName, right.sortedByName).allSatisfy {
        ExactKey($0.name) == ExactKey($1.name) && $0.value == $1.value
      }
    case (.array(let left), .array(let right)): return left == right
    case (.string(let left, _), .string(let right, _)): return ExactKey(left) == ExactKey(right)
    case (.word(let left), .word(let right)): return left == right
    default: return false
    }
  }
}

extension [RawJSON.Member] {
  fileprivate var sortedByName: [RawJSON.Member] {
    enumerated().sorted { left, right in
      if ExactKey(left.element.name) == ExactKey(right.element.name) {
        return left.offset < right.offset
      }
      return left.element.name.precedesInBytes(right.element.name)
    }.map(\.element)
  }

  /// Puts a member before the first one that must follow it, if the members are in order, else at
  /// the end.
  mutating func insertInOrder(_ member: RawJSON.Member) {
    let order = CatalogOrder(of: map(\.name))
    let place = order.flatMap { order in
      firstIndex { order.precedes(member.name, $0.name) }
    }
    insert(member, at: place ?? count)
  }
}
