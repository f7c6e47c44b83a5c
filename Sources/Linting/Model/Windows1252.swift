import Foundation

extension Unicode.Scalar {
  /// The byte beyond ASCII that Windows-1252 has for a character; 0 where it has none.
  ///
  /// Bytes that it leaves undefined count as Latin-1's, for so do programs that garble texts.
  var windows1252: UInt8 {
    (0x80...0xFF).contains(value) ? UInt8(value) : Self.otherBytes[self] ?? 0
  }

  private static let otherBytes: [Unicode.Scalar: UInt8] = {
    let characters = (UInt8(0x80)...0x9F).compactMap { byte -> (Unicode.Scalar, UInt8)? in
      let text = String(data: Data([byte]), encoding: .windowsCP1252)
      guard let scalar = text?.unicodeScalars.first, scalar.value > 0xFF else { return nil }
      return (scalar, byte)
    }
    return Dictionary(characters) { first, _ in first }
  }()
}
