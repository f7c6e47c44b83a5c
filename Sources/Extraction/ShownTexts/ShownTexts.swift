import Diagnostics

/// What is asked of the search for texts that people read.
package struct ShownTextSearch: Sendable {
  /// Whether a word in small letters is one of a language, and more than a name.
  package var knowsWord: @Sendable (String) -> Bool

  package init(knowsWord: @escaping @Sendable (String) -> Bool) { self.knowsWord = knowsWord }
}

/// Brings together what the files' code hands on; fed by one thread at a time.
final class ShownTextCollector: @unchecked Sendable {
  private var texts: ShownTexts

  init(_ search: ShownTextSearch) { texts = ShownTexts(search) }

  func add(_ flows: [TextFlow], keysAt offsets: [Int32], in file: Int) {
    texts.add(flows, keysAt: offsets, in: file)
  }

  func diagnostics(in programs: [SourceProgram?]) -> [Diagnostic] {
    texts.diagnostics(in: programs)
  }
}

/// The texts that people read although nothing localizes them, found by going from the screen back
/// to where they are written.
struct ShownTexts {
  private let search: ShownTextSearch
  private var sources: [TextStation: [TextSource]] = [:]
  /// Where keys are, which are localized however they go on.
  private var keys: Set<FilePlace> = []
  /// The names of the app and its parts, in small letters.
  private var names: Set<String> = []

  init(_ search: ShownTextSearch) { self.search = search }

  /// Adds what one file's code hands on, and where it has keys.
  mutating func add(_ flows: [TextFlow], keysAt offsets: some Sequence<Int32>, in file: Int) {
    for flow in flows { sources[flow.target, default: []] += flow.sources }
    keys.formUnion(offsets.map { FilePlace(file: file, offset: $0) })
  }

  /// The findings, each place once.
  mutating func diagnostics(in programs: [SourceProgram?]) -> [Diagnostic] {
    names = CodePurpose.folderNames(in: programs.compactMap { $0?.path })
    let unshown = CodePurpose.pathsForDevelopers(among: programs.compactMap { $0?.path })
    var reached: Set<TextStation> = [.screen]
    var pending: [TextStation] = [.screen]
    var found: [FilePlace: Diagnostic] = [:]
    while let station = pending.popLast() {
      let tables = filesWithTables(of: station)
      for source in sources[station] ?? [] {
        if case .station(let next) = source {
          if reached.insert(next).inserted { pending.append(next) }
        } else if let (place, diagnostic) = diagnostic(
          of: source, asData: source.file.map(tables.contains) ?? false, in: programs),
          diagnostic.location.map({ !unshown.contains($0.file) }) ?? true
        {
          // Of a text that is glued and more, the widest is told.
          if found[place].map({ $0.id > diagnostic.id }) ?? true { found[place] = diagnostic }
        }
      }
    }
    return found.sorted { ($0.key.file, $0.key.offset) < ($1.key.file, $1.key.offset) }.map(\.value)
  }

  /// The files that give a station so many literals that they are a table of data: names of
  /// devices, sensors or countries.
  private func filesWithTables(of station: TextStation) -> Set<Int> {
    guard station != .screen else { return [] }
    var counts: [Int: Int] = [:]
    for source in sources[station] ?? [] {
      if case .literal = source, let file = source.file { counts[file, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value > Self.mostOfScreen }.keys)
  }

  /// No screen has more rows of its own.
  private static let mostOfScreen = 24

  private func diagnostic(
    of source: TextSource, asData isData: Bool, in programs: [SourceProgram?]
  ) -> (FilePlace, Diagnostic)? {
    let place: FilePlace
    let finding: (id: String, severity: Severity, message: String)
    switch source {
    case .station: return nil
    case .literal(let literal):
      guard !keys.contains(literal.place), let severity = severity(of: literal, asData: isData)
      else { return nil }
      place = literal.place
      finding = (ExtractionDiagnostic.unlocalized, severity, Self.unlocalized(literal))
    case .joined(let joint):
      place = joint
      finding = (ExtractionDiagnostic.joined, .warning, Self.joined)
    case .handMadePlural(let choice, let one, let other):
      place = choice
      finding = (ExtractionDiagnostic.handMadePlural, .warning, Self.plural(one, other))
    }
    guard let program = programs[place.file], !program.isTest else { return nil }
    return (
      place,
      Diagnostic(
        id: finding.id, severity: finding.severity, message: finding.message,
        location: Location(
          file: program.path, range: Int(place.offset)..<Int(place.offset)))
    )
  }

  /// How much it matters that a literal is not localized; nil for one that need not be.
  private func severity(of literal: ShownLiteral, asData isData: Bool) -> Severity? {
    let verdict = LiteralWords(literal).verdict(isRawValue: literal.isRawValue) { word in
      !names.contains(word) && search.knowsWord(word)
    }
    return switch verdict {
    case .none: nil
    case .doubtful: .note
    case .prose: isData ? .note : .warning
    }
  }

  private static func unlocalized(_ literal: ShownLiteral) -> String {
    let text = literal.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let shown = text.count > 60 ? text.prefix(59) + "…" : text[...]
    return "people read '\(shown)' in every language; make it a key, as with String(localized:)"
  }

  private static let joined =
    "this sentence is glued together, so that no translator sees or can reorder the whole; "
    + "write one localized text with interpolations"

  private static func plural(_ one: String, _ other: String) -> String {
    let shown = one.isEmpty ? "an 's'" : "'\(one)' or '\(other)'"
    return "code chooses \(shown) by the number, which is right in English only; "
      + "localize the whole with its number and vary it by plural in the catalog"
  }
}
