extension StringProtocol {
  /// Whether the text has a letter that is written from right to left.
  package var hasRightToLeftLetters: Bool {
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x061C: false
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
      case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
