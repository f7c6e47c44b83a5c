/// What stands around a scalar, to tell a joiner that a word needs from one that hides.
struct ScalarNeighbours {
  /// The scalar before `current`.
  var before: Unicode.Scalar?
  var current: Unicode.Scalar?
  var next: Unicode.Scalar?

  /// Whether the neighbours are written with such a scalar between or behind them.
  func call(for scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C: joins(before) && joins(next)
    case 0x200D: joins(before) && joins(next) || endsEmoji(before) && beginsEmoji(next)
    case 0xFE00...0xFE0F: before.map(takesSelector) ?? false
    case 0xE0100...0xE01EF: before?.properties.isIdeographic ?? false
    case 0x180B...0x180D, 0x180F: before.map { (0x1820...0x18AA).contains($0.value) } ?? false
    default: false
    }
  }

  /// Whether letters of the scalar's script join: those of Arabic, Syriac, Mongolian, and of India
  /// and its neighbours.
  private func joins(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch scalar.value {
    case 0x0600..<0x1100, 0x1700..<0x1C80, 0xA800..<0xAC00, 0x10A00..<0x12000: break
    default: return false
    }
    switch scalar.properties.generalCategory {
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  private func endsEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.value == 0xFE0F || beginsEmoji($0) } ?? false
  }

  private func beginsEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.value > 0x7F && $0.properties.isEmoji } ?? false
  }

  /// Whether one variation selector may follow: an emoji, a symbol, a digit of a keycap, a Han or
  /// Mongolian letter (`StandardizedVariants.txt`, `emoji-variation-sequences.txt`).
  private func takesSelector(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isEmoji || properties.isIdeographic { return true }
    switch properties.generalCategory {
    case .mathSymbol, .otherSymbol, .modifierSymbol: return true
    case .otherPunctuation: return (0x3000...0x303F).contains(scalar.value) || scalar.value > 0xFF00
    default: return (0x1000..<0x10A0).contains(scalar.value)
    }
  }
}
