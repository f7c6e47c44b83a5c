import Diagnostics

/// Brings the places of each key together and reports places that contradict each other.
///
/// Fed by one thread at a time.
final class EntryCollector: @unchecked Sendable {
  private var diagnostics: [Diagnostic] = []
  private var entries: [ExtractedEntry] = []
  private var positions: [Identity: Int] = [:]
  /// The comments of the entries that have several, by position.
  private var comments: [Int: Set<String>] = [:]

  private struct Identity: Hashable {
    var table: String
    var bundle: String?
    var key: String
  }

  /// Adds the occurrences of one file.
  func add(
    _ occurrences: [Occurrence], _ more: [Diagnostic], from program: SourceProgram
  ) {
    diagnostics += more
    for occurrence in occurrences {
      let reference = reference(to: occurrence, in: program)
      let identity = Identity(
        table: occurrence.table ?? "Localizable", bundle: occurrence.bundle, key: occurrence.key)
      if let position = positions[identity] {
        reportConflicts(of: occurrence, at: reference, with: entries[position])
        Self.merge(occurrence, at: reference, into: &entries[position])
        add(occurrence.comment, toEntryAt: position)
      } else {
        positions[identity] = entries.count
        entries.append(
          ExtractedEntry(
            key: occurrence.key, table: identity.table, bundle: occurrence.bundle,
            defaultValue: occurrence.defaultValue, sourceText: occurrence.sourceText,
            comments: occurrence.comment.map { [$0] } ?? [], arguments: occurrence.arguments,
            locations: [reference]))
      }
    }
  }

  private func add(_ comment: String?, toEntryAt position: Int) {
    guard let comment else { return }
    guard let first = entries[position].comments.first else {
      entries[position].comments = [comment]
      return
    }
    if comment != first { comments[position, default: [first]].insert(comment) }
  }

  private func reference(
    to occurrence: Occurrence, in program: SourceProgram
  ) -> SourceReference {
    let offset = Int(occurrence.offset)
    let position = program.lines.position(at: offset)
    return SourceReference(
      file: program.path, offset: offset, line: position.line, column: position.column,
      reading: occurrence.reading)
  }

  private func reportConflicts(
    of occurrence: Occurrence, at reference: SourceReference, with entry: ExtractedEntry
  ) {
    if let value = occurrence.defaultValue, let known = entry.defaultValue, known != value {
      reportConflict(
        "conflicting-default-value",
        "the key \"\(Self.short(entry.key))\" has the default value \"\(Self.short(value))\" here "
          + "and \"\(Self.short(known))\" "
          + "elsewhere; give both the same value, or one of them another key",
        at: reference, against: entry)
    }
    let (own, other) = (Self.specifiers(occurrence.arguments), Self.specifiers(entry.arguments))
    if own != other, !own.isEmpty, !other.isEmpty {
      reportConflict(
        "conflicting-argument-types",
        "the key \"\(Self.short(entry.key))\" takes \(Self.short(own)) here and "
          + "\(Self.short(other)) elsewhere; give the arguments "
          + "the same types, or one of the strings another key",
        at: reference, against: entry)
    }
  }

  /// A text as messages quote it: there may be as many messages as places.
  private static func short(_ text: String) -> String {
    text.utf8.count <= 400 ? text : text.prefix(200) + "…"
  }

  private static func specifiers(_ arguments: [ExtractedArgument]) -> String {
    arguments.map(\.specifier).joined(separator: ", ")
  }

  private static func merge(
    _ occurrence: Occurrence, at reference: SourceReference, into entry: inout ExtractedEntry
  ) {
    if entry.defaultValue == nil, let value = occurrence.defaultValue {
      entry.defaultValue = value
      entry.sourceText = occurrence.sourceText
    }
    if entry.arguments.isEmpty { entry.arguments = occurrence.arguments }
    entry.arguments = merge(entry.arguments, occurrence.arguments)
    entry.locations.append(reference)
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

  private func reportConflict(
    _ id: String, _ message: String, at reference: SourceReference, against entry: ExtractedEntry
  ) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: .error, message: message, location: reference.location,
        notes: entry.locations.first.map {
          [Diagnostic.Note(message: "the other place is here", location: $0.location)]
        } ?? []))
  }

  func finish(parsedFiles: Int) -> Extraction {
    for (position, all) in comments { entries[position].comments = all.sorted() }
    let sorted = entries.sorted { left, right in
      (left.table, left.bundle ?? "", left.key) < (right.table, right.bundle ?? "", right.key)
    }
    return Extraction(
      entries: sorted,
      diagnostics: diagnostics.sorted { left, right in
        let (one, other) = (left.location, right.location)
        return (one?.file ?? "", one?.range.lowerBound ?? 0, left.id)
          < (other?.file ?? "", other?.range.lowerBound ?? 0, right.id)
      }, parsedFiles: parsedFiles)
  }
}
