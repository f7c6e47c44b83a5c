import Diagnostics

/// What is asked of the search for texts that people read.
package struct ShownTextSearch: Sendable {
  /// Whether a word in small letters is one of a language, and more than a name.
  package var knowsWord: @Sendable (String) -> Bool
  /// Whether a text is the same in every language on purpose.
  package var isUniversal: @Sendable (String) -> Bool = { _ in false }

  package init(knowsWord: @escaping @Sendable (String) -> Bool) { self.knowsWord = knowsWord }
}

/// Brings together what the files' code hands on; fed by one thread at a time.
final class ShownTextCollector: @unchecked Sendable {
  private var texts: ShownTexts

  init(_ search: ShownTextSearch) { texts = ShownTexts(search) }

  func add(_ flows: [TextFlow], keysAt offsets: [Int32], in file: Int) {
    texts.add(flows, keysAt: offsets, in: file)
  }

  func diagnostics(in programs: [SourceProgram?], among paths: [String]) -> [Diagnostic] {
    texts.diagnostics(in: programs, among: paths)
  }
}

/// The texts that people read although nothing localizes them, found by going from the screen back
/// to where they are written.
struct ShownTexts {
  private let search: ShownTextSearch
  private var sources: [TextStation: [TextSource]] = [:]
  /// Where keys are, which are localized however they go on.
  private var keys: Set<FilePlace> = []

  init(_ search: ShownTextSearch) { self.search = search }

  /// Adds what one file's code hands on, and where it has keys.
  mutating func add(_ flows: [TextFlow], keysAt offsets: some Sequence<Int32>, in file: Int) {
    for flow in flows { sources[flow.target, default: []] += flow.sources }
    keys.formUnion(offsets.map { FilePlace(file: file, offset: $0) })
  }

  /// The findings, each place once.
  ///
  /// - Parameter paths: All files, parsed or not.
  func diagnostics(in programs: [SourceProgram?], among paths: [String]) -> [Diagnostic] {
    let unshown = CodePurpose.pathsForDevelopers(among: paths)
    let isLeftOut = programs.map { program in
      program.map { $0.isTest || unshown.contains($0.path) } ?? true
    }
    let shown = reached(from: .screen).filter { !isLeftOut[$0.key.file] }
    let lookedUp = keys.union(reached(from: .catalog).keys)
    let judgement = ShownTextJudgement(
      search, of: shown.filter { !lookedUp.contains($0.key) }.map(\.value), among: paths)
    var found: [Diagnostic] = []
    for (place, reached) in shown.sorted(by: { $0.key < $1.key }) {
      guard let program = programs[place.file] else { continue }
      var isKey = false
      if case .literal = reached.source { isKey = lookedUp.contains(place) }
      guard !isKey, let diagnostic = judgement.diagnostic(of: reached, in: program) else {
        continue
      }
      found.append(diagnostic)
    }
    return found
  }

  /// What is written in code and comes to a station in the end, by its place.
  private func reached(from start: TextStation) -> [FilePlace: ReachedText] {
    var visited: Set<TextStation> = [start]
    var pending = [start]
    var found: [FilePlace: ReachedText] = [:]
    var rawTexts = RawTexts()
    while let station = pending.popLast() {
      let mentions = enumerations(at: station)
      let tables = filesWithTables(of: station, mentions, &rawTexts)
      for source in sources[station] ?? [] {
        if case .station(let next) = source {
          // Raw values come to this station, not to one of their own, which decides on tables.
          if case .rawTexts = next { continue }
          if visited.insert(next).inserted { pending.append(next) }
        } else if let place = source.place {
          Self.add(ReachedText(source: source, isData: tables.contains(place.file)), to: &found)
        }
      }
      for nominal in mentions.keys {
        for text in rawTexts.take(nominal, tables: tables) { Self.add(text, to: &found) }
      }
    }
    return found
  }

  private static func add(_ text: ReachedText, to found: inout [FilePlace: ReachedText]) {
    guard let place = text.source.place else { return }
    // A text that is glued at one place and shown alone at another is told once.
    if found[place].map({ text.precedes($0) }) ?? true { found[place] = text }
  }

  /// The enumerations whose raw values a station is given, and how often.
  private func enumerations(at station: TextStation) -> [Nominal: Int] {
    var mentions: [Nominal: Int] = [:]
    for source in sources[station] ?? [] {
      if case .station(.rawTexts(let nominal)) = source { mentions[nominal, default: 0] += 1 }
    }
    return mentions
  }

  /// The files that give a station so many literals that they are a table of data: names of
  /// devices, sensors or countries.
  private func filesWithTables(
    of station: TextStation, _ mentions: [Nominal: Int], _ rawTexts: inout RawTexts
  ) -> Set<Int> {
    guard station != .screen else { return [] }
    var counts: [Int: Int] = [:]
    for source in sources[station] ?? [] {
      if case .literal(let literal) = source { counts[literal.place.file, default: 0] += 1 }
    }
    for (nominal, times) in mentions {
      for (file, count) in rawTexts.counts(of: nominal) {
        counts[file, default: 0] += count * times
      }
    }
    return Set(counts.filter { $0.value > Self.mostOfScreen }.keys)
  }

  /// No screen has more rows of its own.
  private static let mostOfScreen = 24
}
