import Foundation
import PlainBytes

/// The order in which Xcode writes the keys of a catalog: Finder's order for US English.
///
/// Foundation knows it, but takes microseconds for a comparison; nearly all keys are plain ASCII and
/// differ in more than case, which a table decides.
package enum XcodeKeyOrder {
  /// Whether `left` must stand before `right`, both UTF-8.
  package static func precedes(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if let order = plainOrder(left, right) { return order < 0 }
    return foundationPrecedes(
      String(decoding: left, as: UTF8.self), String(decoding: right, as: UTF8.self))
  }

  /// The same for texts.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in right.withUTF8 { right in precedes(left, right) } }
  }

  /// What Foundation says; code points decide between keys that are the same to it.
  package static func foundationPrecedes(_ left: String, _ right: String) -> Bool {
    let order = left.compare(right, options: options, locale: locale)
    guard order == .orderedSame else { return order == .orderedAscending }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }

  private static let options: String.CompareOptions = [
    .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering,
  ]
  private static let locale = Locale(identifier: "en_US")

  // MARK: Plain keys

  /// Longer runs of digits are not compared as one number.
  private static let digitLimit = 200

  /// Printable ASCII characters by their place in the root collation (CLDR); letters of both cases
  /// have one place, digits stand between signs and letters.
  private static let weights: [UInt8] = {
    var weights = [UInt8](repeating: 0, count: 256)
    let order = #" _-,;:!?.'"()[]{}@*/\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz"#
    for (place, byte) in order.utf8.enumerated() { weights[Int(byte)] = UInt8(place) + 1 }
    for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      weights[Int(letter)] = weights[Int(letter | 0x20)]
    }
    return weights
  }()

  /// Negative, zero or positive as `left` stands before, with or behind `right`; nil when a table
  /// can't tell.
  private static func plainOrder(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    weights.withUnsafeBufferPointer { weights in
      var (first, second) = (0, 0)
      var difference = 0
      while first < left.count, second < right.count, difference == 0 {
        if left[first].isASCIIDigit, right[second].isASCIIDigit {
          let (one, other) = (number(in: left, &first), number(in: right, &second))
          guard one.count < digitLimit, other.count < digitLimit else { return nil }
          difference = compare(one, other)
        } else {
          let (one, other) = (weights[Int(left[first])], weights[Int(right[second])])
          guard one > 0, other > 0 else { return nil }
          difference = Int(one) - Int(other)
          first += 1
          second += 1
        }
      }
      // What follows could change the order only if it is no plain text: a combining accent.
      guard isPlain(left[first...], weights), isPlain(right[second...], weights) else { return nil }
      guard difference == 0 else { return difference }
      let rest = (left.count - first, right.count - second)
      return rest == (0, 0) ? nil : rest.0 - rest.1
    }
  }

  private static func isPlain(
    _ rest: Slice<UnsafeBufferPointer<UInt8>>, _ weights: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    rest.first.map { weights[Int($0)] > 0 } ?? true
  }

  /// The digits at `offset` without leading zeros; goes behind them.
  private static func number(
    in text: UnsafeBufferPointer<UInt8>, _ offset: inout Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    while offset < text.count, text[offset] == UInt8(ascii: "0") { offset += 1 }
    let start = offset
    while offset < text.count, text[offset].isASCIIDigit { offset += 1 }
    return text[start..<offset]
  }

  private static func compare(
    _ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    guard left.count == right.count else { return left.count - right.count }
    let pair = zip(left, right).first { $0 != $1 }
    return pair.map { Int($0) - Int($1) } ?? 0
  }
}
