import Diagnostics
import Exchange
import Extraction
import Locking
import Reading
import Resources

/// The places of a key in sources, to rename it there.
struct RenamePlaces: Sendable {
  /// The keys of code, with the specifiers that catalogs have.
  let code: [ExtractedEntry]
  private let resources: [ExtractedEntry]
  private let lookUps: [OpenLookUp]

  /// - Parameter catalogKeys: What settles the specifiers that extraction could only assume.
  init(_ sources: SourceExtraction, _ catalogKeys: [String]) {
    let reconciliation = SpecifierReconciliation(catalogKeys: catalogKeys)
    let lookUps = Set(sources.openLookUps.filter { $0.key != nil }.map { Place($0) })
    code = (sources.entries + sources.others).map { entry in
      var entry = reconciliation.reconciled(entry)
      // Where a constant is looked up stands none of the key's literals.
      entry.locations.removeAll { lookUps.contains(Place($0)) }
      return entry
    }
    resources = sources.resources.flatMap(\.entries)
    self.lookUps = sources.openLookUps
  }

  /// What looks up a key that a constant spells, or another literal that is no key itself.
  func lookUpsByConstants(of key: String, in table: String) -> [OpenLookUp] {
    lookUps.filter { lookUp in
      (lookUp.key?.isExactly(key) ?? false) && (lookUp.table ?? table) == table
    }
  }

  func tables(with key: String) -> Set<String> {
    Set((code + resources).filter { $0.key.isExactly(key) }.map(\.table))
  }

  /// Where code asks for a key.
  func references(to key: String, in table: String) -> [SourceReference] {
    code.filter { $0.table == table && $0.key.isExactly(key) }.flatMap(\.locations)
  }

  /// Whether a key can be changed in code: neither is it made by Xcode or the system, nor does one of
  /// its literals spell another key, too.
  func isOnlyInCode(_ key: String, in table: String) -> Bool {
    func isIt(_ entry: ExtractedEntry) -> Bool { entry.table == table && entry.key.isExactly(key) }
    guard !resources.contains(where: isIt) else { return false }
    let places = Set(code.filter(isIt).flatMap(\.locations).map(Place.init))
    let others = code.lazy.filter { !isIt($0) }.flatMap(\.locations)
    return !others.contains { places.contains(Place($0)) }
  }

  /// A file that makes both keys for a table.
  func file(withBoth pair: KeyPair, in table: String) -> String? {
    func files(_ key: String) -> Set<String> {
      Set(
        (code + resources).filter { $0.table == table && $0.key.isExactly(key) }
          .flatMap(\.locations).map(\.file))
    }
    return files(pair.old).intersection(files(pair.new)).min()
  }

  /// Changes all literals, or says which ones can't be changed and why.
  func rename(
    _ pair: KeyPair, in table: String, _ loader: SourceLoader, _ outcome: inout RenameOutcome
  ) {
    func isIt(_ entry: ExtractedEntry) -> Bool {
      entry.table == table && entry.key.isExactly(pair.old)
    }
    refuseResources(resources.filter(isIt), &outcome)
    let places = Set(code.filter(isIt).flatMap(\.locations).map(Place.init))
    let others = Set(code.filter { !isIt($0) }.flatMap(\.locations).map(Place.init))
    let files = Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }
    let work = files.map { Work(file: $0.key, offsets: $0.value.map(\.offset).sorted()) }
    let results = parallelMap(work) { _, work in
      loader.source(work.file).map { work.changed(pair, $0) }
        ?? .failure(work.offsets.map { Failure(offset: $0) })
    }
    var shared = places.intersection(others)
    for (work, result) in zip(work, results) {
      switch result {
      case .success(let change): outcome.changes.append(change)
      case .failure(let failures):
        for failure in failures {
          outcome.fail(Self.refusal(work.file, failure, pair))
          shared.remove(Place(file: work.file, offset: failure.offset))
        }
      }
    }
    refuseShared(shared, &outcome)
  }

  /// Refuses to change literals that are several keys.
  private func refuseShared(_ places: Set<Place>, _ outcome: inout RenameOutcome) {
    for place in places {
      outcome.fail(
        .rename("this literal is also another key, or one of another table", at: place.location))
    }
  }

  private func refuseResources(_ entries: [ExtractedEntry], _ outcome: inout RenameOutcome) {
    for place in entries.flatMap(\.locations).map(Place.init) {
      outcome.fail(
        .rename(
          "Xcode or the system makes this key, of an object's ID or a name in this file; rename it "
            + "there",
          at: place.location))
    }
  }

  private static func refusal(_ file: String, _ failure: Failure, _ pair: KeyPair) -> Diagnostic {
    .rename(
      failure.leavesOutValues
        ? "this literal has values in it, so the new key has to have the old one's arguments, as in "
          + "\"\(pair.newWithValues)\""
        : "the key is made here in a way that can't be changed safely; change it by hand, or make "
          + "it one literal",
      at: Location(file: file, range: failure.offset..<failure.offset))
  }

  private struct Place: Hashable {
    var file: String
    var offset: Int

    init(file: String, offset: Int) { (self.file, self.offset) = (file, offset) }

    init(_ reference: SourceReference) { (file, offset) = (reference.file, reference.offset) }

    init(_ lookUp: OpenLookUp) { (file, offset) = (lookUp.file, lookUp.offset) }

    var location: Location { Location(file: file, range: offset..<offset) }
  }

  private enum Result: Sendable {
    case success(RenameOutcome.Change)
    case failure([Failure])
  }

  /// A place that can't be changed.
  private struct Failure: Sendable {
    var offset: Int
    /// Whether the literal has values that the new key has no place for.
    var leavesOutValues = false
  }

  /// A file and where in it the key's literals start.
  private struct Work: Sendable {
    var file: String
    var offsets: [Int]

    func changed(_ pair: KeyPair, _ bytes: [UInt8]) -> Result {
      let literals = literals(in: bytes, at: offsets)
      var edits: [[TextEdit]] = []
      var failed: [Failure] = []
      for (offset, literal) in zip(offsets, literals) {
        if let found = literal.flatMap(pair.edits) {
          edits.append(found)
        } else {
          let leavesOut = literal.map(pair.leavesOutValues) ?? false
          failed.append(Failure(offset: offset, leavesOutValues: leavesOut))
        }
      }
      guard failed.isEmpty else { return .failure(failed) }
      let all = edits.flatMap(\.self).sorted { $0.range.lowerBound < $1.range.lowerBound }
      let after = bytes.applying(all)
      let wrong = failures(of: edits, in: after, pair)
      guard wrong.isEmpty else { return .failure(wrong) }
      return .success(
        RenameOutcome.Change(
          file: file, places: offsets.count, before: bytes, after: after, edits: all))
    }

    /// What was written is read again: a literal that ends elsewhere now is no rename.
    private func failures(
      of edits: [[TextEdit]], in after: [UInt8], _ pair: KeyPair
    ) -> [Failure] {
      var shift = 0
      let moved = zip(offsets, edits).map { offset, edits in
        defer { shift += edits.reduce(0) { $0 + $1.replacement.count - $1.range.count } }
        return offset + shift
      }
      return zip(offsets, literals(in: after, at: moved))
        .filter { !($1.map(pair.isNew) ?? false) }
        .map { Failure(offset: $0.0) }
    }

    private func literals(in bytes: [UInt8], at offsets: [Int]) -> [WrittenLiteral?] {
      file.hasSuffix(".swift")
        ? WrittenLiteral.literals(inSwift: bytes, at: offsets)
        : offsets.map { WrittenLiteral(objectiveCAt: $0, in: bytes) }
    }
  }
}
