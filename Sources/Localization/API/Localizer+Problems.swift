import Diagnostics

extension Localizer {
  /// Something that is wrong with a catalog, on Linux and on Apple's systems.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The file's path in its bundle.
    public let file: String
    /// What is wrong, and what to do.
    public let message: String
    /// The file and the message, as a log shows them.
    public var description: String { "\(file): \(message)" }
  }

  /// What is wrong with the catalogs; reads all of them, so ask once, when a program starts.
  ///
  /// A file that can't be read and one with a mistake in it are told alike; the keys before and
  /// behind a mistake are found all the same. `l10n lint` says the line.
  public var problems: [Problem] {
    tables.diagnostics.map { Problem(file: $0.location?.file ?? "", message: $0.message) }
  }
}
