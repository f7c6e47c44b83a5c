import PlainBytes

/// Which link of a translation stands for which of the source.
struct LinkPairing {
  /// Links that both texts have, where the destinations differ.
  private(set) var changed: [(source: PlacedLink, target: PlacedLink)] = []
  /// Links that only the source has.
  private(set) var missing: [PlacedLink] = []
  /// Links that only the translation has.
  private(set) var added: [PlacedLink] = []

  init(_ unit: LintUnit) {
    guard unit.source.bytes.intersects(.brackets) || unit.target.bytes.intersects(.brackets) else {
      return
    }
    var source = unit.source.links
    var target = unit.target.links
    pairLabels(&source, &target)
    // The order of words may differ, so that links with the same destination go next.
    source.removeAll { link in
      guard let index = target.firstIndex(where: { $0.destination == link.destination }) else {
        return false
      }
      target.remove(at: index)
      return true
    }
    // What is left is taken as it comes.
    changed += zip(source, target).map { (source: $0, target: $1) }
    missing = Array(source.dropFirst(target.count))
    added = Array(target.dropFirst(source.count))
    changed.sort { $0.target.range.lowerBound < $1.target.range.lowerBound }
  }

  /// Links whose label is kept, such as a name, belong together wherever they lead.
  private mutating func pairLabels(_ source: inout [PlacedLink], _ target: inout [PlacedLink]) {
    guard source.count > 1, !target.isEmpty else { return }
    for link in source where !link.label.isEmpty {
      let isSame = { (other: PlacedLink) in other.label == link.label }
      guard source.count(where: isSame) == 1, target.count(where: isSame) == 1,
        let own = source.firstIndex(where: isSame), let same = target.firstIndex(where: isSame)
      else { continue }
      source.remove(at: own)
      let other = target.remove(at: same)
      if other.destination != link.destination { changed.append((link, other)) }
    }
  }
}
