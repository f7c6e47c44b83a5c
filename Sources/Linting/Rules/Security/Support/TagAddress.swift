import PlainBytes
import Reading

/// The address that an HTML tag leads to or loads from: `<a href="…">`, `<img src="…">`.
struct TagAddress {
  /// As the browser reads it, with arguments that are numbered as they come.
  let text: String
  /// In UTF-8 offsets of the text.
  let range: Range<Int>
  /// Without what only numbers arguments, so that `%1$@` is `%@`.
  private let plain: String

  var address: WebAddress {
    // The page's own scheme goes before it.
    WebAddress(plain.hasPrefix("//") ? "https:" + plain : plain)
  }

  /// Whether an argument is what it leads to, which placeholders' rules look at.
  var isArgument: Bool {
    let start = plain.split(separator: "/", maxSplits: 3).prefix(2)
    return start.contains { $0.contains { "%{$".contains($0) } }
  }

  /// The addresses of a text's tags in their order.
  static func all(in text: LintText) -> [TagAddress] {
    guard text.bytes.contains(UInt8(ascii: "<")), text.bytes.contains(UInt8(ascii: "=")) else {
      return []
    }
    return WrittenTag.tags(in: text.value).flatMap(\.addresses).prefix(ScanLimit.parts).map {
      TagAddress(text: $0.text, range: $0.range, plain: withoutNumbers($0.text))
    }
  }

  /// Addresses that stand for each other, without those that both texts have.
  static func changed(in unit: LintUnit) -> [(source: TagAddress, target: TagAddress)] {
    var target = all(in: unit.target)
    guard !target.isEmpty else { return [] }
    var source = all(in: unit.source)
    source.removeAll { address in
      guard let index = target.firstIndex(where: { $0.plain == address.plain }) else {
        return false
      }
      target.remove(at: index)
      return true
    }
    return zip(source, target).map { (source: $0, target: $1) }
  }

  private static func withoutNumbers(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    return parts.map { part in
      let number = part.prefix { ("0"..."9").contains($0) }
      let rest = part.dropFirst(number.count)
      return number.isEmpty || rest.first != "$" ? part : rest.dropFirst()
    }.joined(separator: "%")
  }
}
