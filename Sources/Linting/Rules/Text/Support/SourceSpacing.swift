import PlainBytes

/// How the source spaces its marks, found out once.
struct SourceSpacing {
  /// The marks that stand behind a space somewhere.
  private(set) var spacedMarks: Set<UInt8> = []
  /// Whether a comma or semicolon stands before something else than a space.
  private(set) var joins = false
  /// Whether a full stop stands between letters or digits.
  private(set) var joinsStops = false
  /// Whether a colon joins two numbers.
  private var joinsNumbers = false
  /// Whether one stands between two with a space behind it.
  private var partsNumbers = false

  init(_ source: LintText) {
    var (before, previous): (UInt8, UInt8) = (0, 0)
    var number = Number.none
    for byte in source.value.utf8 {
      if previous == 0x20 { spacedMarks.insert(byte) }
      if previous == 0x2C || previous == 0x3B, byte != 0x20 { joins = true }
      if previous == 0x2E, byte > 0x2F, before > 0x2F { joinsStops = true }
      if byte.isASCIIDigit {
        joinsNumbers = joinsNumbers || number == .colon
        partsNumbers = partsNumbers || number == .space
      }
      number = number.next(byte)
      (before, previous) = (previous, byte)
    }
  }

  /// Whether numbers stand around colons as in a ratio or a time, and nowhere else.
  var hasRatios: Bool { joinsNumbers && !partsNumbers }

  /// What a digit and the bytes behind it have come to.
  private enum Number {
    case none, digit, colon, space

    func next(_ byte: UInt8) -> Number {
      switch (self, byte) {
      case (_, 0x30...0x39): .digit
      case (.digit, UInt8(ascii: ":")): .colon
      case (.colon, 0x20): .space
      default: .none
      }
    }
  }
}
