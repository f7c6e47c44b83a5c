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
  let address: WebAddress

  private init(_ text: String, at range: Range<Int>) {
    self.text = text
    self.range = range
    plain = Self.withoutNumbers(text)
    // The page's own scheme goes before it.
    address = WebAddress(plain.hasPrefix("//") ? "https:" + plain : plain)
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
      TagAddress($0.text, at: $0.range)
    }
  }

  /// An address of a translation with the one of the source that it stands for.
  struct Change {
    var source: TagAddress
    var target: TagAddress
    /// Whether it can stand for no other.
    var isSure: Bool
    /// Whether another tag of the source leads to the target's host.
    var isKnown = false
  }

  /// Addresses that stand for each other, without those that both texts have, as themselves or in the
  /// reader's language.
  ///
  /// Sentences have their own order and a tag may be missing, so that hosts tell more than places.
  static func changed(in unit: LintUnit) -> [Change] {
    let targets = all(in: unit.target)
    guard !targets.isEmpty else { return [] }
    let sources = all(in: unit.source)
    let known = Set(sources.compactMap(\.address.site))
    var source = Array(sources.unpaired(with: targets, by: \.plain).prefix(most))
    var target = Array(targets.unpaired(with: sources, by: \.plain).prefix(most))
    _ = take(&source, &target) { AddressDifference($0.address, $1.address, unit) == .none }
    var found = take(&source, &target) { $0.hasPlace(of: $1) }
    found += take(&source, &target) { AddressDifference($0.address, $1.address, unit) == .country }
    let isSure = source.count == 1 && target.count == 1
    found += zip(source, target).map { source, target in
      let isKnown = target.address.site.map(known.contains) ?? false
      return Change(source: source, target: target, isSure: isSure && !isKnown, isKnown: isKnown)
    }
    return found.sorted { $0.target.range.lowerBound < $1.target.range.lowerBound }
  }

  /// So many that differ are compared with each other.
  private static let most = 30

  /// Takes the pairs out of two lists that fit.
  private static func take(
    _ source: inout [TagAddress], _ target: inout [TagAddress],
    where fit: (TagAddress, TagAddress) -> Bool
  ) -> [Change] {
    let (sources, targets) = (source, target)
    var pairs: [Change] = []
    var rest: [TagAddress] = []
    for address in targets {
      guard let index = source.firstIndex(where: { fit($0, address) }) else {
        rest.append(address)
        continue
      }
      let own = source.remove(at: index)
      let isSure =
        sources.count { fit($0, address) } == 1 && targets.count { fit(own, $0) } == 1
      pairs.append(Change(source: own, target: address, isSure: isSure))
    }
    target = rest
    return pairs
  }

  /// Whether another one is on the same host, or both are on the page's own, and both are mail or none.
  private func hasPlace(of other: TagAddress) -> Bool {
    address.site == other.address.site
      && (address.scheme == "mailto") == (other.address.scheme == "mailto")
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
