/// How large a file of a kind may be; a larger one is named and not read.
package struct FileLimit: Hashable, Sendable {
  /// What the file is, in the words of a message.
  let kind: String
  package let bytes: Int

  /// Larger ones are generated data, not source; parsing one takes gigabytes.
  package static let source = FileLimit(kind: "a source file", bytes: 16 << 20)
  package static let catalog = FileLimit(kind: "a catalog", bytes: 256 << 20)
  package static let exchange = FileLimit(kind: "an exchange file", bytes: 256 << 20)
  package static let configuration = FileLimit(kind: "a configuration", bytes: 8 << 20)
  package static let projectFile = FileLimit(kind: "a project file", bytes: 64 << 20)
  package static let ignoreFile = FileLimit(kind: "an ignore file", bytes: 1 << 20)
  static let attributes = FileLimit(kind: "a file of attributes", bytes: 1 << 20)
  static let gitIndex = FileLimit(kind: "a git index", bytes: 64 << 20)
  static let gitFile = FileLimit(kind: "a .git file", bytes: 4096)
  package static let guide = FileLimit(kind: "a guide for translators", bytes: 1 << 20)
  package static let baseline = FileLimit(kind: "a baseline", bytes: 256 << 20)
  package static let journal = FileLimit(kind: "a journal", bytes: 64 << 20)
  package static let snapshot = FileLimit(kind: "a snapshot", bytes: 256 << 20)

  /// In megabytes.
  var shown: String { "\(bytes >> 20) MB" }
}
