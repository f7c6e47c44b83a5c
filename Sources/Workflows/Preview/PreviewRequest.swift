import Diagnostics
import Foundation
import Grammar
import LocaleData
import Localization
import Locking
import Messages
import Projects

/// What a preview is asked for, read and checked.
struct PreviewRequest: Sendable {
  var options: PreviewOptions
  let lexicon: ProjectLexicon
  var samples: PreviewSamples
  private let chosen: [Int: PreviewSamples.Value]
  private let conceptValues: [Int: String]

  init(_ options: PreviewOptions, _ configuration: Configuration) throws(PreviewFailure) {
    self.options = options
    self.options.locales = Self.once(options.locales)
    self.options.addresses = Self.once(options.addresses)
    lexicon = configuration.lexicon
    samples = PreviewSamples(known: KnownArguments(configuration.samples))
    chosen = try Self.positions(options.arguments).mapValues { .init(commandLine: $0) }
    conceptValues = try Self.concepts(options.concepts)
    if options.template != nil {
      guard options.keys.isEmpty, options.matches.isEmpty, options.table == nil else {
        throw PreviewFailure("a template is in no catalog: leave out --key, --match and --table")
      }
      guard !options.locales.isEmpty else {
        throw PreviewFailure("a template needs a locale: --locale es")
      }
    }
    for locale in options.locales where LanguageTag(locale) == nil {
      throw PreviewFailure("`\(locale)` is no locale; write a language tag such as es or es-MX")
    }
    for address in options.addresses where !PreviewValues.addressNames.contains(address) {
      throw PreviewFailure(
        "`\(address)` is no term of address; write "
          + PreviewValues.addressNames.joined(separator: ", "))
    }
  }

  /// Names without those that are given again.
  private static func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// `VALUE` in order, `2=VALUE` by position.
  private static func positions(_ arguments: [String]) throws(PreviewFailure) -> [Int: String] {
    var values: [Int: String] = [:]
    var next = 0
    for argument in arguments {
      do throws(ChosenArgument.Problem) {
        let chosen = try ChosenArgument(argument)
        while values[next] != nil { next += 1 }
        values[chosen.position ?? next] = chosen.value
      } catch {
        throw PreviewFailure(error.message)
      }
    }
    return values
  }

  private static func concepts(_ concepts: [String]) throws(PreviewFailure) -> [Int: String] {
    var values: [Int: String] = [:]
    for concept in concepts {
      let parts = concept.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let position = Int(parts[0]), (1...127).contains(position),
        !parts[1].isEmpty
      else {
        throw PreviewFailure("`\(concept)` is no concept; write 1=feminine or 1=ensalada")
      }
      values[position - 1] = String(parts[1])
    }
    return values
  }

  // MARK: What is shown

  func preview(
    template: String, in catalogs: PreviewCatalogs?, _ outcome: inout PreviewOutcome
  ) {
    for identifier in options.locales {
      guard let locale = PreviewLocale(identifier, in: nil, of: catalogs) else { continue }
      let place = PreviewPlace(
        key: template, table: "", locale: locale, types: ArgumentTypes(of: template),
        format: template)
      for list in samples.lists(for: place, chosen: chosen) {
        show(place, list, &outcome) { _ in nil }
      }
    }
  }

  func preview(_ catalogs: PreviewCatalogs, _ outcome: inout PreviewOutcome) {
    let wanted = catalogs.folders.filter(\.isShown).map { (folder: $0, texts: texts(of: $0)) }
    let share = PreviewShare(of: wanted.flatMap { weights(of: $0.texts, of: $0.folder, catalogs) })
    for (folder, texts) in wanted { preview(texts, of: folder, catalogs, share, &outcome) }
    if share.isShort {
      outcome.diagnostics.append(
        Diagnostic(id: "preview", severity: .warning, message: Self.shortage, location: nil))
    }
    let found = Set(wanted.flatMap { $0.texts.map(\.key) })
    let problems = PreviewSelectionCheck(options, catalogs).problems(found: found)
    guard !problems.isEmpty else { return }
    outcome.diagnostics += problems.map {
      Diagnostic(id: "preview", severity: .error, message: $0, location: nil)
    }
    outcome.status = max(outcome.status, .findings)
  }

