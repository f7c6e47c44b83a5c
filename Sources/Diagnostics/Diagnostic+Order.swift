extension [Diagnostic] {
  /// By place, then id: the order that users and scripts rely on.
  package func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      let places = [left, right].map { $0.element.location?.range.lowerBound ?? 0 }
      return (places[0], left.element.id, left.offset)
        < (places[1], right.element.id, right.offset)
    }.map(\.element)
  }
}
