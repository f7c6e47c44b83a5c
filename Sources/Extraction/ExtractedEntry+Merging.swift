package import Diagnostics

extension ExtractedEntry {
  /// Adds what another source, or another place, says of the same key.
  ///
  /// The different comments are sorted, as Xcode joins them; places stay in order.
  ///
  /// - Returns: What the two contradict each other in, told at the other's first place.
  package mutating func merge(_ other: ExtractedEntry) -> [Diagnostic] {
    let conflicts = conflicts(with: other)
    if defaultValue == nil, let value = other.defaultValue {
      defaultValue = value
      sourceText = other.sourceText
    }
    if arguments.isEmpty { arguments = other.arguments }
    arguments = Self.merge(arguments, other.arguments)
    let new = other.comments.filter { !comments.contains($0) }
    if !new.isEmpty { comments = (comments + new).sorted() }
    addLocations(other.locations)
    return conflicts
  }

  private mutating func addLocations(_ more: [SourceReference]) {
    let isInOrder = zip(locations.suffix(1), more.prefix(1)).allSatisfy { $0.order <= $1.order }
    locations += more
    if !isInOrder { locations.sort { $0.order < $1.order } }
  }

  private func conflicts(with other: ExtractedEntry) -> [Diagnostic] {
    var conflicts: [Diagnostic] = []
    if let value = other.defaultValue, let known = defaultValue, known != value {
      conflicts.append(
        conflict(
          ExtractionDiagnostic.conflictingDefaultValue,
          "the key \"\(Self.short(key))\" has the default value \"\(Self.short(value))\" here "
            + "and \"\(Self.short(known))\" elsewhere; give both the same value, or one of them "
            + "another key", .warning, at: other))
    }
    let (own, others) = (Self.specifiers(other.arguments), Self.specifiers(arguments))
    if own != others, !own.isEmpty, !others.isEmpty {
      conflicts.append(
        conflict(
          ExtractionDiagnostic.conflictingArgumentTypes,
          "the key \"\(Self.short(key))\" takes \(Self.short(own)) here and "
            + "\(Self.short(others)) elsewhere; give the arguments the same types, or one of the "
            + "strings another key", .error, at: other))
    }
    return conflicts
  }

  private func conflict(
    _ id: String, _ message: String, _ severity: Severity, at other: ExtractedEntry
  ) -> Diagnostic {
    var place = other.locations.first?.location
    place?.keyPath = [key]
    return Diagnostic(
      id: id, severity: severity, message: message, location: place,
      notes: locations.first.map {
        [Diagnostic.Note(message: "the other place is here", location: $0.location)]
      } ?? [])
  }

  /// A text as messages quote it: there may be as many messages as places.
  private static func short(_ text: String) -> String {
    text.shortened(to: 200)
  }

  private static func specifiers(_ arguments: [ExtractedArgument]) -> String {
    arguments.map(\.specifier).joined(separator: ", ")
  }

  /// The better known of two lists of arguments with the same specifiers, with all their values.
  private static func merge(
    _ one: [ExtractedArgument], _ other: [ExtractedArgument]
  ) -> [ExtractedArgument] {
    guard one.count == other.count else { return one }
    return zip(one, other).map { first, second in
      guard first.specifier == second.specifier else { return first }
      var merged = second.certainty < first.certainty ? second : first
      // One open set makes the whole open.
      guard !first.values.isEmpty, !second.values.isEmpty else {
        merged.values = []
        return merged
      }
      let known = Set(first.values)
      merged.values = first.values + second.values.filter { !known.contains($0) }
      return merged
    }
  }
}

extension SourceReference {
  fileprivate var order: (String, Int) { (file, offset) }
}
