import Catalogs
import Diagnostics
import Extraction
import Locking
import Projects
import Reading

/// Where else a renamed key may be named: by a symbol, or by a literal that localizes nothing as
/// far as is known.
///
/// These places are told and stay as they are, for what they mean is not sure.
struct RenameMentions {
  /// What is told of them, at their places in the files as the renaming leaves them.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a symbol in code may stand for the key.
  private(set) var hasSymbolPlaces = false
  /// How what people read may come to the old key; nil where nothing does.
  private(set) var spelling: Spelling?

  /// How code, or what it is built with, has a key that nothing is known to localize.
  enum Spelling: Equatable {
    /// As it is.
    case whole
    /// As a view's runtime attribute.
    case attribute
    /// Put together of parts, as `"size.\(name)"` is.
    case composed
    /// By constants that something looks up.
    case constants
  }

  private let pair: KeyPair
  private let table: String
  private let survey: ProjectSurvey
  /// What looks the key up by constants, in the files as the renaming leaves them.
  private let lookUps: [Location]
  /// Further ones of a kind are not named.
  private static let most = 20

  /// Looks for them.
  ///
  /// - Parameters:
  ///   - lookUps: What looks the key up by constants, whose literals stay.
  ///   - changes: What the renaming makes of files.
  init(
    of pair: KeyPair, in table: String, _ survey: ProjectSurvey, _ loader: SourceLoader,
    _ catalogs: RenameCatalogs, lookUps: [OpenLookUp], changes: [RenameOutcome.Change]
  ) {
    (self.pair, self.table, self.survey) = (pair, table, survey)
    self.lookUps = Self.locations(of: lookUps, after: changes)
    let read = Self.reading(loader, after: changes)
    let hasSymbol = catalogs.hasSymbol(pair.old, in: table) && mayHaveSymbols
    let isCalled = catalogs.callsSymbol(pair.old, in: table)
    let symbols = hasSymbol ? symbols(isCalled: isCalled, read) : []
    let (search, names) = (LiteralSearch([pair.old]), SpelledSymbols([pair.old], inTable: table))
    let places = parallelMap(filesBeside(catalogs)) { _, file -> Found in
      guard let bytes = read(file) else { return Found() }
      let isCode = SourceLanguage(path: file) != nil
      let mayName = isCode && !LiteralSearch.isOwn(file, bytes)
      let spelled = search.places(in: bytes, of: file)
      return Found(
        file: file, isCode: isCode,
        isAttribute: spelled.contains { RuntimeAttribute.holds($0.offset, in: bytes, of: file) },
        spelled: spelled, constants: isCode ? Self.constants(spelled, in: bytes) : [],
        named: mayName && !hasSymbol ? Self.named(by: names, in: bytes) : [],
        resources: mayName ? names.resourcePlaces(in: bytes) : [])
    }
    let constants = Set(places.flatMap(\.constants))
    let found = places.map { $0.withoutNames(of: constants) }
    hasSymbolPlaces =
      !symbols.isEmpty && !isConstant(among: constants) || found.contains(where: \.hasSymbol)
    spelling = self.lookUps.isEmpty ? Self.spelling(of: found) : .constants
    diagnostics = toldLookUps + symbols + told(of: found)
  }

  /// The files that may name the key and are no catalogs.
  private func filesBeside(_ catalogs: RenameCatalogs) -> [String] {
    survey.textFiles.filter { !catalogs.paths.contains($0) }
  }

  /// Whether the key's symbol is called like a constant that somebody wrote.
  private func isConstant(among constants: Set<String>) -> Bool {
    SymbolName(ofKey: pair.old).map { constants.contains($0.text) } ?? false
  }

  /// What reads a file as the renaming leaves it; nil for what can't be read.
  private static func reading(
    _ loader: SourceLoader, after changes: [RenameOutcome.Change]
  ) -> @Sendable (String) -> [UInt8]? {
    let renamed = Dictionary(
      changes.map { ($0.file, $0.after) }, uniquingKeysWith: { first, _ in first })
    return { renamed[$0] ?? loader.readIfPossible($0) }
  }

