package import Diagnostics
package import Extraction
import Locking

/// Finds the localizable strings of Objective-C and C sources.
package struct ObjectiveCExtractor: Sendable {
  private let includesDebug: Bool
  private let macros: [String]

  /// - Parameters:
  ///   - includesDebug: Whether strings that only debug builds have are found, too.
  ///   - macros: What is called like `NSLocalizedString`, by `LOCALIZED_STRING_MACRO_NAMES`; what the
  ///     sources say of it themselves counts more.
  package init(includesDebug: Bool = false, macros: [String] = []) {
    self.includesDebug = includesDebug
    self.macros = macros
  }

  /// Extracts from the files of one target, whose headers are known in all of them.
  ///
  /// - Returns: The entries by table and key, and what is wrong by file and offset; the same for
  ///   the same files, in whatever order they come.
  package func extract(_ files: [(path: String, bytes: [UInt8])]) -> ObjectiveCExtraction {
    var collected = CollectedEntries()
    let readable = files.sorted { $0.path < $1.path }.filter { collected.admits($0) }
    var program = ObjectiveCProgram(readable, includesDebug: includesDebug)
    WrapperSearch.addForms(to: &program)
    if program.addForms(ofMacros: macros) { WrapperSearch.addForms(to: &program) }
    let complete = program
    let found = parallelMap(Array(program.sources.indices)) { _, index in
      var finder = ObjectiveCFinder(complete, source: index)
      finder.run()
      return finder
    }
    for finder in found { collected.add(finder.entries, finder.diagnostics) }
    var extraction = collected.extraction
    extraction.openLookUps = found.flatMap(\.openLookUps)
    return extraction
  }
}

/// What an extraction from Objective-C found.
package struct ObjectiveCExtraction: Sendable {
  /// Sorted by table, bundle and key.
  package var entries: [ExtractedEntry] = []
  /// Sorted by file and offset.
  package var diagnostics: [Diagnostic] = []
  /// The places that look up keys which nobody can tell, by file.
  package var openLookUps: [OpenLookUp] = []
}

/// Brings the places of each key together.
private struct CollectedEntries {
  private var merged = MergedEntries()
  private var diagnostics: [Diagnostic] = []

  /// Says so of a file that is too large for a source.
  mutating func admits(_ file: (path: String, bytes: [UInt8])) -> Bool {
    guard file.bytes.count > ResourceLimit.sourceSize else { return true }
    diagnostics.append(
      Diagnostic(
        id: "file-too-large", severity: .error,
        message: "this file has more than the \(ResourceLimit.sourceSize >> 20) MB that are "
          + "read of a source; split it",
        location: Location(file: file.path)))
    return false
  }

  mutating func add(_ more: [ExtractedEntry], _ problems: [Diagnostic]) {
    diagnostics += problems
    for entry in more { merged.add(entry) }
  }

  var extraction: ObjectiveCExtraction {
    ObjectiveCExtraction(
      entries: merged.entries.sorted { $0.precedes($1) },
      diagnostics: (diagnostics + merged.conflicts).sortedByPlace())
  }
}
