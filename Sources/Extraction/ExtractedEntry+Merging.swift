package import Diagnostics
import Messages
import Reading

extension ExtractedEntry {
  /// Adds what another source, or another place, says of the same key, for ``MergedEntries``.
  ///
  /// Places stay in order. There may be as many comments and values of arguments as places, so that
  /// comments stay those of the first, and values may come again.
  ///
  /// - Returns: What the two contradict each other in, told at the other's first place.
  mutating func mergePlaces(of other: ExtractedEntry) -> [Diagnostic] {
    let conflicts = conflicts(with: other)
    if defaultValue == nil, let value = other.defaultValue {
      defaultValue = value
      sourceText = other.sourceText
    }
    mergeArguments(other.arguments)
    addLocations(other.locations)
    return conflicts
  }

  private mutating func addLocations(_ more: [SourceReference]) {
    // One place goes where it belongs: to sort them all for each would take much longer.
    if more.count == 1, let place = more.first {
      locations.insert(place, at: locations.partitioningIndex { $0.order > place.order })
      return
    }
    let isInOrder = zip(locations.suffix(1), more.prefix(1)).allSatisfy { $0.order <= $1.order }
    locations += more
    if !isInOrder { locations.sort { $0.order < $1.order } }
  }

  private func conflicts(with other: ExtractedEntry) -> [Diagnostic] {
    var conflicts: [Diagnostic] = []
    let places = (locations.first, other.locations.first)
    if let value = other.defaultValue, let known = defaultValue, known != value {
      conflicts.append(conflict(of: value, at: places.1, with: known, at: places.0))
    }
    let (own, others) = (Self.specifiers(other.arguments), Self.specifiers(arguments))
    if own != others, !own.isEmpty, !others.isEmpty {
      conflicts.append(
        conflict(
          ExtractionDiagnostic.conflictingArgumentTypes,
          "the key \"\(Self.short(key))\" takes \(Self.short(own)) here and "
            + "\(Self.short(others)) elsewhere; give the arguments the same types, or one of the "
            + "strings another key", .error, at: places.1, and: places.0))
    }
    return conflicts
  }

  private func conflict(
    of value: String, at place: SourceReference?, with known: String, at other: SourceReference?
  ) -> Diagnostic {
    conflict(
      ExtractionDiagnostic.conflictingDefaultValue,
      "the key \"\(Self.short(key))\" has the default value \"\(Self.short(value))\" here "
        + "and \"\(Self.short(known))\" elsewhere; give both the same value, or one of them "
        + "another key", .warning, at: place, and: other)
  }

  private func conflict(
    _ id: String, _ message: String, _ severity: Severity, at place: SourceReference?,
    and other: SourceReference?
  ) -> Diagnostic {
    var location = place?.location
    location?.keyPath = [key]
    return Diagnostic(
      id: id, severity: severity, message: message, location: location,
      notes: other.map {
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

  /// Takes the better known of two lists of arguments with the same specifiers, with all their values.
  private mutating func mergeArguments(_ others: [ExtractedArgument]) {
    guard !arguments.isEmpty else {
      arguments = others
      return
    }
    guard arguments.count == others.count else { return }
    for (index, other) in others.enumerated() where arguments[index].specifier == other.specifier {
      arguments[index].merge(other)
    }
  }

  /// Leaves out what comes again of each argument's values.
  mutating func dropRepeatedValues() {
    for index in arguments.indices where arguments[index].values.count > 1 {
      var known: Set<String> = []
      arguments[index].values.removeAll { !known.insert($0).inserted }
    }
  }
}

extension ExtractedArgument {
  fileprivate mutating func merge(_ other: ExtractedArgument) {
    // Taken out, so that the array grows where it is.
    var all: [String] = []
    swap(&all, &values)
    // One open set makes the whole open.
    if all.isEmpty || other.values.isEmpty { all = [] } else { all += other.values }
    if other.certainty < certainty { self = other }
    values = all
  }
}

// MARK: Texts of some places

extension ExtractedEntry {
  /// Takes for its text what some of its places give.
  ///
  /// Where no place of the entry gives a text, what does isn't among its places, and the entry stays.
  package mutating func takeText(of places: [SourceReference]) {
    guard locations.contains(where: { $0.defaultValue != nil }) else { return }
    defaultValue = places.first { $0.defaultValue != nil }?.defaultValue
    sourceText = defaultValue ?? SpecifierSkeleton.numbering(key)
  }

  /// What places contradict each other in with the texts that they give, each told at the later one.
  ///
  /// - Parameter catalogs: Where the text of a place goes: places that share none of them don't
  ///   contradict each other.
  package func conflictingTexts<Catalog: Hashable>(
    in catalogs: (SourceReference) -> Set<Catalog>
  ) -> [Diagnostic] {
    var known: [Catalog: SourceReference] = [:]
    var conflicts: [Diagnostic] = []
    for place in locations {
      guard let value = place.defaultValue else { continue }
      let own = catalogs(place)
      let others = own.compactMap { known[$0] }.filter { $0.defaultValue != value }
      if let other = others.min(by: { $0.order < $1.order }), let text = other.defaultValue {
        conflicts.append(conflict(of: value, at: place, with: text, at: other))
      }
      for catalog in own where known[catalog] == nil { known[catalog] = place }
    }
    return conflicts
  }
}

extension SourceReference {
  fileprivate var order: (String, Int) { (file, offset) }
}
