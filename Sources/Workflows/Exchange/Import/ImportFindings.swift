import Catalogs
import Diagnostics
import Exchange
import Reading

/// What there is to say of the texts that came back, and how many of them change nothing.
struct ImportFindings {
  private(set) var diagnostics = LimitedDiagnostics()
  private(set) var refused = 0
  /// What the project may call the languages of refused files.
  private(set) var unclearLanguages: Set<String> = []
  var unchanged = 0

  /// The most that are told of a file's empty targets, for all of them say the same.
  private static let mostEmptyTargets = 3
  private let options: ImportOptions
  /// The carriers of which it is told that texts of the source language were passed over.
  private var passedOver: Set<String> = []
  /// The carriers of which it is told that they name no catalog.
  private var placed: Set<String> = []

  init(_ options: ImportOptions) { self.options = options }

  /// Reports what is wrong with a unit, or with all of a part.
  mutating func report(
    _ id: String, _ severity: Severity, _ message: String, in part: ExchangeInput.Part,
    of unit: ExchangeUnit? = nil, notes: [Diagnostic.Note] = [],
    atMost limit: Int = LimitedDiagnostics.limit
  ) {
    // In a table for spreadsheets a catalog has only rows.
    let range = unit?.range ?? part.file.range ?? part.file.units.first?.range
    diagnostics.append(
      Diagnostic(
        id: id, severity: severity, message: message,
        location: Location(
          file: part.path, range: range ?? 0..<0, keyPath: unit.map { [$0.id] } ?? []),
        notes: notes), atMost: limit)
  }

  /// A text that is imported, or left out, with something to say of it.
  mutating func warn(
    _ caution: ImportDecision.Caution, _ unit: ExchangeUnit, _ part: ExchangeInput.Part
  ) {
    report(caution.id, .warning, caution.message, in: part, of: unit)
  }

  mutating func refuse(
    _ caution: ImportDecision.Caution, _ unit: ExchangeUnit, _ part: ExchangeInput.Part
  ) {
    refused += 1
    report(
      caution.id, severityOfRefusal, caution.message, in: part, of: unit,
      atMost: caution.id == ImportDecision.emptyTargetID
        ? Self.mostEmptyTargets : LimitedDiagnostics.limit)
  }

  /// All new texts of a file in a language, which are none of their places.
  mutating func refuse(
    _ id: String, _ count: Int, _ first: ExchangeUnit, _ part: ExchangeInput.Part,
    _ message: String
  ) {
    refused += count
    report(id, severityOfRefusal, message, in: part, of: first)
  }

  /// Texts that came back as their source, whether they are left out or taken.
  mutating func report(_ copies: SourceCopies, _ part: ExchangeInput.Part) {
    leaveOut(
      copies.kept, part, "the catalog's translation stays", "the catalog's translations stay")
    leaveOut(
      copies.untranslated, part, "it is left out as not translated",
      "they are left out as not translated")
    let doubtful = Self.count(copies.doubtful)
    guard let first = copies.doubtful.first,
      copies.hasUnlikely || doubtful > SourceCopies.mostMeant
    else { return }
    let isTarget = part.format != .strings
    report(
      "source-copied", copies.hasUnlikely ? .warning : .note,
      "\(Self.cameBack(doubtful, first)), and "
        + (doubtful == 1
          ? "is taken as meant; if nobody translated it, remove \(isTarget ? "its target" : "it")"
          : "are taken as meant; remove \(isTarget ? "the targets of those" : "those") that nobody "
            + "translated"),
      in: part, of: first)
  }

  private mutating func leaveOut(
    _ copies: [ExchangeUnit], _ part: ExchangeInput.Part, _ one: String, _ many: String
  ) {
    guard let first = copies.first else { return }
    let count = Self.count(copies)
    report(
      "source-copied", .warning,
      "\(Self.cameBack(count, first)), so \(count == 1 ? one : many); if the source is meant, "
        + "import \(count == 1 ? "it" : "them") with --accept-copies", in: part, of: first)
  }

  /// A file may have a text twice.
  private static func count(_ units: [ExchangeUnit]) -> Int {
    Set(units.map { ExactKey($0.id) }).count
  }

  private static func cameBack(_ count: Int, _ first: ExchangeUnit) -> String {
    let example = (first.target ?? first.source).shortened(to: 80)
    return count == 1
      ? "1 text came back as its source"
      : "\(count) texts came back as their source, such as '\(example)'"
  }

  /// A text with another translation than it had before.
  ///
  /// - Parameter isCounted: Whether it is the first to be refused of all that this text has.
  mutating func refuse(
    _ unit: ExchangeUnit, _ part: ExchangeInput.Part, contradicting earlier: EarlierTranslation,
    isCounted: Bool
  ) {
    if isCounted { refused += 1 }
    let end = options.isForced ? "; the first one is taken" : "; remove one"
    report(
      "conflicting-units", severityOfRefusal, EarlierTranslation.message + end, in: part, of: unit,
      notes: [earlier.note])
  }

