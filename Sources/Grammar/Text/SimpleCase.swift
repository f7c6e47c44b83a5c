/// Small letters by rule, for the letters that most texts are made of.
///
/// Unicode's own tables take longer; a test compares both.
package enum SimpleCase {
  /// The small letter of a scalar, or itself where it is no capital or only Unicode's tables know.
  package static func smallLetter(of value: UInt32) -> UInt32 {
    if value < 0x80 { return value &- 0x41 < 26 ? value | 0x20 : value }
    return small(value) ?? value
  }

  /// The one small letter of a scalar beyond ASCII, or itself if it is no capital; nil where
  /// Unicode's tables must say.
  @inline(__always)
  static func small(_ value: UInt32) -> UInt32? {
    if value < 0x100 { return (0xC0...0xDE).contains(value) && value != 0xD7 ? value + 32 : value }
    return value < 0x250 ? latin(value) : value < 0x590 ? european(value) : other(value)
  }

  private static func latin(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x131, 0x138, 0x149, 0x17F: value
    case 0x178: 0xFF
    case 0x139...0x148, 0x179...0x17E: value + (value & 1)
    case 0x100...0x12F, 0x132...0x177: value | 1
    default: nil
    }
  }

  private static func european(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x250...0x2AF, 0x300...0x344, 0x346...0x36F, 0x3AC...0x3CE, 0x430...0x45F: value
    case 0x391...0x3A1, 0x3A3...0x3AB, 0x410...0x42F: value + 32
    case 0x386: 0x3AC
    case 0x388...0x38A: value + 37
    case 0x38C: 0x3CC
    case 0x38E, 0x38F: value + 63
    case 0x400...0x40F: value + 80
    case 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F: value | 1
    case 0x531...0x556: value + 48
    case 0x561...0x586: value
    default: nil
    }
  }

  private static func other(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x590..<0x10A0, 0x1100..<0x13A0, 0x2000..<0x2100, 0x2E80..<0xA640, 0xAC00..<0xFB00: value
    case 0x1E00...0x1E95, 0x1EA0...0x1EFF: value | 1
    default: nil
    }
  }
}
