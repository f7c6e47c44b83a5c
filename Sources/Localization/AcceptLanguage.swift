import PlainBytes
import Reading

/// The languages that a request asks for (RFC 9110, sections 12.4.2 and 12.5.4).
struct AcceptLanguage {
  /// Language ranges, the most wanted first; those with a quality of zero are left out.
  let ranges: [String]

  /// More is no person's wish.
  private static let maximumLength = 2048
  private static let maximumCount = 64

  /// - Parameter field: The field's value; what is no language range is passed over.
  init(_ field: String) {
    let members = field.utf8.prefix(Self.maximumLength)
      .split(separator: UInt8(ascii: ","), maxSplits: Self.maximumCount)
      .prefix(Self.maximumCount)
    let wanted = members.enumerated().compactMap { index, member in
      Self.range(member).map { (name: $0.name, quality: $0.quality, index: index) }
    }
    ranges = wanted.filter { $0.quality > 0 }
      .sorted { ($1.quality, $0.index) < ($0.quality, $1.index) }
      .map(\.name)
  }

  /// A range with its quality in thousandths.
  private static func range(
    _ member: Substring.UTF8View.SubSequence
  ) -> (name: String, quality: Int)? {
    let parts = member.split(
      separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first else { return nil }
    let name = String(decoding: first.trimming(while: \.isBlank), as: UTF8.self)
    guard !name.isEmpty, name.utf8.allSatisfy(isInRange) else { return nil }
    guard parts.count > 1 else { return (name, 1000) }
    return quality(parts[1].trimming(while: \.isBlank)).map { (name, $0) }
  }

  private static func isInRange(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "*")
  }

  /// `q=0.8`, with up to three digits behind the point, in thousandths.
  private static func quality(_ weight: Substring.UTF8View.SubSequence) -> Int? {
    let text = String(decoding: weight, as: UTF8.self).lowercased()
    guard text.hasPrefix("q=") else { return nil }
    let parts = text.dropFirst(2).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts.count > 1 ? parts[1] : ""
    guard parts.first == "0" || parts.first == "1", digits.utf8.count <= 3,
      digits.utf8.allSatisfy(\.isASCIIDigit),
      let fraction = Int(digits + String(repeating: "0", count: 3 - digits.utf8.count))
    else { return nil }
    let quality = (parts.first == "1" ? 1000 : 0) + fraction
    return quality <= 1000 ? quality : nil
  }
}
