import Foundation
import PlainBytes

/// The letters of a code page with one byte for each character.
struct CodePage {
  static let windows1251 = CodePage(.windowsCP1251)
  static let windows1253 = CodePage(.windowsCP1253)

  /// What the bytes from 0x80 on mean.
  private let scalars: [Unicode.Scalar?]
  private let bytes: [Unicode.Scalar: UInt8]
  /// What the bytes mean that its own letters start with in UTF-8: a few, which are quickly compared.
  private let leads: [Unicode.Scalar]

  private init(_ encoding: String.Encoding) {
    let known = (UInt8(0x80)...0xFF).map { byte in
      (byte, String(data: Data([byte]), encoding: encoding)?.unicodeScalars.first)
    }
    scalars = known.map(\.1)
    let pairs = known.compactMap { byte, scalar in scalar.map { ($0, byte) } }
    bytes = Dictionary(pairs) { first, _ in first }
    let letters = pairs.map(\.0).filter { (0x370..<0x800).contains($0.value) }
    let starts = Set(letters.map { UInt8(0xC0 | $0.value >> 6) })
    leads = pairs.filter { starts.contains($0.1) }.map(\.0)
  }

  /// The letter that a byte beyond ASCII means; nil where it means another character.
  func letter(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte >= 0x80, let scalar = scalars[Int(byte) - 0x80], scalar.isLetter else { return nil }
    return scalar
  }

  /// The letter of this page whose two bytes in UTF-8 are those of two characters; nil where there is
  /// none.
  func letter(ofUTF8 first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    guard leads.contains(first), let lead = bytes[first], let next = bytes[second],
      next.isUTF8Continuation,
      let meant = Unicode.Scalar(UInt32(lead & 0x1F) << 6 | UInt32(next & 0x3F)),
      meant.isLetter, bytes[meant] != nil
    else { return nil }
    return meant
  }
}
