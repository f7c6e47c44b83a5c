/// The parts that XLIFF 2 may split a text into (OASIS, XLIFF Version 2.1, 2.2.2.5 and 2.2.2.6); a unit
/// of 1.2 is one part.
struct XLIFFParts {
  private struct Part {
    /// Whether somebody translates it: white space between sentences is only carried along.
    var isTranslated = true
    var source: String?
    var target: String?
    /// The place among the targets as the file says it; 0 for what is no place.
    var order: Int?

    var isUntranslated: Bool {
      isTranslated && target == nil && source?.allSatisfy(\.isWhitespace) == false
    }
  }

  private var parts: [Part] = []

  mutating func start(isTranslated: Bool) { parts.append(Part(isTranslated: isTranslated)) }

  /// - Returns: Whether the part has none yet.
  mutating func startSource() -> Bool {
    if parts.isEmpty { parts.append(Part()) }
    defer { parts[parts.count - 1].source = "" }
    return parts[parts.count - 1].source == nil
  }

  /// - Returns: Whether the part has none yet.
  mutating func startTarget(order: String?) -> Bool {
    if parts.isEmpty { parts.append(Part()) }
    let last = parts.count - 1
    // An empty one counts, too: it clears the translation.
    defer { parts[last].target = "" }
    parts[last].order = order.map { Int($0) ?? 0 }
    return parts[last].target == nil
  }

  mutating func end(_ text: String, isTarget: Bool) {
    guard let last = parts.indices.last else { return }
    if isTarget { parts[last].target = text } else { parts[last].source = text }
  }

  var source: String { parts.reduce(into: "") { $0 += $1.source ?? "" } }

  /// The translation, in its own order; nil where a part that has words has none, for half a sentence is
  /// no translation.
  var target: String? {
    guard parts.contains(where: { $0.target != nil }), !parts.contains(where: \.isUntranslated)
    else {
      return nil
    }
    let ordered = zip(places, parts).sorted { $0.0 < $1.0 }
    return ordered.reduce(into: "") { $0 += $1.1.target ?? $1.1.source ?? "" }
  }

  /// Whether each part has a place of its own in the translation.
  var isInOrder: Bool {
    guard parts.contains(where: { $0.order != nil }) else { return true }
    return Set(places).count == parts.count && places.allSatisfy((1...parts.count).contains)
  }

  /// Where each part's translation stands, from 1: where its source does, if nothing else is said.
  private var places: [Int] { parts.indices.map { parts[$0].order ?? $0 + 1 } }
}
