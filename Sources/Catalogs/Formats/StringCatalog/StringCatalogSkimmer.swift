import PlainBytes
import Reading

/// Where a name and its value stand in an object.
package struct StringCatalogMember {
  private let nameStart: UInt32
  private let nameEnd: UInt32
  private let valueStart: UInt32
  private let valueEnd: UInt32

  init(name: Range<Int>, value: Range<Int>) {
    nameStart = UInt32(name.lowerBound)
    nameEnd = UInt32(name.upperBound)
    valueStart = UInt32(value.lowerBound)
    valueEnd = UInt32(value.upperBound)
  }

  /// With the quotation marks.
  var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
  /// Between the quotation marks.
  var nameContent: Range<Int> { Int(nameStart) + 1..<Int(nameEnd) - 1 }
  var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
  var range: Range<Int> { Int(nameStart)..<Int(valueEnd) }

  /// The member after a change of the text before it, or inside of its value.
  func following(_ edit: TextEdit) -> StringCatalogMember {
    func moved(_ offset: Int) -> Int { edit.moved(offset) }
    return StringCatalogMember(
      name: moved(name.lowerBound)..<moved(name.upperBound),
      value: moved(value.lowerBound)..<moved(value.upperBound))
  }
}

/// Finds the members of an object without looking into their values.
///
/// A tree of a whole catalog takes ten times the file's memory; found this way, its entries can be
/// read one by one. Only brackets and quotation marks are looked at: what this finds is well-formed
/// if each member is.
struct StringCatalogSkimmer {
  /// Larger files than members can point into.
  static let largestFile = Int(UInt32.max)

  let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The outermost object, or nil when the text isn't just one object.
  static func root(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (range: Range<Int>, members: [StringCatalogMember])? {
    guard bytes.count < largestFile else { return nil }
    var skimmer = StringCatalogSkimmer(bytes, from: start)
    skimmer.skipSpace()
    let opening = skimmer.offset
    guard let members = skimmer.members() else { return nil }
    let range = opening..<skimmer.offset
    skimmer.skipSpace()
    return skimmer.offset == bytes.count ? (range, members) : nil
  }

  /// The members of the object that starts here; nil when something else stands there.
  mutating func members() -> [StringCatalogMember]? {
    guard take(UInt8(ascii: "{")) else { return nil }
    var members: [StringCatalogMember] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      let name = offset
      guard skipString() else { return nil }
      let nameEnd = offset
      skipSpace()
      guard take(UInt8(ascii: ":")) else { return nil }
      skipSpace()
      let value = offset
      guard skipValue() else { return nil }
      members.append(StringCatalogMember(name: name..<nameEnd, value: value..<offset))
      skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { return nil }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset].isLayout { offset += 1 }
  }

  private mutating func skipString() -> Bool {
    guard take(UInt8(ascii: "\"")) else { return false }
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return true
      case UInt8(ascii: "\\"): offset += 2
      case ..<0x20: return false
      default: offset += 1
      }
    }
    return false
  }

  private mutating func skipValue() -> Bool {
    guard offset < bytes.count else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "\""): return skipString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): return skipBrackets()
    default:
      let start = offset
      while offset < bytes.count, !Self.endsScalar(bytes[offset]) { offset += 1 }
      return offset > start
    }
  }

  private mutating func skipBrackets() -> Bool {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        guard skipString() else { return false }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      offset += 1
      if depth == 0 { return true }
    }
    return false
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    byte.isLayout || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: "]")
  }
}
