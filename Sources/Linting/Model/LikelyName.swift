import PlainBytes

/// Keys, and texts that are one, which may be names that a developer made up.
extension String {
  /// Whether it may name a text instead of being one: `login.title`, `LOGIN_TITLE`, `loginTitle`.
  ///
  /// `KeyName` asks what is surely a name, whatever arguments follow it; this takes every single word
  /// with a mark in it, `Wi-Fi` and `Save/Open` too.
  var looksLikeName: Bool {
    var text = self
    return text.withUTF8 { Self.looksLikeName($0) }
  }

  private static func looksLikeName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var hasMark = false
    var previous: UInt8 = 0
    let startsSmall = bytes.first.map(\.isASCIISmallLetter) ?? false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if previous >= 0x61, previous <= 0x7A, startsSmall { hasMark = true }
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"),
        UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
        // A mark at the end is a sentence's.
        hasMark = true
      case UInt8(ascii: "%"), UInt8(ascii: "@"): break
      default: return false
      }
      previous = byte
    }
    let endsInMark = previous == UInt8(ascii: ".") || previous == UInt8(ascii: ":")
    return hasMark && !endsInMark
  }

  /// Whether a key stands for a text instead of being one, however it is spelled: `login.title`,
  /// `NSCameraUsageDescription`, `[Login/title]`.
  var namesText: Bool { looksLikeName || isCompound || isBracketed }

  /// Whether it is spelled like a constant in code, so that no reader is shown it: `LOGIN_TITLE`.
  var isConstant: Bool {
    utf8.contains(UInt8(ascii: "_")) && utf8.contains(where: \.isASCIILetter)
      && utf8.allSatisfy { $0.isASCIIWordPart && !$0.isASCIISmallLetter }
  }

  /// Whether it is spelled as Xcode numbers the texts of an intent definition: `751xkl`, `apSxMG-dYQ5NN`.
  var isIntentID: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count < 3
      && parts.allSatisfy { $0.count == 6 && $0.allSatisfy(\.isASCIILetterOrDigit) }
  }

  /// Whether it is letters only, in capitals or with none but the first: `Cancel`, `CANCEL`.
  var isShapedAsWord: Bool {
    utf8.allSatisfy(\.isASCIILetter)
      && (utf8.dropFirst().allSatisfy(\.isASCIISmallLetter)
        || utf8.allSatisfy(\.isASCIICapitalLetter))
  }

  /// Whether it is one word of several with capitals: `LoginTitle`.
  private var isCompound: Bool {
    var previous: UInt8 = 0
    var hasHump = false
    for byte in utf8 {
      guard byte.isASCIILetterOrDigit else { return false }
      if previous.isASCIISmallLetter, !byte.isASCIISmallLetter, byte.isASCIILetter {
        hasHump = true
      }
      previous = byte
    }
    return hasHump
  }

  /// Whether nothing but white space follows a name in brackets.
  private var isBracketed: Bool {
    guard utf8.first == UInt8(ascii: "["), let end = utf8.lastIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    return utf8[end...].dropFirst().allSatisfy { $0 == 0x20 }
      && !utf8[..<end].contains(0x20)
  }

  /// Whether each of several words starts with a capital, and nothing ends them, as in the name of a
  /// setting and in no sentence: `Distance Format String`.
  var isHeadline: Bool {
    let words = utf8.split(separator: 0x20, omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        (word.first?.isASCIICapitalLetter ?? false)
          && word.allSatisfy { $0.isASCIIWordPart || $0 == UInt8(ascii: "/") }
          && (word.last?.isASCIILetterOrDigit ?? false)
      }
  }
}
