import Diagnostics
import Sessions

/// The first mistake of a file that can't be read as a whole, as the page shows it.
struct ShownMistake: Encodable, Sendable {
  var file: String
  /// From 1, in lines and UTF-8 bytes.
  var line: Int
  var column: Int
  var message: String

  /// More of them than that nobody reads before the first are mended.
  private static let most = 20

  /// Those of a session's files.
  static func all(in session: StudioSession) -> [ShownMistake] {
    session.brokenFiles.prefix(most).compactMap(ShownMistake.init)
  }

  private init?(_ file: OpenFile) {
    guard let error = file.catalog.firstError, let place = file.firstMistake else { return nil }
    (self.file, line, column) = (file.catalog.path, place.line, place.column)
    message = error.message
  }
}
