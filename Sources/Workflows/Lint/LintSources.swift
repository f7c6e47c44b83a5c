import Diagnostics
import Extraction
import Linting

/// What the app's Swift sources and the configuration say about keys and attributes.
struct LintSources {
  private(set) var diagnostics: [Diagnostic] = []
  /// By table, then by key.
  private var declarations: [String: [String: KeyDeclaration]] = [:]
  private let wasRead: Bool

  /// Reads the sources, if there are any to read.
  init(_ options: LintOptions, _ project: ProjectConfiguration, _ tree: any FileTree) {
    wasRead = !options.sources.isEmpty
    guard wasRead else { return }
    let listing = tree.files(
      under: options.sources, FileSelection(suffixes: [".swift"], project: project.globs))
    let (paths, tooLarge) = SourceLoader.split(listing.files, in: tree)
    diagnostics = listing.diagnostics + tooLarge
    let loader = SourceLoader(tree: tree)
    let extraction = Extractor(functions: project.configuration.functions).extract(paths: paths) {
      loader.read($0)
    }
    // What is wrong with the sources is for `extract` to say; what can't be read makes keys missing.
    diagnostics += loader.diagnostics + extraction.diagnostics.filter { $0.severity == .error }
    for entry in extraction.entries { add(entry) }
  }

  private mutating func add(_ entry: ExtractedEntry) {
    let arguments = entry.arguments.map { argument in
      KeyDeclaration.Argument(
        specifier: argument.specifier, type: argument.type == "Any" ? nil : argument.type,
        values: argument.values, isCertain: argument.certainty == .declared)
    }
    declarations[entry.table, default: [:]][entry.key] = KeyDeclaration(
      readings: [], arguments: arguments)
  }

  /// What the sources say about the keys of a table.
  func declarations(ofTable table: String) -> [String: KeyDeclaration] {
    declarations[table] ?? [:]
  }

  /// What rules know beside the texts, but for the languages.
  func context(_ project: ProjectConfiguration) -> LintContext {
    var context = LintContext()
    context.hasSources = wasRead
    let scopes = project.configuration.attributeScopes
    if !scopes.isEmpty {
      context.attributes = scopes.flatMap { scope in
        scope.attributes.map { AttributeDeclaration($0, origin: project.file ?? "l10n.json") }
      }
    }
    return context
  }
}

extension AttributeDeclaration {
  /// An attribute of a format definition.
  fileprivate init(_ attribute: Configuration.Attribute, origin: String) {
    let type: ValueType =
      switch attribute.type {
      case .string: .string
      case .number: .number
      case .integer: .integer
      case .boolean: .boolean
      case .array: .array(.any)
      case .object: .any
      }
    let values = attribute.values?.map { value in
      switch value {
      case .string(let text): "'\(text)'"
      case .number(let spelling): spelling
      case .boolean(let value): value ? "true" : "false"
      }
    }
    self.init(name: attribute.name, type: type, values: values, origin: origin)
  }
}
