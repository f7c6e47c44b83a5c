import Catalogs
import Exchange
import Extraction
import Locking
import Reading

/// Looks through files for keys that are spelled out, each file once as long as it is the same.
struct SpelledKeySearch {
  private let keys: Set<ExactKey>
  /// Of these those that comments may spell out, too.
  private let inComments: Set<ExactKey>
  /// What functions and members of the project are called that look texts up.
  private let lookUps: Set<String>
  private let loader: SourceLoader

  init(
    for keys: Set<ExactKey>, inComments: Set<ExactKey>, lookUps: Set<String>,
    reading loader: SourceLoader
  ) {
    self.keys = keys
    self.inComments = inComments
    self.lookUps = lookUps
    self.loader = loader
  }

  /// The keys that files spell out or, where symbols are generated, name the symbols of, with the
  /// places of each.
  ///
  /// - Parameters:
  ///   - cache: What earlier searches found out; nil where nothing is kept.
  ///   - project: What tells the project and its options from others.
  func places(
    in paths: [String], cache: ProjectCache?, project: ContentHash
  ) -> [ExactKey: [SpelledPlace]] {
    guard !keys.isEmpty else { return [:] }
    let question = question
    let known: SpelledKeys? = cache?.kept(.spelled, of: project, for: question)
    let (spelled, isNew) = search(paths, known: known, isKept: cache != nil)
    if isNew { cache?.keep(spelled, .spelled, of: project, for: question) }
    var places = spelled.places
    guard spelled.files.contains(where: \.holdsSymbols) else { return places }
    // A literal may turn out to spell nothing.
    let open = keys.filter { places[$0]?.contains { $0.offset == nil } != true }
    let names = Dictionary(
      open.compactMap { key in SymbolName(ofKey: key.text).map { (key, $0) } },
      uniquingKeysWith: { first, _ in first })
    let code = paths.filter { $0.hasSuffix(".swift") }
    let loader = loader
    let named = SymbolSearch(names.values).found(in: code) { loader.readIfPossible($0) }
    for (key, name) in names {
      if let file = named[name] { places[key, default: []].append(SpelledPlace(file: file)) }
    }
    return places
  }

  /// What tells these keys from others.
  private var question: ContentHash {
    var hash = ContentHash()
    for keys in [keys, inComments] {
      for key in keys.map(\.text).sorted(by: { $0.precedesInBytes($1) }) { hash.combine(key) }
      hash.combine("")
    }
    for name in lookUps.sorted() { hash.combine(name) }
    return hash
  }

  /// - Returns: What each file spells out, and whether anything of that was not known.
  private func search(
    _ paths: [String], known: SpelledKeys?, isKept: Bool
  ) -> (SpelledKeys, isNew: Bool) {
    let known = known?.filesByPath ?? [:]
    let search = LiteralSearch(keys.map(\.text), inComments: inComments, lookUps: lookUps)
    let loader = loader
    let found = parallelMap(paths) { _, path -> (file: SpelledKeys.File, isNew: Bool)? in
      let content = isKept ? loader.hash(of: path) : ContentHash()
      if let file = known[path], file.content == content { return (file, false) }
      guard let content, let bytes = loader.readIfPossible(path) else { return nil }
      let file = SpelledKeys.File(
        path: path, content: content, text: search.spelled(in: bytes, of: path),
        holdsSymbols: path.hasSuffix(".swift") && SymbolSource.isLikely(bytes))
      return (file, true)
    }.compactMap(\.self)
    let isNew = found.count != known.count || found.contains(where: \.isNew)
    return (SpelledKeys(files: found.map(\.file)), isNew)
  }
}
