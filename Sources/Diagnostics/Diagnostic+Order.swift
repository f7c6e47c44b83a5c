extension Sequence<Diagnostic> {
  /// By file, place, id and message: the order that users and scripts rely on.
  ///
  /// Those of one place that say the same stay in the order they came in; those without a place
  /// come first.
  package func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      let (one, other) = (left.element.location, right.element.location)
      return (
        one?.file ?? "", one?.range.lowerBound ?? -1, left.element.id, left.element.message,
        left.offset
      ) < (
        other?.file ?? "", other?.range.lowerBound ?? -1, right.element.id, right.element.message,
        right.offset
      )
    }.map(\.element)
  }

  /// The first that is an error.
  package var firstError: Diagnostic? { first { $0.severity == .error } }

  /// Whether one of them is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
