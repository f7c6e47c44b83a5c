import Catalogs
import Exchange

extension ExchangeCatalogs {
  /// The tables that the texts of each file belong to: by the path that it names, or by the end of
  /// that path where the project stands in another folder here.
  ///
  /// The path is only compared; nothing is ever opened by it.
  func tables(for parts: [ExchangeInput.Part]) -> [[ExchangeTable]] {
    let index = OriginalIndex(self.tables)
    let found = parts.map { index.match($0) }
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
