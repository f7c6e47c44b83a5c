package import Diagnostics

/// Finds the localizable strings of Swift sources.
package struct Extractor: Sendable {
  private let functions: [LocalizingFunction]
  private let findsAttributes: Bool

  /// - Parameters:
  ///   - functions: Functions of the project whose argument is a key although its type is a plain
  ///     String.
  ///   - findsAttributes: Whether the declarations of custom attributes are looked for, too, which
  ///     takes parsing the files that hold them.
  package init(functions: [LocalizingFunction] = [], findsAttributes: Bool = false) {
    self.functions = functions
    self.findsAttributes = findsAttributes
  }

  /// Extracts from a set of files.
  ///
  /// - Parameters:
  ///   - paths: The files, each named as diagnostics and locations shall name it.
  ///   - read: Gives a file's bytes; nil for a file that can't be read, which the caller reports.
  /// - Returns: The entries by table and key, and what is wrong by file and offset; the same for
  ///   the same files, in whatever order they come.
  package func extract(
    paths: [String], read: @escaping @Sendable (String) -> [UInt8]?
  ) -> Extraction {
    let paths = paths.sorted()
    let sources = SourceSet(
      paths: paths, read: read, functions: functions,
      attributeMarks: findsAttributes ? AttributeProtocols.marks : [])
    let index = sources.index
    let functions = functions
    let collector = EntryCollector()
    parallelForEach(sources.programs, state: {}) { _, file, program -> Found in
      guard let program, !program.isTest else { return Found() }
      let inference = Inference(index: index.copy(), size: program.size)
      let finder = LiteralFinder(
        program: program, file: file, inference: inference, functions: functions)
      finder.run()
      return Found(occurrences: finder.occurrences, diagnostics: finder.diagnostics)
    } _: { file, found in
      guard let program = sources.programs[file] else { return }
      collector.add(found.occurrences, program.diagnostics + found.diagnostics, from: program)
    }
    var extraction = collector.finish(parsedFiles: sources.programs.count { $0 != nil })
    if findsAttributes {
      extraction.attributes = AttributeFinder(index, sources.programs).attributes()
    }
    return extraction
  }

  private struct Found: Sendable {
    var occurrences: [Occurrence] = []
    var diagnostics: [Diagnostic] = []
  }
}

/// A function of the project that is named in its configuration as localizing.
package struct LocalizingFunction: Hashable, Sendable {
  /// The base name, as in `tr` for `tr("key")`.
  package var name: String
  /// The label of the key's argument; nil for the unlabelled first one.
  package var label: String?

  package init(name: String, label: String? = nil) {
    self.name = name
    self.label = label
  }
}

/// What an extraction found.
package struct Extraction: Sendable {
  /// Sorted by table, bundle and key.
  package var entries: [ExtractedEntry]
  /// Sorted by file and offset.
  package var diagnostics: [Diagnostic]
  /// How many files had to be parsed; the others can't hold a localizable string.
  package var parsedFiles: Int
  /// The custom attributes by name; empty where they weren't asked for.
  package var attributes: [ExtractedAttribute] = []

  /// Whether everything was read: a key of a file that was left out is not a key that is gone.
  package var isComplete: Bool {
    !diagnostics.contains { ExtractionDiagnostic.incomplete.contains($0.id) }
  }
}
