import PlainBytes

/// What the columns of positions count (Language Server Protocol 3.17, "PositionEncodingKind").
package enum PositionEncoding: String, Codable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The one that is used: the cheapest of those that a client knows, UTF-16 if it doesn't say.
  init(offered: [String]?) {
    let known = (offered ?? []).compactMap(PositionEncoding.init(rawValue:))
    self = known.contains(.utf8) ? .utf8 : known.contains(.utf32) ? .utf32 : .utf16
  }

  /// How many units a character takes that starts with a byte; none for bytes inside of one.
  func units(ofCharacterStartingWith byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte.isUTF8Continuation ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte.isUTF8Continuation ? 0 : 1
    }
  }
}
