import Diagnostics
import Extraction
import Locking
import Projects
import Reading

/// The literals of Swift code that spell a key which no source has: what they are given to isn't known
/// to localize, as a type of a package that isn't there.
struct UnknownUses {
  /// A line for each, for people.
  private(set) var lines: [String] = []
  /// Further ones are not named.
  private static let most = 5

  /// A literal that spells the key.
  private struct Use: Sendable {
    var place: String
    /// What is said of it unless only debug builds have it.
    var reason: String
    /// Whether its file has code that only debug builds have.
    var mayBeDebug = false
  }

  /// - Parameter known: The keys that sources have, which may be made of the same literals.
  init(
    of key: String, in survey: ProjectSurvey, _ loader: SourceLoader, _ options: ExtractOptions,
    known: [ExtractedEntry]
  ) {
    let keys = Self.keys(of: known)
    let search = LiteralSearch([key])
    let files = survey.files.filter { SourceLanguage(path: $0) == .swift }
    let tests = Self.tests(in: survey.model)
    let found = parallelMap(files) { _, file -> [Use] in
      guard let bytes = loader.readIfPossible(file) else { return [] }
      return Self.uses(search, in: bytes, of: file, keys, tests: tests[file])
    }
    let uses = found.joined().prefix(Self.most)
    let debug =
      uses.contains(where: \.mayBeDebug)
      ? Self.debugPlaces(of: key, in: files, survey, loader, options) : []
    lines = uses.map { use in
      "spelled: \(use.place)" + (debug.contains(use.place) ? Self.debugReason : use.reason)
    }
  }

  /// The literals of a file.
  ///
  /// - Parameters:
  ///   - keys: What literals make, by their places.
  ///   - tests: What is said of a file of tests.
  private static func uses(
    _ search: LiteralSearch, in bytes: [UInt8], of file: String, _ keys: [String: String],
    tests: String?
  ) -> [Use] {
    let offsets = search.places(in: bytes, of: file).filter { !$0.isComposed }.map(\.offset)
    guard !offsets.isEmpty else { return [] }
    let map = LineMap(bytes)
    let mayBeDebug = tests == nil && bytes.containsSequence("DEBUG".utf8)
    return offsets.map { offset in
      let (line, column) = map.shownPosition(at: offset)
      let place = "\(file):\(line):\(column)"
      if let other = keys[place] {
        return Use(place: place, reason: ", where it makes the key '\(other)'")
      }
      return Use(
        place: place, reason: tests ?? reason(at: offset, in: bytes), mayBeDebug: mayBeDebug)
    }
  }

  // MARK: Debug builds

  private static let debugReason =
    ", in code that only debug builds have; --include-debug takes it"

  /// Where code makes a key that doesn't as releases have it; none where all of it counts.
  private static func debugPlaces(
    of key: String, in files: [String], _ survey: ProjectSurvey, _ loader: SourceLoader,
    _ options: ExtractOptions
  ) -> Set<String> {
    guard !options.includesDebug else { return [] }
    let macros = survey.localizingMacros.map(LocalizingFunction.init(macro:))
    let extractor = Extractor(
      functions: options.functions + macros, included: options.included.union(.debug))
    let extraction = extractor.extract(
      paths: files, modules: SourceModules(of: files, survey.model)
    ) { loader.readIfPossible($0) }
    let entries = extraction.entries.filter { $0.key.isExactly(key) }
    return Set(entries.flatMap(\.locations).map(place))
  }

  private static func place(of reference: SourceReference) -> String {
    "\(reference.file):\(reference.line):\(reference.column)"
  }

  // MARK: What is said of a literal

  /// The keys by their places, as a line names these.
  private static func keys(of entries: [ExtractedEntry]) -> [String: String] {
    let pairs = entries.flatMap { entry in
      entry.locations.map { (place(of: $0), entry.key) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// What is said of the files that only tests have.
  private static func tests(in model: ProjectModel) -> [String: String] {
    let targets = model.projects.flatMap(\.targets)
    var tests: [String: String] = [:]
    for target in targets where target.isTest {
      for file in target.sources {
        tests[file] = ", in the tests '\(target.name)', whose texts are left out"
      }
    }
    for target in targets where !target.isTest {
      for file in target.sources { tests[file] = nil }
    }
    return tests
  }

  /// Why a literal is no key: what is asked of it that no framework has, or else what it is
  /// given to.
  private static func reason(at offset: Int, in bytes: [UInt8]) -> String {
    let unknown = "which isn't known to localize; if it does, say so with --function"
    if let member = LocalizingFunction(askedOf: bytes[offset...]),
      !InterfaceIndex.hasTextMember(named: member.name)
    {
      return ", asked for .\(member.name), \(unknown) \(member.spelling)"
    }
    guard let function = LocalizingFunction(calledAtEndOf: bytes[..<offset])?.spelling else {
      return ", where nothing is known to localize it"
    }
    return ", given to \(function), \(unknown)"
  }
}
