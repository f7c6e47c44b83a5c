import Catalogs
import Diagnostics
import Exchange
import LocaleData
import Reading

/// The files that came back, read.
struct ExchangeInput {
  /// One catalog's texts, and where they came from.
  struct Part {
    var file: ExchangeFile
    /// The path of the file that carries it.
    var path: String
    var format: ExchangeFormat
    /// Its path below the folder that a person named, where that is how it was found.
    var pathInFolder: String?
  }

  private(set) var parts: [Part] = []
  /// The languages that the files translate into, as they spell them, in order.
  var targets: [String] { Set(parts.map(\.file.targetLanguage)).sorted() }
  private(set) var diagnostics = LimitedDiagnostics()
  /// The `.strings` files, those with errors among them: none is a catalog of the project.
  private(set) var stringsFiles: [String] = []
  /// The files with errors, of which nothing is taken.
  private var refused: Set<String> = []
  private let locale: String?
  private let isForced: Bool
  /// The folder at hand.
  private var folder: String?
  /// The files of which it is told that they name no language.
  private var unnamed: Set<String> = []

  init(_ options: ImportOptions, _ tree: any FileTree) {
    locale = options.locale
    isForced = options.isForced
    var named: Set<String> = []
    for path in options.files.map(PathParts.withoutSlash) where named.insert(path).inserted {
      add(path, tree)
    }
    parts.removeAll { refused.contains($0.path) }
  }

  private mutating func add(_ path: String, _ tree: any FileTree) {
    switch ExchangeFormat(path: path) {
    case .xcloc?: addBundle(path, tree)
    case let format?: addFile(path, format, tree)
    case nil:
      addFolder(path, tree)
      folder = nil
    }
  }

  /// Everything in a folder that is an exchange's by its name; of `.strings` files, which could be
  /// anything, those that an export wrote.
  private mutating func addFolder(_ path: String, _ tree: any FileTree) {
    let formats: [ExchangeFormat] = [.xliff, .csv, .strings]
    let suffixes = formats.flatMap(\.suffixes) + [ZIPArchive.suffix, XclocBundle.contentsName]
    let listing = tree.files(under: [path], FileSelection(suffixes: suffixes))
    diagnostics.append(contentsOf: listing.diagnostics)
    folder = path
    var isEmpty = true
    var bundles: Set<String> = []
    for file in listing.files {
      let bundle = PathParts.prefixes(of: file).first { $0.hasSuffix(".xcloc") }
      if let bundle {
        guard XclocBundle.isPart(file), bundles.insert(bundle).inserted else { continue }
        addBundle(bundle, tree)
      } else if let format = ExchangeFormat(path: file), isExchange(file, format, tree) {
        addFile(file, format, tree)
      } else {
        continue
      }
      isEmpty = false
    }
    let archives = ZIPArchive.packed(
      among: listing.files, isNothingElseThere: isEmpty, unpacked: bundles)
    diagnostics.append(contentsOf: archives.map(ZIPArchive.diagnostic(at:)))
    if isEmpty, archives.isEmpty, !listing.hasErrors { reportNoExchange(path) }
  }

  private mutating func reportNoExchange(_ path: String) {
    let isCatalog = CatalogFormat(path: path) == .stringCatalog
    diagnostics.append(
      Diagnostic(
        id: "nothing-to-import", severity: .error,
        message: isCatalog ? Self.catalogMessage : Self.noExchangeMessage,
        location: Location(file: path)))
  }

  private static let noExchangeMessage =
    "this is no .xliff, .xlf, .xcloc, .csv, .tsv or .strings file, nor a folder of them; name what "
    + "came back from the translators (in a folder, .strings files count only with the comments of "
    + "l10n export)"

  private static let catalogMessage =
    "this is a String Catalog, not a file for translators; to take all of it put it in the place of "
    + "the project's own, and to take one language's texts run `l10n export --locale LANGUAGE -o "
    + "LANGUAGE.xliff` in its folder and import the file that this writes"

  private func isExchange(
    _ path: String, _ format: ExchangeFormat, _ tree: any FileTree
  ) -> Bool {
    guard format == .strings else { return true }
    return (try? tree.read(path)).map(FlatStrings.isExport) ?? false
  }

  private mutating func addBundle(_ path: String, _ tree: any FileTree) {
    let found = XclocBundle.localizedFiles(of: path, in: tree)
    diagnostics.append(contentsOf: found.diagnostics)
    diagnostics.append(contentsOf: XclocBundle.mistakes(inContentsOf: path, in: tree))
    let start = parts.count
    for file in found.files { addFile(file, .xliff, tree) }
    if found.diagnostics.hasErrors {
      refused.formUnion(found.files)
    }
    let locale = XclocBundle.targetLocale(of: path, in: tree)
    for part in parts[start...] {
      let target = part.file.targetLanguage
      guard let locale, locale != target, self.locale == nil else { continue }
      diagnostics.append(
        Diagnostic(
          id: "language-mismatch", severity: .warning,
          message: "the bundle is for '\(locale.shortened())', but these texts are in "
            + "'\(target.shortened())', which counts",
          location: Location(file: part.path, range: part.file.range ?? 0..<0)))
    }
  }

