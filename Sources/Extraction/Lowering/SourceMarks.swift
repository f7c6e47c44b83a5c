import PlainBytes
import Reading

/// Where what matters stands in the bytes that are parsed of a file.
struct SourceMarks {
  /// Where the quotation marks are, and what names the module's own bundle, looks texts up, or hands
  /// them to what does, in order.
  private(set) var offsets: [Int32] = []
  /// Whether a text is among them.
  private(set) var hasText = false
  /// Where `$1` stands.
  private(set) var secondShorthands: [Int32] = []
  private let lookUps: Set<UInt64>

  /// - Parameter lookUps: The hashes of what looks texts up, or of properties that hold them, which
  ///   counts where it is called, set or handed on, or where it is read (`Identifier.read`).
  init(of bytes: [UInt8], lookUps: Set<UInt64>) {
    self.lookUps = lookUps
    for offset in bytes.indices {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offsets.append(Int32(truncatingIfNeeded: offset))
        hasText = true
      case UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "B"), UInt8(ascii: "L"):
        let rest = bytes[offset...]
        guard
          PassingMarks.namesOwnBundle(rest) || PassingMarks.namesLookUp(rest)
            || Self.isMember(rest, of: lookUps)
        else { continue }
        offsets.append(Int32(truncatingIfNeeded: offset))
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="):
        guard !lookUps.isEmpty, Self.name(before: offset, in: bytes).map(lookUps.contains) == true
        else { continue }
        offsets.append(Int32(truncatingIfNeeded: offset))
      case UInt8(ascii: "$"):
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "1") else { continue }
        secondShorthands.append(Int32(truncatingIfNeeded: offset))
      default: continue
      }
    }
  }

  /// Whether something looks up what the getter of a name gives.
  func haveLookUp(ofGetter name: String) -> Bool {
    !lookUps.isEmpty && lookUps.contains(Identifier.getter(Identifier.hash(name)))
  }

  /// Whether some bytes start with a full stop and the name of what looks up what it is read of.
  ///
  /// Only at full stops: a name may be nothing but letters of the others that are looked at, and be
  /// read again at each of them.
  private static func isMember(_ bytes: ArraySlice<UInt8>, of lookUps: Set<UInt64>) -> Bool {
    guard !lookUps.isEmpty, bytes.first == UInt8(ascii: ".") else { return false }
    let name = bytes.dropFirst().prefix(while: Identifier.isBody)
    return lookUps.contains(Identifier.read(ByteHash.of(name)))
  }

  /// The hash of the name that is called, set or handed on by the sign behind it; nil if that is
  /// another one.
  private static func name(before sign: Int, in bytes: [UInt8]) -> UInt64? {
    var end = sign
    if bytes[sign] == UInt8(ascii: "=") {
      guard sign + 1 < bytes.count, bytes[sign + 1] != UInt8(ascii: "=") else { return nil }
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    }
    var start = end
    while start > 0, Identifier.isBody(bytes[start - 1]) { start -= 1 }
    return start < end ? ByteHash.of(bytes[start..<end]) : nil
  }
}
