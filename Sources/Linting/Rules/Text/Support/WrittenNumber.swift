/// A number that a text shows in digits.
struct WrittenNumber {
  /// Its digits as ASCII, without separators.
  var digits: String
  var range: Range<Int>
  /// Whether it is a part of a name, such as `IPv6` or `MP3`.
  var isInName: Bool

  /// How large it is, as far as words may stand for it.
  var isSmall: Bool { digits.count < 3 && (Int(digits) ?? 99) <= 12 }

  /// The numbers of a text in order; digits that separators join are one.
  static func numbers(in prose: Prose) -> [WrittenNumber] {
    let scalars = prose.scalars
    var numbers: [WrittenNumber] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index].decimalDigit != nil else {
        index += 1
        continue
      }
      let start = index
      var digits = ""
      while index < scalars.count {
        if let digit = scalars[index].decimalDigit {
          digits.append(Character(Unicode.Scalar(digit + 0x30)))
        } else if !joins(scalars, index) {
          break
        }
        index += 1
      }
      let isInName = start > 0 && (scalars[start - 1].isLetter && scalars[start - 1].value < 0x250)
      numbers.append(
        WrittenNumber(digits: digits, range: prose.range(start..<index), isInName: isInName))
    }
    return numbers
  }

  /// Whether a separator stands between digits; a space only before a group of three.
  private static func joins(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count, scalars[index - 1].decimalDigit != nil,
      scalars[index + 1].decimalDigit != nil
    else { return false }
    switch scalars[index].value {
    case 0x2E, 0x2C, 0x66B, 0x66C: return true
    case 0x20, 0xA0, 0x202F, 0x2009, 0x27, 0x2019:
      let group = scalars[(index + 1)...].prefix { $0.decimalDigit != nil }
      return group.count == 3 && scalars[index + 1].decimalDigit != nil
    default: return false
    }
  }
}
