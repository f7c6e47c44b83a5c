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
    range = map.range(diagnostic.location?.range ?? 0..<0)
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
}
