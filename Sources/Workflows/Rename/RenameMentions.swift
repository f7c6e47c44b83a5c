import Catalogs
import Diagnostics
import Extraction
import Reading

/// Where else a renamed key may be named: by its symbol, or by a literal that localizes nothing as
/// far as is known.
///
/// Both are only told, for what they mean is not sure.
struct RenameMentions {
  private let pair: KeyPair
  private let table: String
  private let survey: ProjectSurvey
  private let loader: SourceLoader
  /// Further files are not named.
  private static let most = 20

  init(_ pair: KeyPair, _ table: String, _ survey: ProjectSurvey, _ loader: SourceLoader) {
    (self.pair, self.table, self.survey, self.loader) = (pair, table, survey, loader)
  }

  func tell(_ catalogs: RenameCatalogs, _ outcome: inout RenameOutcome) {
    guard outcome.status == .clean else { return }
    if catalogs.hasSymbol(pair.old, in: table) { tellSymbols(&outcome) }
    let changed = Set(outcome.changes.map(\.file)).union(catalogs.paths)
    let search = LiteralSearch([pair.old])
    let others = survey.textFiles.filter { !changed.contains($0) }
    let spelled = parallelMap(others) { [loader] _, file in
      loader.readIfPossible(file).map { !search.keys(in: $0, of: file).isEmpty } ?? false
    }
    for (file, _) in zip(others, spelled).filter(\.1).prefix(Self.most) {
      outcome.diagnostics.append(
        Diagnostic(
          id: "rename-mention", severity: .note,
          message:
            "\"\(pair.old)\" is spelled out here too, where nothing is known to localize it; "
            + "it stays",
          location: Location(file: file, range: 0..<0)))
    }
  }

  private func tellSymbols(_ outcome: inout RenameOutcome) {
    guard let symbol = SymbolName(ofKey: pair.old) else { return }
    let new = SymbolName(ofKey: pair.new)?.text
    var count = 0
    for file in survey.files where file.hasSuffix(".swift") && count < Self.most {
      guard let bytes = loader.readIfPossible(file) else { continue }
      let name = Array((".\(symbol.text)").utf8)
      for range in bytes.ranges(of: name) where count < Self.most {
        let end = range.upperBound
        guard end == bytes.count || !bytes[end].isASCIIWordPart else { continue }
        count += 1
        outcome.diagnostics.append(
          Diagnostic(
            id: "rename-symbol", severity: .warning,
            message: "if this is the key's symbol, it is called "
              + (new.map { ".\($0)" } ?? "by no name") + " from now on",
            location: Location(file: file, range: range)))
      }
    }
  }
}
