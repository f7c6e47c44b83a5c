package import Diagnostics
package import Extraction
package import Reading

/// What a file outside of Swift says of localizable strings.
package struct ResourceFile: Sendable {
  /// The file; of a target's settings, the project.
  package var path: String
  package var kind: ResourceKind
  /// The table that the file's keys belong to where it has one for all; for Objective-C, where
  /// every call names its own, the default `Localizable`.
  package var table: String
  /// In the order of the file; one for each key.
  package var entries: [ExtractedEntry]
  /// Texts that are nothing but a parameter of an intent, which no catalog gets: a translation may have
  /// been given them by an older Xcode.
  package var wordlessEntries: [ExtractedEntry] = []
  /// What texts are in other builds, by key, where that is known.
  package private(set) var otherTexts: [ExactKey: Set<String>] = [:]
  /// By place in the file.
  package var diagnostics: [Diagnostic]
  /// The keys that Xcode brings into no catalog by itself.
  package var unsyncedKeys: Set<ExactKey> = []
  /// The target whose settings these are, where no file holds them.
  package var target: String?

  /// What a file, or a target's settings, says.
  package init(
    path: String, kind: ResourceKind, table: String, entries: [ExtractedEntry],
    diagnostics: [Diagnostic]
  ) {
    self.path = path
    self.kind = kind
    self.table = table
    self.entries = entries
    self.diagnostics = diagnostics
  }

  /// Keeps what the same file, or settings, say in another build.
  package mutating func add(otherBuild entries: [ExtractedEntry]) {
    for entry in entries { otherTexts[ExactKey(entry.key), default: []].insert(entry.sourceText) }
  }
}

/// How much of a file is read; what has more was made to hurt.
enum ResourceLimit {
  /// The largest storyboards of public apps have some two megabytes.
  static let fileSize = 64 << 20
  /// The longest sources, which were generated, have some five.
  static let sourceSize = 16 << 20
  /// Property lists of apps nest some ten levels deep.
  static let propertyList = MarkupReader(
    sizeLimit: fileSize,
    limits: MarkupLimits(depth: 64, attributes: 16, textLength: 1 << 20, allowsHyphens: true),
    allowsDocumentType: true)
}