  /// The texts of a file in a language that may be another name for one that the project has.
  mutating func refuse(_ unclear: ImportLanguages.Unclear) {
    refused += unclear.count
    // Once for all catalogs of a file.
    guard unclear.isFirst else { return }
    let language = unclear.part.file.targetLanguage
    let equivalent = unclear.equivalent
    unclearLanguages.insert(equivalent)
    report(
      "unclear-language", .error,
      "this is in '\(language)', which no catalog here has; if it is the catalogs' "
        + "'\(equivalent)', name it with --locale \(equivalent), and if it is a new language, with "
        + "--locale \(language)", in: unclear.part)
  }

  /// A file that is called after another language than its texts have.
  mutating func reportName(_ name: String, of part: ExchangeInput.Part) {
    report(
      "language-mismatch", .warning,
      "the file is called after '\(name)', but these texts are in "
        + "'\(part.file.targetLanguage.shortened())', which counts; name the language with --locale "
        + "if that is wrong", in: part)
  }

  /// - Parameter similar: The id that may be meant.
  mutating func reportUnknown(
    _ unit: ExchangeUnit, _ part: ExchangeInput.Part, similar: String?
  ) {
    let meant = similar.map { "; it has '\($0.shortened(to: 200))'" } ?? ""
    report(
      "unknown-unit", .warning,
      "the catalog has no text '\(unit.id.shortened(to: 200))', so this one is left out\(meant)",
      in: part, of: unit)
  }

  /// A file that names no catalog, whose texts tell themselves where they belong.
  mutating func reportPlacing(_ part: ExchangeInput.Part) {
    guard placed.insert(part.path).inserted else { return }
    let original = part.file.original.shortened()
    report(
      "unknown-catalog", .note,
      (original.isEmpty ? "the file names no catalog" : "'\(original)' is no catalog's path")
        + ", so each text goes where its id and its source are", in: part)
  }

  /// - Parameter successor: The String Catalog that the one which the file names has become.
  mutating func reportUnknownCatalog(_ part: ExchangeInput.Part, successor: String? = nil) {
    if let successor { return reportSuccessor(successor, of: part) }
    let count = part.file.units.count
    let original = part.file.original
    // A total, or a part of a text that a spreadsheet cut.
    let isStray = part.format == .csv && !original.contains(".")
    report(
      "unknown-catalog", .warning,
      "no catalog here is '\(original.shortened(to: 200))', so its "
        + "\(count == 1 ? "text is" : "\(count) texts are") left out; "
        + (isStray
          ? "write a catalog's path in the column 'file', or remove the row"
          : "run this in the project's folder, or name it with --catalogs"),
      in: part)
  }

  /// A file that may be for several catalogs.
  mutating func reportRivals(_ paths: [String], of part: ExchangeInput.Part) {
    let count = part.file.units.count
    let named = paths.prefix(Self.mostRivals).joined(separator: " or ")
    let more = paths.count - Self.mostRivals
    report(
      "unknown-catalog", .warning,
      "'\(part.file.original.shortened(to: 200))' may be \(named)"
        + (more > 0 ? " or one of \(more) more" : "")
        + ", so its \(count == 1 ? "text is" : "\(count) texts are") left out; name the folder of "
        + "the one that is meant with --catalogs", in: part)
  }

  /// So many of the catalogs that a file may be for are named.
  private static let mostRivals = 3

  private mutating func reportSuccessor(_ path: String, of part: ExchangeInput.Part) {
    let count = part.file.units.count
    report(
      "unknown-catalog", .warning,
      "'\(part.file.original.shortened(to: 200))' has become \(path), where texts have other ids, "
        + "so its \(count == 1 ? "text is" : "\(count) texts are") left out; `l10n reuse --memory "
        + "\(part.path)` carries those over whose source is spelled alike there", in: part)
  }

  mutating func reportBrokenCatalog(_ part: ExchangeInput.Part, _ table: ExchangeTable) {
    let count = part.file.units.count
    let path =
      table.isBroken ? table.path : table.path(ofLanguage: part.file.targetLanguage)
    report(
      "broken-catalog", .error,
      "\(path) can't be read, so \(count == 1 ? "the text" : "the \(count) texts") for it "
        + "\(count == 1 ? "is" : "are") left out; correct it and import this again", in: part)
  }

  /// Texts of the language that a catalog is written in.
  ///
  /// - Parameter changed: Those that aren't as the catalog or the file itself has their source.
  mutating func reportSourceLanguage(_ part: ExchangeInput.Part, changed: [ExchangeUnit]) {
    let written = "'\(part.file.targetLanguage)' is the language that the catalog is written in"
    guard let first = changed.first else {
      // Once for all catalogs of a file.
      guard passedOver.insert(part.path).inserted else { return }
      return report(
        "source-language", .note,
        "\(written), and nobody changed its texts, so they are passed over", in: part)
    }
    refused += changed.count
    report(
      "source-language", severityOfRefusal,
      "\(written), and \(String.counted(changed.count, "text differs", "texts differ")) from it here; "
        + "edit the catalog itself, or name the language of the texts with --locale if it is another",
      in: part, of: first)
  }

  mutating func reportLostStates(_ part: ExchangeInput.Part) {
    let count = part.file.units.count { $0.state == .needsReview }
    guard count > 0 else { return }
    report(
      "lost-state", .warning,
      "\(String.counted(count, "text needs", "texts need")) review, which this catalog's format "
        + "has no place for", in: part)
  }

  private var severityOfRefusal: Severity { options.isForced ? .warning : .error }
}
