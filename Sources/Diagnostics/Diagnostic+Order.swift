extension [Diagnostic] {
  /// By file, place and id: the order that users and scripts rely on.
  package func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      let files = [left, right].map { $0.element.location?.file ?? "" }
      let places = [left, right].map { $0.element.location?.range.lowerBound ?? 0 }
      return (files[0], places[0], left.element.id, left.offset)
        < (files[1], places[1], right.element.id, right.offset)
    }.map(\.element)
  }
}