  /// What is told, at the places in the files as they are before the renaming.
  func diagnostics(before changes: [RenameOutcome.Change]) -> [Diagnostic] {
    let changed = Dictionary(
      changes.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    return diagnostics.map { diagnostic in
      guard let place = diagnostic.location, let change = changed[place.file] else {
        return diagnostic
      }
      var moved = diagnostic
      moved.location = Location(file: place.file, range: change.placeBefore(place.range))
      return moved
    }
  }

  private static func spelling(of found: [Found]) -> Spelling? {
    let inCode = found.filter(\.isCode).flatMap(\.spelled)
    if inCode.contains(where: { !$0.isComposed }) { return .whole }
    if found.contains(where: \.isAttribute) { return .attribute }
    return inCode.isEmpty ? nil : .composed
  }

  private func told(of found: [Found]) -> [Diagnostic] {
    let spelled = found.lazy.flatMap { found in
      found.spelled.lazy.map { mention(of: $0, in: found.file) }
    }
    let named = found.lazy.flatMap { found in
      found.named.lazy.map { Self.name(at: Location(file: found.file, range: $0.range)) }
    }
    let resources = found.lazy.flatMap { found in
      found.resources.lazy.map { Self.resource(at: Location(file: found.file, range: $0)) }
    }
    return Array(resources.prefix(Self.most)) + Array(spelled.prefix(Self.most))
      + Array(named.prefix(Self.most))
  }

  /// Whether Xcode may make symbols: not where no target of an Xcode project asks for them.
  private var mayHaveSymbols: Bool {
    survey.model.projects.contains { project in
      project.kind != .xcode
        || project.targets.contains { $0.settings["STRING_CATALOG_GENERATE_SYMBOLS"] == "YES" }
    }
  }

  /// The places of a file.
  private struct Found: Sendable {
    var file = ""
    var isCode = false
    /// Whether a view of a storyboard or xib is given the key.
    var isAttribute = false
    var spelled: [LiteralSearch.Place] = []
    /// What declarations call the key's literals.
    var constants: Set<String> = []
    /// Those of symbols, with the last name of each.
    var named: [Named] = []
    /// Those of resources that a plugin of the build may have made of the key.
    var resources: [Range<Int>] = []

    var hasSymbol: Bool { !named.isEmpty || !resources.isEmpty }

    /// The same without what names constants that people wrote: no tool made these of the key.
    func withoutNames(of constants: Set<String>) -> Found {
      var found = self
      found.named.removeAll { constants.contains($0.last) }
      return found
    }
  }

  private struct Named: Sendable {
    var range: Range<Int>
    var last: String
  }

  private static func named(by names: SpelledSymbols, in bytes: [UInt8]) -> [Named] {
    names.qualifiedPlaces(in: bytes).map { range in
      let last = bytes[range].split(separator: UInt8(ascii: ".")).last ?? []
      return Named(range: range, last: String(decoding: last, as: UTF8.self))
    }
  }

  private static func constants(
    _ spelled: [LiteralSearch.Place], in bytes: [UInt8]
  ) -> Set<String> {
    Set(
      spelled.filter { !$0.isComposed }
        .compactMap { ConstantName.ofLiteral(at: $0.offset, in: bytes) })
  }

  private func mention(of place: LiteralSearch.Place, in file: String) -> Diagnostic {
    let use = lookUps.isEmpty ? ", where nothing is known to localize it" : ""
    return Diagnostic(
      id: "rename-mention", severity: .note,
      message: place.isComposed
        ? "this may become \"\(pair.old)\"; it stays"
        : "\"\(pair.old)\" is spelled out here too\(use); it stays",
      location: Location(file: file, range: place.offset..<place.offset))
  }

  private var toldLookUps: [Diagnostic] {
    lookUps.prefix(Self.most).map { place in
      Diagnostic(
        id: "rename-mention", severity: .warning,
        message: "this looks up \"\(pair.old)\", whose literal stays, so that people would read "
          + "the key; rename that, too",
        location: place)
    }
  }

  private static func locations(
    of lookUps: [OpenLookUp], after changes: [RenameOutcome.Change]
  ) -> [Location] {
    var seen: Set<OpenLookUp> = []
    return lookUps.filter { seen.insert($0).inserted }.map { lookUp in
      let change = changes.first { $0.file == lookUp.file }
      let place = change?.placeAfter(lookUp.offset) ?? lookUp.offset
      return Location(file: lookUp.file, range: place..<place)
    }
  }

  private static func name(at location: Location) -> Diagnostic {
    Diagnostic(
      id: "rename-symbol", severity: .note,
      message: "if a tool made this symbol of the key, it has another name once that has run again",
      location: location)
  }

  private static func resource(at location: Location) -> Diagnostic {
    Diagnostic(
      id: "rename-symbol", severity: .warning,
      message: "if a plugin makes this symbol of the key, it is called otherwise from the next "
        + "build on; rename it here, too",
      location: location)
  }

  /// The symbols that Xcode makes of keys that are managed by hand.
  private func symbols(
    isCalled: Bool, _ read: @escaping @Sendable (String) -> [UInt8]?
  ) -> [Diagnostic] {
    guard let symbol = SymbolName(ofKey: pair.old) else { return [] }
    let new = SymbolName(ofKey: pair.new).map { ".\($0.text)" } ?? "by no name"
    let places = survey.symbolPlaces(of: symbol, table: table, isCalled: isCalled, read: read)
    return places.prefix(Self.most).map { place in
      Diagnostic(
        id: "rename-symbol", severity: .warning,
        message: "if this is the key's symbol, it is called \(new) from now on", location: place)
    }
  }
}
