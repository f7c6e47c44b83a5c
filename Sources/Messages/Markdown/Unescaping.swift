import PlainBytes
import Reading

/// What a destination or a title says: backslash escapes and character references resolved.
package enum Unescaping {
  /// - Parameter backslashes: Whether a backslash escapes; in autolinks it is one.
  package static func text(
    of range: Slice<UnsafeBufferPointer<UInt8>>, backslashes: Bool = true
  ) -> String {
    let bytes = range.base
    var text: [UInt8] = []
    var offset = range.startIndex
    while offset < range.endIndex {
      let byte = bytes[offset]
      if backslashes, byte == UInt8(ascii: "\\"), offset + 1 < range.endIndex,
        bytes[offset + 1].isASCIIPunctuation
      {
        text.append(bytes[offset + 1])
        offset += 2
      } else if byte == UInt8(ascii: "&"),
        let found = CharacterReference.read(at: offset, in: bytes, end: range.endIndex)
      {
        text += Array(found.text.utf8)
        offset = found.range.upperBound
      } else {
        text.append(byte)
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
