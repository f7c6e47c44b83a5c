import Catalogs
import Exchange
import Reading
import Resources

extension ExchangeCatalogs {
  /// The tables that the texts of each file belong to: by the path that it names, or by the end of
  /// that path where the project stands in another folder here.
  ///
  /// The path is only compared; nothing is ever opened by it.
  ///
  /// - Parameter index: Of these catalogs.
  func tables(for parts: [ExchangeInput.Part], by index: OriginalIndex) -> [[ExchangeTable]] {
    let found = matches(parts, index)
    var best: [Claim: Claimant] = [:]
    for (part, match) in zip(parts, found) {
      for table in match.tables {
        let claimant = Claimant(score: match.score, original: part.file.original)
        best[Claim(part, table), default: claimant].meet(claimant)
      }
    }
    return zip(parts, found).map { part, match in
      // Of two files that could be one catalog's, the one that names it better is; of two that name
      // it as well as each other, neither.
      let tables = match.tables.filter { table in
        guard let claimant = best[Claim(part, table)], part.format != .strings else { return true }
        return !claimant.hasRival && claimant.original == part.file.original
      }
      return tables.map { self.tables[$0] }
    }
  }

  /// The tables that each file could mean, and how well it names them.
  private func matches(
    _ parts: [ExchangeInput.Part], _ index: OriginalIndex
  ) -> [(tables: [Int], score: Int)] {
    let counts = Dictionary(parts.map { ($0.path, 1) }, uniquingKeysWith: +)
    // Where others of a carrier's texts name their catalog, those that don't have lost theirs.
    let naming = Set(parts.lazy.filter { !$0.namesNoCatalog }.map(\.path))
    return parts.map { part in
      let match = index.match(part)
      // To compare many with every catalog would take too long.
      guard match.tables.isEmpty, part.namesNoCatalog, !naming.contains(part.path),
        counts[part.path, default: 0] <= ExchangeLimit.languages
      else { return match }
      return (Array(self.tables.indices), 0)
    }
  }

  /// The path that names a catalog best.
  private struct Claimant {
    var score: Int
    var original: String
    /// Whether another path names it as well.
    var hasRival = false

    mutating func meet(_ other: Claimant) {
      if other.score > score {
        self = other
      } else if other.score == score, other.original != original {
        hasRival = true
      }
    }
  }

  private struct Claim: Hashable {
    var carrier: String
    var language: String
    var table: Int

    init(_ part: ExchangeInput.Part, _ table: Int) {
      carrier = part.path
      language = part.file.targetLanguage
      self.table = table
    }
  }
}

extension ExchangeInput.Part {
  /// Whether the file may have texts of any catalog: a platform that keeps no paths names the export
  /// that it was given, and a table for spreadsheets may have no column for them.
  fileprivate var namesNoCatalog: Bool {
    switch format {
    case .xliff, .xcloc: namesNothing || OriginalPath(file.original).isNameOfExport
    case .csv: file.original.isEmpty
    case .strings: false
    }
  }

  /// Whether an XLIFF file has nothing or a platform's word where a catalog's path belongs: `global` in
  /// Phrase's files, `undefined` in POEditor's, nothing in Lokalise's.
  var namesNothing: Bool {
    guard format == .xliff || format == .xcloc else { return false }
    return file.original.isEmpty || OriginalPath(file.original).isWord
  }
}

/// The catalogs by their paths and by the ends of their paths.
///
/// A file can name many thousands, so that none of them may be compared with each catalog.
struct OriginalIndex {
  private var exact: [String: Int] = [:]
  /// By every end of a catalog's path.
  private var ends: [String: Set<Int>] = [:]
  /// By a catalog's whole path.
  private var wholes: [String: Set<Int>] = [:]
  /// How many parts the longest path has.
  private var depth = 0
  private let flatNames: [[Substring]]

  init(_ tables: [ExchangeTable]) {
    flatNames = tables.map { $0.flatName.split(separator: "/").reversed() }
    for (number, table) in tables.enumerated() {
      if exact[table.original] == nil { exact[table.original] = number }
      for path in Set([table.original, table.path]) { add(OriginalPath(path), number) }
    }
  }

  private mutating func add(_ path: OriginalPath, _ table: Int) {
    depth = max(depth, path.count)
    wholes[path.end(path.count), default: []].insert(table)
    for count in 0..<path.count { ends[path.end(count + 1), default: []].insert(table) }
  }