  private static let shortage =
    "these are too many texts to show each with all arguments; name some with --key, --match or "
    + "--table, or a locale with --locale"

  /// A key and its table.
  private typealias Text = (key: String, table: String)

  private func texts(of folder: PreviewCatalogs.Folder) -> [Text] {
    let tables = folder.store.tables.filter { name in options.table.map { $0 == name } ?? true }
    return tables.flatMap { table in
      folder.store.keys(table: table).filter(isWanted).map { (key: $0, table: table) }
    }
  }

  /// What each text weighs in each locale, with all arguments that there are for it.
  private func weights(
    of texts: [Text], of folder: PreviewCatalogs.Folder, _ catalogs: PreviewCatalogs
  ) -> [Int] {
    let weights = parallelMap(texts, state: { locales(of: folder, catalogs) }) { locales, _, text in
      places(of: text, folder.store, locales).map { samples.weight(of: $0, chosen: chosen) }
    }
    return weights.flatMap { $0 }
  }

  /// Shows texts on all cores; each keeps its own of what one text is made with for the next.
  private func preview(
    _ texts: [Text], of folder: PreviewCatalogs.Folder, _ catalogs: PreviewCatalogs,
    _ share: PreviewShare, _ outcome: inout PreviewOutcome
  ) {
    let shown = Locked(outcome.take())
    parallelForEach(
      texts, state: { locales(of: folder, catalogs) },
      { locales, _, text in
        var part = PreviewOutcome()
        preview(text, folder.store, locales, share, &part)
        return part
      },
      { _, part in shown.withLock { $0.add(part) } })
    outcome = shown.withLock { $0.take() }
  }

  private func locales(
    of folder: PreviewCatalogs.Folder, _ catalogs: PreviewCatalogs
  ) -> [PreviewLocale] {
    let identifiers =
      options.locales.isEmpty
      ? folder.store.localizations.filter { $0 != "Base" } : options.locales
    return identifiers.compactMap { PreviewLocale($0, in: folder, of: catalogs) }
  }

  private func isWanted(_ key: String) -> Bool {
    guard !options.keys.isEmpty || !options.matches.isEmpty else { return true }
    return options.keys.contains(key) || options.matches.contains { Glob($0).matches(key) }
  }

  private func preview(
    _ text: Text, _ store: TableStore, _ locales: [PreviewLocale], _ share: PreviewShare,
    _ outcome: inout PreviewOutcome
  ) {
    for place in places(of: text, store, locales) {
      for list in samples.lists(for: place, chosen: chosen, within: share.weight) {
        show(place, list, &outcome) { arguments in
          let counted = arguments.map(PluralArgument.init)
          return store.lookUp(
            text.key, table: text.table, locale: place.locale.tag, arguments: counted,
            device: options.device, width: options.width)
        }
      }
    }
  }

  private func places(
    of text: Text, _ store: TableStore, _ locales: [PreviewLocale]
  ) -> [PreviewPlace] {
    let types = types(of: text.key, text.table, store)
    return locales.map { locale in
      let found = store.lookUp(
        text.key, table: text.table, locale: locale.tag, device: options.device,
        width: options.width)
      return PreviewPlace(
        key: text.key, table: text.table, locale: locale,
        types: found.map(types.completed) ?? types, format: found?.format ?? text.key)
    }
  }

  private func types(of key: String, _ table: String, _ store: TableStore) -> ArgumentTypes {
    let source = LanguageTag(store.sourceLanguage(of: table)).flatMap { tag in
      store.lookUp(
        key, table: table, locale: tag, device: options.device, width: options.width)
    }
    return ArgumentTypes(
      of: key, declared: samples.known.declaredTypes(for: key, in: table), source: source)
  }

