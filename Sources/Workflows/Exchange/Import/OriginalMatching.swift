import Catalogs

extension ExchangeCatalogs {
  /// The tables that the texts of each file belong to: by the path that it names, or by the end of
  /// that path where the project stands in another folder here.
  ///
  /// The path is only compared; nothing is ever opened by it.
  func tables(for parts: [ExchangeInput.Part]) -> [[ExchangeTable]] {
    let found = parts.map(match)
    var best: [Claim: (score: Int, originals: Set<String>)] = [:]
    for (part, match) in zip(parts, found) {
      for table in match.tables {
        let claim = Claim(part, table)
        let known = best[claim] ?? (0, [])
        if match.score > known.score { best[claim] = (match.score, [part.file.original]) }
        if match.score == known.score { best[claim]?.originals.insert(part.file.original) }
      }
    }
    return zip(parts, found).map { part, match in
      // Of two files that could be one catalog's, the one that names it better is; of two that name
      // it as well as each other, neither.
      let tables = match.tables.filter { table in
        guard let claimed = best[Claim(part, table)], part.format != .strings else { return true }
        return claimed.originals == [part.file.original]
      }
      return tables.map { self.tables[$0] }
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

  private func match(_ part: ExchangeInput.Part) -> (tables: [Int], score: Int) {
    let original = part.file.original
    if part.format == .strings { return flatMatch(ExchangeTable.flatName(original)) }
    if let exact = tables.firstIndex(where: { $0.original == original }) { return ([exact], .max) }
    let wanted = OriginalPath.candidates(original)
    let scores = tables.map { table in
      wanted.map { max($0.score(OriginalPath(table.original)), $0.score(OriginalPath(table.path))) }
        .max() ?? 0
    }
    guard let most = scores.max(), most > 0 else { return ([], 0) }
    let found = scores.indices.filter { scores[$0] == most }
    return found.count == 1 ? (found, most) : ([], 0)
  }

  /// The tables that share the most folders with a name, counted from its end.
  private func flatMatch(_ wanted: String) -> (tables: [Int], score: Int) {
    let scores = tables.map { table in
      zip(table.flatName.split(separator: "/").reversed(), wanted.split(separator: "/").reversed())
        .prefix { $0 == $1 }.count
    }
    guard let most = scores.max(), most > 0 else { return ([], 0) }
    return (scores.indices.filter { scores[$0] == most }, most)
  }
}

/// A path in an XLIFF file or of a catalog, for comparing.
private struct OriginalPath {
  private let parts: [Substring]

  init(_ path: String) {
    parts = path.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." && $0 != ".." }
      // Texts of the source language stand in its own folder or in `Base.lproj`.
      .map { $0.hasSuffix(".lproj") ? ".lproj" : $0 }
  }

  /// The path, and where Xcode keeps the translations of what is not a catalog itself.
  static func candidates(_ path: String) -> [OriginalPath] {
    guard [".storyboard", ".xib", ".intentdefinition"].contains(PathParts.suffix(of: path)) else {
      return [OriginalPath(path)]
    }
    let stem = path.dropLast(PathParts.suffix(of: path).count)
    return [OriginalPath(stem + ".strings"), OriginalPath(stem + ".xcstrings")]
  }

  /// How many parts are the same, counted from the end, if one of the paths is the end of the other.
  func score(_ other: OriginalPath) -> Int {
    let same = zip(parts.reversed(), other.parts.reversed()).prefix { $0 == $1 }.count
    return same == min(parts.count, other.parts.count) ? same : 0
  }
}
