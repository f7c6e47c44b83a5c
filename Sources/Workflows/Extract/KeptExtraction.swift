import Extraction
import Reading

/// What Swift files say, as far as it is known from earlier extractions.
///
/// The cache answers at once where nothing has changed. Where something has, it tells what is known of
/// each file by itself, unless the process holds that in memory.
struct KeptExtraction {
  private let options: ExtractOptions
  private let macros: [String]
  private let loader: SourceLoader

  /// - Parameter macros: What the project's build settings say of what localizes.
  init(_ options: ExtractOptions, _ macros: [String], _ loader: SourceLoader) {
    self.options = options
    self.macros = macros
    self.loader = loader
  }

  /// - Parameters:
  ///   - paths: The Swift files.
  ///   - modules: Which modules they are compiled into.
  ///   - isKept: Whether the result may come from the cache, and is kept there.
  ///   - extractor: Gives what extracts, with a memory of earlier extractions.
  func result(
    of paths: [String], _ modules: SourceModules, isKept: Bool,
    by extractor: (ExtractionMemory?) -> Extractor
  ) -> ExtractionResult {
    let loader = loader
    func extract(_ memory: ExtractionMemory?) -> ExtractionResult {
      extractor(memory).extract(paths: paths, modules: modules) { loader.source($0) }
    }
    guard isKept, let cache = options.cache else { return extract(options.memory) }
    var contents = ContentHash()
    contents.combine(options.functions.map(\.spelling).joined(separator: "\n"))
    contents.combine(macros.joined(separator: "\n"))
    contents.combine(options.includesDebug ? "debug" : "")
    contents.combine(options.includesTests ? "tests" : "")
    modules.combine(paths, into: &contents)
    contents.combine(loader.hash(of: paths, areSources: true))
    return cache.value(.extraction, of: options.identity, for: contents) {
      !loader.hasErrors && !$0.isTransient
    } make: {
      if let memory = options.memory { return extract(memory) }
      let memory =
        cache.kept(.files, of: options.identity, for: ContentHash()) ?? ExtractionMemory()
      let result = extract(memory)
      cache.keep(memory, .files, of: options.identity, for: ContentHash())
      return result
    }
  }
}