  // MARK: Renderings

  private func show(
    _ place: PreviewPlace, _ values: [PreviewSamples.Value], _ outcome: inout PreviewOutcome,
    _ text: ([Argument]) -> TableStore.Found?
  ) {
    let arguments = values.map { argument($0, place) }
    let found = text(arguments)
    let format = found?.format ?? place.key
    let folder = place.locale.folder
    let reasons = PreviewReason.of(
      found, table: place.table, locale: place.locale.identifier, isTemplate: folder == nil)
    let misfits = place.types.misfits(in: format)
    let language = found.flatMap { folder?.store.language(of: $0) }
    var items: [PreviewItem] = []
    for address in addresses(for: format) {
      let renderer = renderer(place, address, language)
      var rendering = render(format, arguments, by: renderer)
      rendering.reasons.removeAll { found?.explains($0) ?? false }
      rendering.note(misfits, among: arguments)
      if rendering.reasons.contains(where: \.isFailure) {
        outcome.noteUnrendered(place.key, in: place.locale.identifier)
      }
      items.append(
        PreviewItem(
          of: place.key, in: place.table, locale: place.locale.identifier, address: address,
          format: format, arguments: arguments, rendering: rendering, reasons: reasons))
    }
    // Where the reader makes no difference, one rendering says it all.
    let isOne = options.addresses.isEmpty && Set(items.map(\.text)).count == 1
    outcome.report.previews += isOne ? items.suffix(1) : items
  }

  /// A text without arguments is no format.
  private func render(
    _ format: String, _ arguments: [Argument], by renderer: Renderer
  ) -> Rendering {
    arguments.isEmpty
      ? renderer.render(literal: format, attributed: true) : renderer.render(format, arguments)
  }

  /// Texts in which nothing agrees are the same for all readers.
  private func addresses(for format: String) -> [String] {
    if !options.addresses.isEmpty { return options.addresses }
    var isBehindCaret = false
    for byte in format.utf8 {
      if isBehindCaret, byte == UInt8(ascii: "[") { return PreviewValues.addressNames }
      isBehindCaret = byte == UInt8(ascii: "^")
    }
    return ["unspecified"]
  }

  /// - Parameter language: The one of the text, which may be another where a translation is missing.
  private func renderer(_ place: PreviewPlace, _ address: String, _ language: String?) -> Renderer {
    place.locale.renderer(address: address, language: language, lexicon: lexicon) { context in
      context.likeApple = options.likeApple
      context.explains = options.explains
      let count = (conceptValues.keys.max() ?? -1) + 1
      context.concepts = (0..<count).map { concept(conceptValues[$0], place) }
    }
  }

  private func concept(_ value: String?, _ place: PreviewPlace) -> Concept {
    guard let value else { return .termsOfAddress([]) }
    if let terms = PreviewValues.terms(named: value) { return .termsOfAddress(terms) }
    return .localizedPhrase(localized(value, place))
  }

  private func argument(_ value: PreviewSamples.Value, _ place: PreviewPlace) -> Argument {
    switch value {
    case .number(let spelling): Argument(number: spelling)
    case .markdown(let markdown): PreviewValues.markdown(markdown)
    case .text(let text): .text(localized(text, place))
    }
  }

  /// A word that is itself a key of the catalogs, as the app would show it.
  private func localized(_ word: String, _ place: PreviewPlace) -> String {
    options.usesLiteralArguments ? word : place.locale.localized(word)
  }
}

extension RenderingReason {
  /// Whether the text could not be rendered as it was meant.
  fileprivate var isFailure: Bool {
    switch Kind(rawValue: reason) {
    case .argumentMissing?, .argumentType?, .conceptMissing?, .textTooLong?: true
    case .malformedMessage?: !isShownRight
    default: false
    }
  }
}
