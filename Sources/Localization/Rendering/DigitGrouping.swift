/// How a locale writes whole numbers: its digits, and what stands between them and around them.
///
/// Nothing of it is known beforehand. It is read off numbers that the locale's formatter wrote, and
/// then has to give what the formatter gives for many others.
struct DigitGrouping: Sendable {
  /// The ten digits in UTF-8, each of the same length.
  private var digits: [UInt8] = []
  private var separator: [UInt8] = []
  /// How many digits stand behind the last separator, and between others.
  private var lastGroup = Int.max
  private var otherGroups = Int.max
  /// The least number that has a separator.
  private var leastGrouped = UInt64.max
  private var beforeNegative: [UInt8] = []
  private var behindNegative: [UInt8] = []

  private var width: Int { digits.count / 10 }

  /// - Parameter write: What the locale's formatter makes of a number.
  /// - Returns: nil if the locale writes numbers in any other way.
  init?(learningFrom write: (Int64) -> String) {
    for digit in 0..<10 { digits += write(Int64(digit)).utf8 }
    guard !digits.isEmpty, digits.count == 10 * write(0).utf8.count,
      learnSeparators(from: write), learnSign(from: Array(write(-5).utf8)),
      Self.trials.allSatisfy({ text(of: $0).utf8.elementsEqual(write($0).utf8) })
    else { return nil }
  }

  /// The number as the locale writes it.
  func text(of number: Int64) -> String {
    // Twenty digits at most, with nineteen separators.
    let capacity =
      20 * (width + separator.count) + beforeNegative.count + behindNegative.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var start = capacity
      if number < 0 { Self.prepend(behindNegative[...], to: buffer, &start) }
      let isGrouped = number.magnitude >= leastGrouped
      var rest = number.magnitude
      var place = 0
      repeat {
        if isGrouped, endsGroup(place) { Self.prepend(separator[...], to: buffer, &start) }
        Self.prepend(digit(Int(rest % 10)), to: buffer, &start)
        rest /= 10
        place += 1
      } while rest > 0
      if number < 0 { Self.prepend(beforeNegative[...], to: buffer, &start) }
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[start...]), as: UTF8.self)
    }
  }

  private func digit(_ digit: Int) -> ArraySlice<UInt8> {
    digits[(digit * width)..<(digit * width + width)]
  }

  /// Whether a separator stands behind the digit with so many digits behind it.
  private func endsGroup(_ place: Int) -> Bool {
    place >= lastGroup && (place - lastGroup) % otherGroups == 0
  }

  private static func prepend(
    _ bytes: ArraySlice<UInt8>, to buffer: UnsafeMutableBufferPointer<UInt8>, _ start: inout Int
  ) {
    start -= bytes.count
    var index = start
    for byte in bytes {
      buffer[index] = byte
      index += 1
    }
  }

  // MARK: Learning

  private mutating func learnSeparators(from write: (Int64) -> String) -> Bool {
    guard let gaps = gaps(in: Array(write(1_234_567_890_123_456_789).utf8)[...]) else {
      return false
    }
    guard let first = gaps.first else { return true }
    lastGroup = first
    otherGroups = gaps.count > 1 ? gaps[1] - first : Int.max
    var power: Int64 = 1
    for count in 1..<19 {
      power *= 10
      if write(power).utf8.count > (count + 1) * width {
        leastGrouped = UInt64(power)
        break
      }
    }
    return true
  }

  /// How many digits stand behind each separator of a number with nineteen digits, the last first;
  /// sets the separator.
  private mutating func gaps(in text: ArraySlice<UInt8>) -> [Int]? {
    var rest = text
    var gaps: [Int] = []
    for place in 0..<19 {
      let digit = digit((19 - place) % 10)
      let end = rest.endIndex
      while !rest.isEmpty, !rest.suffix(width).elementsEqual(digit) { rest.removeLast() }
      guard !rest.isEmpty else { return nil }
      let gap = text[rest.endIndex..<end]
      rest.removeLast(width)
      guard !gap.isEmpty else { continue }
      guard place > 0, separator.isEmpty || separator.elementsEqual(gap) else { return nil }
      separator = Array(gap)
      gaps.append(place)
    }
    return rest.isEmpty ? gaps : nil
  }

  private mutating func learnSign(from text: [UInt8]) -> Bool {
    for start in text.indices where text[start...].starts(with: digit(5)) {
      beforeNegative = Array(text[..<start])
      behindNegative = Array(text[(start + width)...])
      return true
    }
    return false
  }

  /// Each number of digits, with a sign and without, and the ends of what an integer can be.
  private static let trials: [Int64] = {
    var trials = [Int64.min, .max, -1, 12, 99]
    var power: Int64 = 1
    for step in 1...18 {
      power *= 10
      trials += [power - 1, power, -power, power + 1, 1 - power]
      trials.append(power / 7 &* Int64(step % 7 + 1))
    }
    return trials
  }()
}
