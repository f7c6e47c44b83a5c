import Catalogs
import Diagnostics
import Reading

/// Bytes of a catalog that are no text.
enum InvalidEncoding: FileRule {
  static let documentation = RuleDocumentation(
    id: "invalid-encoding", family: .catalog, severity: .error,
    summary: "The file is not in UTF-8 or UTF-16, or holds bytes that are no text.",
    rationale: """
      Catalogs are read as UTF-8, or as UTF-16 with a byte-order mark. A file in Latin-1 or with \
      torn characters is refused, or shows rubbish. Save it as UTF-8.

      A file in UTF-16 works, but tools that compare and merge files show nothing of it: a note. \
      The `title.strings` and `keyword.strings` of fastlane's screenshots may need it.

      Some tools leave out what the encoding they save in doesn't have: "Ykle" for "Yükle". A `.strings` \
      file of Polish, Romanian or Turkish whose texts have several sentences and not one letter of the \
      language's own is a warning. Take the texts from before they were saved.
      """,
    good: [], bad: [])

  /// How many NUL characters one fix removes; a text has none, so one that has more is no text.
  private static let mostRemoved = 1_000

  static func diagnostics(in file: LintFile, _ context: LintContext) -> [Diagnostic] {
    var found = file.diagnostics.filter {
      $0.id == "invalid-encoding" || $0.id == "unsupported-encoding"
    }.map { $0.renamed(id) }
    // What was torn once is torn all over the file, and one save mends it.
    let more = found.count - 1
    if more > 0 {
      found.removeLast(more)
      found[0].message += " (as in \(more) more \(more == 1 ? "place" : "places") of the file)"
    }
    // Of what is no catalog at all, that is said.
    if PropertyListForm.isBinary(file.text.utf8)
      || file.diagnostics.contains(where: { $0.id == "unsupported-format" })
    {
      return found
    }
    return found.isEmpty ? oddities(of: file) : found
  }

  /// What is wrong with a file whose bytes can all be read.
  private static func oddities(of file: LintFile) -> [Diagnostic] {
    if let null = nullCharacter(in: file) { return [null] }
    if file.text.encoding != .utf8, !file.isForScreenshots {
      return [
        diagnostic(
          file, 0..<0, .note,
          "the file is in UTF-16, which tools that compare files don't read; save it as UTF-8")
      ]
    }
    return LostLetters.message(for: file).map { [diagnostic(file, 0..<0, .warning, $0)] } ?? []
  }

  /// What is told of the first NUL character, unless the file's reader stumbles over it.
  private static func nullCharacter(in file: LintFile) -> Diagnostic? {
    let bytes = file.text.utf8
    guard let first = bytes.firstIndex(of: 0) else { return nil }
    let errors = file.diagnostics.filter { $0.severity == .error }
    // JSON has no place for one, so each is told.
    if file.format == .stringCatalog, !errors.isEmpty { return nil }
    let told = errors.compactMap(\.location?.range).filter { range in
      bytes.indices.contains(range.lowerBound) && bytes[range.lowerBound] == 0
    }
    let places = nullPlaces(in: bytes, from: first, besides: told)
    guard let place = places.first else { return nil }
    var found = diagnostic(
      file, place..<(place + 1), .error,
      "a NUL character is no text; save the file as UTF-8 without it")
    if file.format == .strings, file.text.encoding == .utf8 {
      let edits = places.map {
        FixIt.Edit(file: file.path, range: $0..<($0 + 1), replacement: "")
      }
      found.fixIts = [FixIt(title: "Remove the NUL characters", isSafe: true, edits: edits)]
    }
    return found
  }

  /// Where NUL characters stand, but for those in ranges of which something else is told: a torn file
  /// may end with thousands, which its reader takes for one mistake.
  private static func nullPlaces(
    in bytes: [UInt8], from first: Int, besides told: [Range<Int>]
  ) -> [Int] {
    var told = told.sorted { $0.lowerBound < $1.lowerBound }[...]
    var places: [Int] = []
    for place in first..<bytes.count where bytes[place] == 0 {
      while let range = told.first, range.upperBound <= place { told = told.dropFirst() }
      guard told.first?.contains(place) != true else { continue }
      places.append(place)
      if places.count == mostRemoved { break }
    }
    return places
  }

  private static func diagnostic(
    _ file: LintFile, _ range: Range<Int>, _ severity: Severity, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, message: message,
      location: Location(file: file.path, range: range))
  }
}
