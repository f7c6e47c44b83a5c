import ArgumentParser
import Workflows

/// `l10n reuse`.
struct Reuse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reuse",
    abstract: "Carry translations over to keys that were reworded or are new.",
    discussion: """
      A key without a translation gets the one of a key with the same source text, or with one that \
      is much like it: of keys that code no longer asks for, of other keys of the project, and of \
      the files given with --memory. A key that is still in use counts only if it has the same \
      words, but for capitals and endings; texts of one or two words must be the same. So must be \
      arguments; they are renumbered where it is clear which is which. What is written is marked \
      as needing review; a translation that is there is never replaced.

      Files of .strings and .stringsdict can't say that a text needs review: what fits is only \
      shown, unless --write-strings is given.

      Examples:
        l10n reuse --dry-run
        l10n reuse --locale es --least 0.9
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    help: """
      A catalog, an .xliff, .xlf, .xcloc, .csv or .tsv file, or a folder of them, whose \
      translations may be used, too (repeatable).
      """, completion: .file())
  var memory: [String] = []

  @Option(
    help: "A language to fill (repeatable; default: those of the catalogs).", completion: .locales)
  var locale: [String] = []

  @Option(help: "How much source texts must be alike, from 0.5 to 1 for the same.")
  var least = 0.75

  @Option(help: "The language that the catalogs are written in (default: the project's, else en).")
  var sourceLanguage: String?

  @Flag(help: "Write into .strings and .stringsdict files, too.")
  var writeStrings = false

  @Flag(help: "Write nothing.")
  var dryRun = false

  func validate() throws {
    try PathArgument.check(memory)
    try LocaleArgument.check(locale, source: sourceLanguage)
    guard (0.5...1).contains(least) else {
      throw ValidationError("--least is a number from 0.5 to 1, such as 0.8.")
    }
  }

  func run() throws {
    let loaded = project.loaded()
    let memory = memory.map(DiskFileTree().shown)
    let tree = project.tree(loaded, inputs: memory)
    var options = ReuseOptions(
      catalogs: project.catalogs(project.roots, sourceLanguage: sourceLanguage))
    options.memory = memory
    options.locales = locale
    options.least = least
    options.writesStrings = writeStrings
    options.isDryRun = dryRun
    let outcome = ReuseWorkflow(options).run(on: tree, project: loaded)
    let shown = OverlaidFiles(tree, outcome.replaced)
    try Console(project, shown).report(outcome, isDryRun: dryRun)
    throw ExitCode(outcome.status.rawValue)
  }
}
