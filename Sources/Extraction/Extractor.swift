package import Diagnostics
import Dispatch
import Locking
import Reading

/// Finds the localizable strings of Swift sources.
package struct Extractor: Sendable {
  private let functions: [LocalizingFunction]
  private let findsAttributes: Bool
  private let included: IncludedCode
  private let shownTexts: ShownTextSearch?
  private let readsAll: Bool
  private let memory: ExtractionMemory?

  /// - Parameters:
  ///   - functions: Functions of the project whose argument is a key although its type is a plain
  ///     String.
  ///   - findsAttributes: Whether the declarations of custom attributes are looked for, too, which
  ///     takes parsing the files that hold them.
  ///   - included: What counts of the code that no release of the app runs.
  ///   - shownTexts: How texts are looked for that people read although nothing localizes them,
  ///     which takes parsing all files that have to do with a screen; nil for not at all.
  ///   - readsAll: Whether all of all files is parsed, and all of them visited as often as more
  ///     wrappers are known, to compare what is found with what is found on demand.
  ///   - memory: What earlier extractions found out of single files, and this one leaves for the
  ///     next; not used where attributes or shown texts are looked for.
  package init(
    functions: [LocalizingFunction] = [], findsAttributes: Bool = false,
    included: IncludedCode = [], shownTexts: ShownTextSearch? = nil, readsAll: Bool = false,
    memory: ExtractionMemory? = nil
  ) {
    self.memory = memory
    self.readsAll = readsAll
    self.shownTexts = shownTexts
    self.functions = functions
    self.findsAttributes = findsAttributes
    self.included = included
  }

  /// Reads what every extraction needs, beside what the caller does until it asks for one.
  package static func prepare() {
    DispatchQueue.global().async {
      _ = LocalizingNames.ofInterfaces
      InterfaceIndex.prepare()
    }
  }

  /// Extracts from a set of files.
  ///
  /// - Parameters:
  ///   - paths: The files, each named as diagnostics and locations shall name it.
  ///   - modules: Which modules the files are compiled into.
  ///   - read: Gives a file's bytes; nil for a file that can't be read, which the caller reports.
  /// - Returns: The entries by table and key, and what is wrong by file and offset; the same for
  ///   the same files, in whatever order they come.
  package func extract(
    paths: [String], modules: SourceModules = .unknown,
    read: @escaping @Sendable (String) -> [UInt8]?
  ) -> ExtractionResult {
    let paths = paths.sorted()
    let memory = isRemembered ? memory : nil
    let sources = sources(paths, modules, read, memory)
    let wrappers = WrapperTable(of: sources, functions: functions, visitsAll: readsAll)
    let collector = EntryCollector(paths: paths)
    let uses = WrapperUses(functions: functions)
    let shown = shownTexts.map(ShownTextCollector.init)
    let findings = FindingRun(of: sources, at: paths, wrappers, isRemembered: memory != nil)
    let programs = sources.programs
    findings.run(functions: functions, notesFlows: shown != nil) { file, found in
      guard let program = programs[file] else { return }
      collector.add(found, from: program)
      uses.add(found)
      shown?.add(found.flows, keysAt: found.occurrences.map(\.offset), in: file)
    }
    if let memory { keep(findings, sources, wrappers, at: paths, in: memory) }
    collector.add(shown?.diagnostics(in: programs, among: paths) ?? [], uses)
    var extraction = collector.finish(parsedFiles: sources.parsedFiles)
    extraction.wrappers = uses.wrappers(in: sources.programs)
    extraction.unmatchedFunctions = uses.unmatchedFunctions.filter { !$0.isMacro }
    if findsAttributes {
      extraction.attributes = AttributeFinder(sources.index, sources.programs).attributes()
    }
    Self.free(Self.held(consume sources, consume findings))
    return extraction
  }

  /// Frees what was read of all files beside what the caller does next: it takes a tenth as long as
  /// reading it did.
  private static func free(_ held: Locked<(SourceSet, FindingRun)?>) {
    DispatchQueue.global(qos: .utility).async { held.withLock { $0 = nil } }
  }

  /// What was read of all files, held by nobody else, or whoever lets go of it last would have to free
  /// it.
  private static func held(
    _ sources: consuming SourceSet, _ findings: consuming FindingRun
  ) -> Locked<(SourceSet, FindingRun)?> {
    Locked((sources, findings))
  }

  private func keep(
    _ findings: FindingRun, _ sources: SourceSet, _ wrappers: WrapperTable, at paths: [String],
    in memory: ExtractionMemory
  ) {
    memory.keep(findings.known(at: paths), for: question)
    memory.keepLast {
      LastExtraction(
        of: sources, at: paths, wrappers, functions: functions, included: included)
    }
  }

  /// What is asked of each file, which decides what is found in it.
  var question: ContentHash {
    var hash = ContentHash()
    hash.combine(functions.map { $0.spelling + ($0.isMacro ? "*" : "") }.joined(separator: "\n"))
    hash.combine("\(included.rawValue)")
    return hash
  }

  /// Whether what is asked is what is remembered of files.
  private var isRemembered: Bool { shownTexts == nil && !findsAttributes && !readsAll }

  private func sources(
    _ paths: [String], _ modules: SourceModules, _ read: @escaping @Sendable (String) -> [UInt8]?,
    _ memory: ExtractionMemory?
  ) -> SourceSet {
    SourceSet(
      paths: paths, modules: modules, read: read, functions: functions, included: included,
      attributeMarks: findsAttributes ? AttributeProtocols.marks : [],
      findsShownTexts: shownTexts != nil, readsAll: readsAll,
      remembered: memory?.files(for: question))
  }
}

/// What an extraction found.
package struct ExtractionResult: Sendable {
  /// Sorted by table, bundle and key.
  package var entries: [ExtractedEntry]
  /// Sorted by file and offset.
  package var diagnostics: [Diagnostic]
  /// The files that had to be parsed; the others can't hold a localizable string.
  package var parsedFiles: [ParsedFile] = []
  /// The custom attributes by name; empty where they weren't asked for.
  package var attributes: [ExtractedAttribute] = []
  /// The declarations of the project that pass keys on and are used, by name and place.
  package var wrappers: [Wrapper] = []
  /// The given functions that no call matches.
  package var unmatchedFunctions: [LocalizingFunction] = []
  /// The places that look up keys which nobody can tell, by file.
  package var openLookUps: [OpenLookUp] = []

  /// Whether the next extraction of the same files may find more.
  package var isTransient: Bool { diagnostics.contains(where: \.isTransient) }

  /// Whether everything was read: a key of a file that was left out is not a key that is gone.
  package var isComplete: Bool {
    !diagnostics.contains { ExtractionDiagnostic.incomplete.contains($0.id) }
  }
}
