/// Writes strings and dictionaries as a binary property list (`bplist00`), as apps ship tables.
///
/// The same value gives the same bytes, which Foundation's writer doesn't promise.
/// Source: the comment at the head of Core Foundation's CFBinaryPList.c.
package struct BinaryPropertyListWriter {
  private enum Object {
    case string(String)
    case dictionary(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var strings: [ExactKey: Int] = [:]

  /// The bytes of a dictionary; what is neither text nor dictionary is left out.
  package static func bytes(of members: [PropertyListMember]) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    _ = writer.add(.dictionary(members))
    return writer.serialized()
  }

  private mutating func add(_ value: PropertyListValue) -> Int? {
    switch value.content {
    case .string(let text): return add(text)
    case .dictionary(let members):
      let index = objects.count
      objects.append(.dictionary(keys: [], values: []))
      var (keys, values): ([Int], [Int]) = ([], [])
      for member in members {
        guard let value = add(member.value) else { continue }
        keys.append(add(member.key))
        values.append(value)
      }
      objects[index] = .dictionary(keys: keys, values: values)
      return index
    case .scalar, .array: return nil
    }
  }

  private mutating func add(_ text: String) -> Int {
    let key = ExactKey(text)
    if let known = strings[key] { return known }
    strings[key] = objects.count
    objects.append(.string(text))
    return objects.count - 1
  }

  private func serialized() -> [UInt8] {
    var bytes = Array(PropertyListForm.binaryMagic)
    let referenceSize = Self.size(of: objects.count)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .string(let text): Self.append(text, to: &bytes)
      case .dictionary(let keys, let values):
        Self.append(marker: 0xD0, count: keys.count, to: &bytes)
        for reference in keys + values { Self.append(reference, size: referenceSize, to: &bytes) }
      }
    }
    let table = bytes.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { Self.append(offset, size: offsetSize, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, table] { Self.append(number, size: 8, to: &bytes) }
    return bytes
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      append(marker: 0x50, count: text.utf8.count, to: &bytes)
      bytes += text.utf8
    } else {
      append(marker: 0x60, count: text.utf16.count, to: &bytes)
      for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    }
  }

  private static func append(marker: UInt8, count: Int, to bytes: inout [UInt8]) {
    guard count >= 15 else { return bytes.append(marker | UInt8(count)) }
    let size = size(of: count)
    bytes += [marker | 0x0F, 0x10 | UInt8(size.trailingZeroBitCount)]
    append(count, size: size, to: &bytes)
  }

  /// 1, 2, 4 or 8 bytes.
  private static func size(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }

  private static func append(_ number: Int, size: Int, to bytes: inout [UInt8]) {
    for byte in (0..<size).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> (byte * 8)))
    }
  }
}
