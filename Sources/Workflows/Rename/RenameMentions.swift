import Catalogs
import Diagnostics
import Extraction
import Locking
import Projects
import Reading

/// Where else a renamed key may be named: by a symbol, or by a literal that localizes nothing as
/// far as is known.
///
/// Both are told and stay as they are, for what they mean is not sure; where code spells the key and no
/// place of it changes, nothing is renamed.
struct RenameMentions {
  private let pair: KeyPair
  private let table: String
  private let survey: ProjectSurvey
  private let loader: SourceLoader
  /// Further ones of a kind are not named.
  private static let most = 20

  init(_ pair: KeyPair, _ table: String, _ survey: ProjectSurvey, _ loader: SourceLoader) {
    (self.pair, self.table, self.survey, self.loader) = (pair, table, survey, loader)
  }

  /// Tells of them, at their places in the files as the renaming leaves them.
  ///
  /// - Returns: Whether code spells the old key out, and no symbol may stand for it.
  func tell(_ catalogs: RenameCatalogs, _ outcome: inout RenameOutcome) -> Bool {
    guard outcome.status == .clean else { return false }
    let renamed = Dictionary(
      outcome.changes.map { ($0.file, $0.after) }, uniquingKeysWith: { first, _ in first })
    let read: @Sendable (String) -> [UInt8]? = { [loader] file in
      renamed[file] ?? loader.readIfPossible(file)
    }
    let hasSymbol = catalogs.hasSymbol(pair.old, in: table) && mayHaveSymbols
    if hasSymbol { outcome.diagnostics += symbols(read) }
    let search = LiteralSearch([pair.old])
    let names = SpelledSymbols([pair.old])
    let files = survey.textFiles.filter { !catalogs.paths.contains($0) }
    let found = parallelMap(files) { [pair] _, file -> Found in
      guard let bytes = read(file) else { return Found() }
      let spelled = search.places(in: bytes, of: file).prefix(Self.most)
      let named =
        !hasSymbol && SourceLanguage(path: file) != nil && !LiteralSearch.isOwn(file, bytes)
        ? names.qualifiedPlaces(in: bytes).prefix(Self.most) : []
      return Found(
        isSpelledInCode: SourceLanguage(path: file) != nil
          && spelled.contains { !$0.isComposed },
        spelled: spelled.map { Self.mention(of: pair, $0, in: file) },
        named: named.map { Self.name(at: Location(file: file, range: $0)) })
    }
    outcome.diagnostics += found.flatMap(\.spelled).prefix(Self.most)
    outcome.diagnostics += found.flatMap(\.named).prefix(Self.most)
    return !outcome.diagnostics.contains { $0.id == "rename-symbol" }
      && found.contains(where: \.isSpelledInCode)
  }

  /// Whether Xcode may make symbols: not where no target of an Xcode project asks for them.
  private var mayHaveSymbols: Bool {
    survey.model.projects.contains { project in
      project.kind != .xcode
        || project.targets.contains { $0.settings["STRING_CATALOG_GENERATE_SYMBOLS"] == "YES" }
    }
  }

  /// What is told of a file.
  private struct Found: Sendable {
    var isSpelledInCode = false
    var spelled: [Diagnostic] = []
    var named: [Diagnostic] = []
  }

  private static func mention(
    of pair: KeyPair, _ place: LiteralSearch.Place, in file: String
  ) -> Diagnostic {
    Diagnostic(
      id: "rename-mention", severity: .note,
      message: (place.isComposed
        ? "this may become \"\(pair.old)\"" : "\"\(pair.old)\" is spelled out here too")
        + ", where nothing is known to localize it; it stays",
      location: Location(file: file, range: place.offset..<place.offset))
  }

  private static func name(at location: Location) -> Diagnostic {
    Diagnostic(
      id: "rename-symbol", severity: .note,
      message: "if a tool made this symbol of the key, it has another name once that has run again",
      location: location)
  }

  /// The symbols that Xcode makes of keys that are managed by hand.
  private func symbols(_ read: @escaping @Sendable (String) -> [UInt8]?) -> [Diagnostic] {
    guard let symbol = SymbolName(ofKey: pair.old) else { return [] }
    let new = SymbolName(ofKey: pair.new).map { ".\($0.text)" } ?? "by no name"
    return survey.symbolPlaces(of: symbol, table: table, read: read).prefix(Self.most).map {
      place in
      Diagnostic(
        id: "rename-symbol", severity: .warning,
        message: "if this is the key's symbol, it is called \(new) from now on", location: place)
    }
  }
}
