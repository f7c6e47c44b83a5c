/// Characters that keyboards and word processors put where JSON wants an ASCII one.
package enum JSONLookalike {
  /// The ASCII character that was meant, or nil for any other scalar.
  package static func plain(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\u{201C}"..."\u{201F}", "«", "»", "「", "」", "『", "』", "＂": UInt8(ascii: "\"")
    case "\u{2018}"..."\u{201B}", "‹", "›", "＇": UInt8(ascii: "'")
    case "：": UInt8(ascii: ":")
    case "，", "、", "،": UInt8(ascii: ",")
    case "；", "؛": UInt8(ascii: ";")
    case "＝": UInt8(ascii: "=")
    case "｛": UInt8(ascii: "{")
    case "｝": UInt8(ascii: "}")
    case "［": UInt8(ascii: "[")
    case "］": UInt8(ascii: "]")
    case "−", "–", "－": UInt8(ascii: "-")
    case "＋": UInt8(ascii: "+")
    default: nil
    }
  }

  /// What the ASCII character is called.
  static func name(_ plain: UInt8) -> String {
    let character = "`\(Unicode.Scalar(plain))`"
    return switch plain {
    case UInt8(ascii: ":"): "a plain colon \(character)"
    case UInt8(ascii: ","): "a plain comma \(character)"
    case UInt8(ascii: "\""), UInt8(ascii: "'"): "a straight quotation mark \(character)"
    default: "a plain \(character)"
    }
  }
}
