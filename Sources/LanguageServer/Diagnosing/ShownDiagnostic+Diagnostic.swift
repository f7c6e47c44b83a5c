import Diagnostics
import Linting
import Workflows

extension ShownDiagnostic {
  /// A diagnostic as a client shows it.
  ///
  /// - Parameters:
  ///   - map: Places of the diagnostic's own file.
  ///   - maps: Places of another file that a note names; nil where it can't be read.
  init(
    _ diagnostic: Diagnostic, _ map: PositionMap, maps: (_ file: String) -> PositionMap?
  ) {
    range = map.range(diagnostic.location.map { Self.marked($0, map) } ?? 0..<0)
    severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      default: 3
      }
    code = diagnostic.id
    let place = diagnostic.location?.briefKeyPath
    let hints = diagnostic.notes.filter { $0.location == nil }.map(\.message)
    let text = ([diagnostic.message] + hints).joined(separator: "\n")
    message = place.map { "\(text)\n\($0)" } ?? text
    let related = diagnostic.notes.compactMap { note -> Related? in
      guard let place = note.location, let map = maps(place.file) else { return nil }
      return Related(
        location: DocumentLocation(
          uri: DocumentURI(path: place.file), range: map.range(place.range)),
        message: note.message)
    }
    relatedInformation = related.isEmpty ? nil : related
  }

  /// What a client marks: of what is found in Swift only the place is known, but where a literal
  /// starts there, it is what is meant.
  private static func marked(_ place: Location, _ map: PositionMap) -> Range<Int> {
    guard place.range.isEmpty, place.file.hasSuffix(".swift"),
      let end = map.endOfLiteral(from: place.range.lowerBound)
    else { return place.range }
    return place.range.lowerBound..<end
  }
}
