/// A `%1#@name@`, which lacks the `$` behind its number; shipped apps have such variables.
///
/// Core Foundation takes the number for a width, so the variables are taken in order.
enum MisspelledVariable {
  /// The text's bytes with each such number left out, and how it was spelled.
  static func corrected(_ text: String) -> (bytes: [UInt8], misspelled: [String]) {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var misspelled: [String] = []
    var copied = 0
    var offset = 0
    while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
      let digits = bytes[(percent + 1)...].prefix(while: \.isDigit)
      offset = digits.endIndex
      if digits.isEmpty {
        // The second sign of "%%" starts nothing.
        offset += bytes[offset...].first == UInt8(ascii: "%") ? 1 : 0
      } else if bytes[offset...].starts(with: "#@".utf8) {
        misspelled.append(String(decoding: bytes[percent..<(offset + 2)], as: UTF8.self))
        result += bytes[copied...percent]
        copied = offset
      }
    }
    return copied == 0 ? (bytes, []) : (result + bytes[copied...], misspelled)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
