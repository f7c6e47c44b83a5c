/// Reads a binary property list (`bplist00`) in bounded time and memory.
///
/// Foundation's own reader takes exponential time for a list that refers to the same array again and
/// again: 200 bytes can stall it. Here each byte of the file pays for one reference at most.
/// Source: the comment at the head of Core Foundation's CFBinaryPList.c.
package struct BinaryPropertyListReader {
  /// Catalogs nest six deep; what nests deeper was made to hurt.
  private static let maximumDepth = 64
  private static let trailerLength = 32

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var topObject = 0
  private var offsetTable = 0
  private var depth = 0
  private var budget: Int
  /// Strings read before; writers keep each only once.
  private var strings: [Int: String] = [:]

  /// The list, its dictionaries in the file's order, or nil for what is none.
  package static func value(in bytes: [UInt8]) -> PropertyListValue? {
    bytes.withUnsafeBufferPointer { bytes in
      guard var reader = BinaryPropertyListReader(bytes) else { return nil }
      return reader.object(reader.topObject)
    }
  }

  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    budget = bytes.count
    let magic = PropertyListForm.binaryMagic.count
    guard bytes.count >= magic + Self.trailerLength,
      bytes.starts(with: PropertyListForm.binaryMagic)
    else { return nil }
    let trailer = bytes.count - Self.trailerLength
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = integer(at: trailer + 8, size: 8), let top = integer(at: trailer + 16, size: 8),
      let table = integer(at: trailer + 24, size: 8),
      table >= magic, table <= trailer, count <= (trailer - table) / offsetSize
    else { return nil }
    (objectCount, topObject, offsetTable) = (count, top, table)
  }

  /// A big-endian number, or nil when it isn't in the file or doesn't fit.
  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  private mutating func object(_ number: Int) -> PropertyListValue? {
    budget -= 1
    guard budget > 0, (0..<objectCount).contains(number),
      let offset = integer(at: offsetTable + number * offsetSize, size: offsetSize),
      offset >= PropertyListForm.binaryMagic.count, offset < offsetTable
    else { return nil }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: return .scalar(element: marker == 0x09 ? "true" : "false", text: "")
    case 0x1: return wholeNumber(at: offset, marker)
    case 0x5, 0x6: return string(number, at: offset, marker).map(PropertyListValue.string)
    case 0xA, 0xC: return array(at: offset, marker)
    case 0xD: return dictionary(at: offset, marker)
    // Tables hold no dates, data or real numbers; that there was one is all one needs to know.
    case 0x2: return .scalar(element: "real", text: "")
    case 0x3: return .scalar(element: "date", text: "")
    case 0x4: return .scalar(element: "data", text: "")
    default: return nil
    }
  }

  private func wholeNumber(at offset: Int, _ marker: UInt8) -> PropertyListValue? {
    let size = 1 << Int(marker & 0x0F)
    guard size <= 8, offset + 1 + size <= offsetTable else { return nil }
    var value: UInt64 = 0
    for byte in bytes[(offset + 1)..<(offset + 1 + size)] { value = value << 8 | UInt64(byte) }
    return .scalar(element: "integer", text: String(Int64(bitPattern: value)))
  }

  /// How many items the object has, and where they start.
  private func count(at offset: Int, _ marker: UInt8) -> (count: Int, start: Int)? {
    let short = Int(marker & 0x0F)
    guard short == 0x0F else { return (short, offset + 1) }
    guard offset + 1 < offsetTable, bytes[offset + 1] >> 4 == 0x1 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard size <= 8, let count = integer(at: offset + 2, size: size) else { return nil }
    return (count, offset + 2 + size)
  }

  private mutating func string(_ number: Int, at offset: Int, _ marker: UInt8) -> String? {
    if let known = strings[number] { return known }
    let isUTF16 = marker >> 4 == 0x6
    let unit = isUTF16 ? 2 : 1
    guard let (count, start) = count(at: offset, marker), start <= offsetTable,
      count <= (offsetTable - start) / unit
    else { return nil }
    let content = UnsafeBufferPointer(rebasing: bytes[start..<(start + count * unit)])
    let text =
      isUTF16
      ? String(
        decoding: (0..<count).map { UInt16(content[$0 * 2]) << 8 | UInt16(content[$0 * 2 + 1]) },
        as: UTF16.self)
      : String(decoding: content, as: UTF8.self)
    // Overlapping strings would let a small file hold more text than it has bytes.
    budget -= content.count / 4
    strings[number] = text
    return text
  }

  private mutating func array(at offset: Int, _ marker: UInt8) -> PropertyListValue? {
    guard depth < Self.maximumDepth, let (count, start) = count(at: offset, marker),
      start <= offsetTable,
      count <= (offsetTable - start) / referenceSize
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    var elements: [PropertyListValue] = []
    for index in 0..<count {
      guard let reference = integer(at: start + index * referenceSize, size: referenceSize),
        let element = object(reference)
      else { return nil }
      elements.append(element)
    }
    return PropertyListValue(.array(elements))
  }

  private mutating func dictionary(at offset: Int, _ marker: UInt8) -> PropertyListValue? {
    guard depth < Self.maximumDepth, let (count, start) = count(at: offset, marker),
      start <= offsetTable,
      count <= (offsetTable - start) / referenceSize / 2
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    var members: [PropertyListMember] = []
    for index in 0..<count {
      let place = start + index * referenceSize
      guard let key = integer(at: place, size: referenceSize),
        let reference = integer(at: place + count * referenceSize, size: referenceSize),
        let name = object(key)?.string, let value = object(reference)
      else { return nil }
      members.append(PropertyListMember(key: name, value: value))
    }
    return .dictionary(members)
  }
}