  /// The catalogs that a file names, and how well it does; none if it could be several.
  func match(_ part: ExchangeInput.Part) -> (tables: [Int], score: Int) {
    let original = part.file.original
    if part.format == .strings {
      return flatMatch(
        ExchangeTable.flatName(original), part.pathInFolder.map(ExchangeTable.flatName))
    }
    if let exact = exact[original] { return ([exact], .max) }
    let (found, score) = best(original)
    guard score > 0 else { return successor(of: original, ".strings") }
    return found.count == 1 ? (Array(found), score) : ([], 0)
  }

  /// The catalogs that a file names, each as well as the others, so that none is taken; none where it
  /// doesn't name several.
  func rivals(of part: ExchangeInput.Part) -> [Int] {
    let original = part.file.original
    guard part.format != .strings, exact[original] == nil else { return [] }
    let found = best(original).tables
    return found.count > 1 ? found.sorted() : []
  }

  /// The catalogs that a path names best, and how well it does.
  private func best(_ original: String) -> (tables: Set<Int>, score: Int) {
    let matches = OriginalPath.candidates(original).map(match)
    guard let most = matches.map(\.score).max(), most > 0 else { return ([], 0) }
    let found = matches.reduce(into: Set<Int>()) {
      if $1.score == most { $0.formUnion($1.tables) }
    }
    return (found, most)
  }

  /// The String Catalog that a table of such files became: of the same name, in the same folder.
  func successor(of original: String, _ suffix: String) -> (tables: [Int], score: Int) {
    guard PathParts.suffix(of: original) == suffix else { return ([], 0) }
    let path = OriginalPath(ExchangeTable.flatName(original) + ".xcstrings")
    let found = match(path)
    guard found.tables.count == 1, found.score == path.count else { return ([], 0) }
    return (Array(found.tables), found.score)
  }

  /// The catalogs of which a path has the most parts in common, where one is the end of the other.
  private func match(_ path: OriginalPath) -> (tables: Set<Int>, score: Int) {
    guard path.count > 0 else { return ([], 0) }
    if path.count <= depth, let tables = ends[path.end(path.count)] { return (tables, path.count) }
    for count in stride(from: min(path.count, depth), to: 0, by: -1) {
      if let tables = wholes[path.end(count)] { return (tables, count) }
    }
    return ([], 0)
  }

  /// The tables that share the most folders with a name, counted from its end; of several the one
  /// that an export would have put where the file lies in its folder.
  private func flatMatch(
    _ wanted: String, _ nameInFolder: String?
  ) -> (tables: [Int], score: Int) {
    let wanted = wanted.split(separator: "/").reversed()
    let scores = flatNames.map { name in zip(name, wanted).prefix { $0 == $1 }.count }
    guard let most = scores.max(), most > 0 else { return ([], 0) }
    let tables = scores.indices.filter { scores[$0] == most }
    let exported = nameInFolder?.split(separator: "/").reversed()
    let exact = tables.filter { exported?.elementsEqual(flatNames[$0]) ?? false }
    return (exact.isEmpty ? tables : exact, most)
  }
}

/// A path in an XLIFF file or of a catalog, for comparing.
private struct OriginalPath {
  private let parts: [Substring]
  /// Whether nothing stands before its one name, neither a folder nor the way out of one.
  private let isAlone: Bool
  /// Whether it leads out of a folder.
  private let leadsOut: Bool

  init(_ path: String) {
    let names = path.split { $0 == "/" || $0 == "\\" }
    isAlone = path.split(separator: "/").count == 1
    leadsOut = names.contains("..")
    parts = names.filter { $0 != "." && $0 != ".." }
      // Texts of the source language stand in its own folder or in `Base.lproj`.
      .map { PathParts.isLanguageFolder(String($0)) ? ".lproj" : $0 }
  }

  var count: Int { parts.count }

  /// Whether this is the name of an export, in a platform's folder or branch if not alone.
  var isNameOfExport: Bool {
    // A path such as `..` has no part.
    guard !leadsOut, let name = parts.last else { return false }
    return ExchangeFormat(path: String(name)) == .xliff
  }

  /// Whether this is a word, which names no file.
  var isWord: Bool {
    guard isAlone, let name = parts.first else { return false }
    return parts.count == 1 && !name.contains(".")
  }

  /// The last parts.
  func end(_ count: Int) -> String { parts.suffix(count).joined(separator: "/") }

  /// The path, and where Xcode keeps the translations of what is not a catalog itself.
  static func candidates(_ path: String) -> [OriginalPath] {
    guard ResourceKind.suffixesWithOwnTable.contains(PathParts.suffix(of: path)) else {
      return [OriginalPath(path)]
    }
    let stem = path.dropLast(PathParts.suffix(of: path).count)
    return [OriginalPath(stem + ".strings"), OriginalPath(stem + ".xcstrings")]
  }
}
