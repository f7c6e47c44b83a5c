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
    // The order of words may differ, so that links with the same destination go first.
    source.removeAll { link in
      guard let index = target.firstIndex(where: { $0.destination == link.destination }) else {
        return false
      }
      target.remove(at: index)
      return true
    }
    // Then those whose label is kept, such as a name, and then the others as they come.
    for (index, link) in source.enumerated().reversed() {
      guard source.count > 1, let same = target.firstIndex(where: { $0.label == link.label }) else {
        continue
      }
      changed.append((link, target.remove(at: same)))
      source.remove(at: index)
    }
    changed += zip(source, target).map { (source: $0, target: $1) }
    missing = Array(source.dropFirst(target.count))
    added = Array(target.dropFirst(source.count))
    changed.sort { $0.target.range.lowerBound < $1.target.range.lowerBound }
  }
}
