import ArgumentParser
import Workflows

/// `l10n import`.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Bring back what translators send, and say what changes.",
    discussion: """
      Reads .xliff, .xlf, .xcloc, .csv, .tsv and .strings files, and folders of them. Texts whose source \
      has changed since the export, and texts that can't be shown with their arguments, are \
      refused; then nothing is written. Texts that came back as their source are left out, but for \
      names and words that both languages have. Texts that the files don't carry stay byte for byte.

      Examples:
        l10n import --dry-run Exchange/es.xliff
        l10n import Exchange/es.xliff
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: "A folder with the catalogs (repeatable; default: the current folder).")
  var catalogs: [String] = []

  @Option(
    help: "The language of the translations, for files that don't name it.", completion: .locales)
  var locale: String?

  @Option(help: "The language that the catalogs are written in (default: the project's, else en).")
  var sourceLanguage: String?

  @Flag(help: "Import texts that would be refused, too.")
  var force = false

  @Flag(help: "Take texts that came back as their source for translations, too.")
  var acceptCopies = false

  @Flag(help: "Leave out refused texts and import the others; exit with 1.")
  var skipRefused = false

  @Flag(help: "Write nothing.")
  var dryRun = false

  @Option(name: .shortAndLong, help: "The folder for the changed catalogs (default: in place).")
  var output: String?

  func validate() throws {
    try PathArgument.check([output].compactMap(\.self))
    try LocaleArgument.check([locale].compactMap(\.self), source: sourceLanguage)
    guard !project.paths.isEmpty else {
      throw ValidationError("Name what came back: l10n import es.xliff.")
    }
  }

  func run() throws {
    let loaded = project.loaded(for: roots)
    let tree = project.tree(loaded, inputs: roots, outputs: [output])
    let outcome = ImportWorkflow(options).run(on: tree, project: loaded)
    let shown = OverlaidFiles(tree, outcome.replaced)
    try Console(project, shown).report(outcome, isDryRun: dryRun)
    throw ExitCode(outcome.status.rawValue)
  }

  private var roots: [String] { catalogs.isEmpty ? ["."] : catalogs.map(DiskFileTree().shown) }

  private var options: ImportOptions {
    var options = ImportOptions(
      catalogs: project.catalogs(roots, sourceLanguage: sourceLanguage), files: project.paths)
    options.locale = locale
    options.isForced = force
    options.acceptsCopies = acceptCopies
    options.skipsRefused = skipRefused
    options.isDryRun = dryRun
    options.output = output
    return options
  }
}
