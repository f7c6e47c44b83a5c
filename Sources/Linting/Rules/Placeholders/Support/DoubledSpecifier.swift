import Messages
import PlainBytes
import Reading

/// `%%` in front of what makes a specifier of one percent sign, so that people read that in place of
/// the argument.
struct DoubledSpecifier {
  /// Where it stands, with both percent signs.
  var range: Range<Int>
  /// What was meant, such as `%1$@`.
  var meant: String

  /// Those of a text that shows fewer arguments than are passed.
  static func all(in text: LintText, of unit: LintUnit) -> [DoubledSpecifier] {
    let signs = text.scan.specifiers.filter { $0.kind == .percentSign }
    guard !signs.isEmpty, !text.isPart, let passed = unit.passedFormat else { return [] }
    var missing: [String: Int] = [:]
    for value in passed.specifiers.compactMap(\.value) {
      missing[value.typeSpelling, default: 0] += 1
    }
    for value in text.scan.specifiers.compactMap(\.value) {
      missing[value.typeSpelling, default: 0] -= 1
    }
    let bytes = Array(text.value.utf8)
    var found: [DoubledSpecifier] = []
    for sign in signs where found.count < ScanLimit.findings {
      let start = sign.range.upperBound - 1
      guard let (meant, type) = specifier(at: start, in: bytes), missing[type, default: 0] > 0
      else { continue }
      missing[type, default: 0] -= 1
      let end = start + meant.utf8.count
      found.append(DoubledSpecifier(range: sign.range.lowerBound..<end, meant: meant))
    }
    return found
  }

  /// The specifier that starts at a percent sign, and its type as written; no word may follow its
  /// letters.
  private static func specifier(
    at start: Int, in bytes: [UInt8]
  ) -> (meant: String, type: String)? {
    let rest = String(decoding: bytes[start...].prefix(longest), as: UTF8.self)
    guard let first = SpecifierScan(rest).specifiers.first, first.range.lowerBound == 0,
      let value = first.value, !value.flags.contains(.spaceForPlus)
    else { return nil }
    let next = bytes[(start + first.range.upperBound)...].first ?? 0
    guard value.conversion == .object || !next.isASCIIWordPart else { return nil }
    return (String(rest[utf8: first.range]), value.typeSpelling)
  }

  /// How many bytes are looked at for one, so that time stays linear.
  private static let longest = 16
}

extension LintUnit {
  /// The key where it shows arguments, else the source; nil where nothing is formatted, or where there
  /// are percent signs besides.
  var passedFormat: SpecifierScan? {
    guard !isShownAsItStands else { return nil }
    var format = SpecifierScan(key.key, options: [.variables])
    if !format.specifiers.contains(where: { $0.value != nil }) {
      guard !isSource else { return nil }
      format = source.scan
    }
    let hasOthers = format.specifiers.contains { $0.isText || $0.kind == .percentSign }
    return hasOthers ? nil : format
  }
}