  private mutating func addFile(_ path: String, _ format: ExchangeFormat, _ tree: any FileTree) {
    do throws(FileError) {
      let bytes = try tree.read(path, .exchange)
      if format == .strings { stringsFiles.append(path) }
      let read = format.read(bytes, path: path)
      if read.files.isEmpty, format == .xliff, read.diagnostics.isEmpty { reportEmpty(path) }
      add(read.files, read.diagnostics, path, format)
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  /// An export for which there is nothing to translate has no texts either.
  private mutating func reportEmpty(_ path: String) {
    diagnostics.append(
      Diagnostic(
        id: "nothing-to-import", severity: .warning,
        message: "this file has no <file>, so it carries no text; is it complete?",
        location: Location(file: path)))
  }

  private mutating func add(
    _ files: [ExchangeFile], _ found: [Diagnostic], _ path: String, _ format: ExchangeFormat
  ) {
    diagnostics.append(contentsOf: found)
    if found.hasErrors { refused.insert(path) }
    var languages: Set<String> = []
    for var file in wanted(files, path) where !file.units.isEmpty {
      if let message = otherLanguage(file) {
        return refuse("language-mismatch", path, file.range, message)
      }
      file.targetLanguage = locale ?? file.targetLanguage
      guard LanguageName.isUsable(file.targetLanguage) else {
        reportLanguage(file, path)
        continue
      }
      // Each of them takes as much memory as the catalog.
      languages.insert(file.targetLanguage)
      guard languages.count <= ExchangeLimit.languages else {
        return refuse(
          "too-many-languages", path, file.range,
          "more than \(ExchangeLimit.languages) languages are in one file; split it")
      }
      for unit in file.units where unit.isTooLong {
        refuse("text-too-long", path, unit.range, ExchangeLimit.textLengthMessage)
      }
      parts.append(part(file, path, format))
    }
  }

  /// Of a carrier that has the texts in the language that was asked for, among others, these texts.
  private mutating func wanted(_ files: [ExchangeFile], _ path: String) -> [ExchangeFile] {
    let carried = Set(files.map(\.targetLanguage))
    guard let locale, carried.count > 1, let asked = LanguageTag(locale) else { return files }
    let own = carried.filter { LanguageTag($0) == asked }
    guard !own.isEmpty else { return files }
    let others = carried.subtracting(own).sorted().map { "'\($0.shortened())'" }
    diagnostics.append(
      Diagnostic(
        id: "language-mismatch", severity: .warning,
        message: "the texts in \(others.prefix(5).joined(separator: ", "))"
          + (others.count > 5 ? " and more languages" : "")
          + " are left out; import them without --locale",
        location: Location(file: path)))
    return files.filter { own.contains($0.targetLanguage) }
  }

  /// What to say of a file that is in another language than it is to be imported as, and not in a
  /// related one or that of another region or script.
  private func otherLanguage(_ file: ExchangeFile) -> String? {
    guard let locale, !isForced, let asked = LanguageTag(locale),
      let own = LanguageTag(file.targetLanguage),
      !LanguageFact.areRelated(asked.language, own.language)
    else { return nil }
    return
      "the file is in '\(file.targetLanguage.shortened())', not in '\(locale.shortened())'; leave "
      + "--locale out, or import it with --force if the file is wrong"
  }

  private func part(_ file: ExchangeFile, _ path: String, _ format: ExchangeFormat) -> Part {
    Part(
      file: file, path: path, format: format,
      pathInFolder: folder.flatMap { PathParts.relative(path, to: $0) })
  }

  private mutating func reportLanguage(_ file: ExchangeFile, _ path: String) {
    // So old versions of Xcode export the language that a project is written in.
    if file.targetLanguage.isEmpty, file.units.allSatisfy(\.isUntranslated) {
      return reportNothingTranslated(file, path)
    }
    var diagnostic = LanguageName.diagnostic(for: file.targetLanguage)
    if file.targetLanguage.isEmpty {
      diagnostic.message = "no target language is named here; name one with --locale"
    }
    diagnostic.location = Location(file: path, range: file.range ?? 0..<0)
    diagnostics.append(diagnostic)
    refused.insert(path)
  }

  private mutating func reportNothingTranslated(_ file: ExchangeFile, _ path: String) {
    guard unnamed.insert(path).inserted else { return }
    diagnostics.append(
      Diagnostic(
        id: "unknown-language", severity: .note,
        message: "no target language is named here and nothing is translated, so this is passed "
          + "over",
        location: Location(file: path, range: file.range ?? 0..<0)))
  }

  private mutating func refuse(
    _ id: String, _ path: String, _ range: Range<Int>?, _ message: String
  ) {
    refused.insert(path)
    diagnostics.append(
      Diagnostic(
        id: id, severity: .error, message: message,
        location: Location(file: path, range: range ?? 0..<0)))
  }
}

extension ExchangeUnit {
  fileprivate var isTooLong: Bool {
    max(source.utf8.count, target?.utf8.count ?? 0) > ExchangeLimit.textLength
  }
}
