import ArgumentParser
import Diagnostics
import Foundation
import Messages
import Workflows

/// `l10n preview`.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show what a person will read, in every locale and for every term of address.",
    discussion: """
      Texts come from the catalogs under the paths, or from --template. Arguments come from --arg, \
      from the configuration's samples, from what the sources declare (--sources), else from \
      built-in samples.

      Examples:
        l10n preview --locale es --match "Add *"
        l10n preview --locale es --address feminine --sources App
        l10n preview --pseudo long --match "Add *"
        l10n preview --plain --locale es --template "^[Bienvenido](inflect: true)"
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var selection: PreviewSelection
  @OptionGroup var output: PreviewOutput

  func validate() throws {
    try PathArgument.check(selection.sources)
    try project.checkJSON(beside: output.format, allowing: [.text, .json])
    if output.plain, project.json {
      throw ValidationError("--json and --plain exclude each other; give one.")
    }
    if let problem = PreviewWorkflow.problem(with: options) ?? output.problem {
      throw ValidationError(problem)
    }
    if output.batch, selection.isSpecific {
      throw ValidationError(
        "With --batch each line says what is shown: leave out what chooses keys, readers and arguments."
      )
    }
    guard selection.pseudo == nil || selection.locale.isEmpty && !output.batch else {
      throw ValidationError("--pseudo has a locale of its own; leave out --locale and --batch.")
    }
    guard
      !output.plain || !selection.locale.isEmpty || selection.template == nil
        || selection.pseudo != nil
    else {
      throw ValidationError("Give a locale: --locale es.")
    }
  }

  func run() throws {
    let project = project.loaded()
    guard !project.isBroken else {
      Console.show(project.diagnostics, color: self.project.color)
      throw ExitCode(ExitStatus.couldNotRun.rawValue)
    }
    let workflow = PreviewWorkflow(options)
    let tree = self.project.tree(
      project, inputs: selection.sources + [output.checkSnapshot].compactMap(\.self),
      outputs: [output.saveSnapshot])
    let console = PreviewConsole(self.project, output, tree)
    guard !output.batch else {
      let status = try console.answerLines(workflow.batch(on: tree, project: project))
      throw ExitCode(status.rawValue)
    }
    let outcome = Progress.saying("rendering texts", unless: self.project.quiet) {
      workflow.run(on: tree, project: project)
    }
    let status = try console.show(outcome)
    throw ExitCode(status.rawValue)
  }

  private var options: PreviewOptions {
    var options = selection.options
    options.explains = output.explain
    options.scope = project.scope
    // One rendering and nothing else.
    if output.plain, options.addresses.isEmpty { options.addresses = ["unspecified"] }
    return options
  }
}

/// What is previewed.
struct PreviewSelection: ParsableArguments {
  @Option(
    help: "A locale, such as es or es-MX (repeatable; default: all of the catalogs).",
    completion: .locales)
  var locale: [String] = []

  @Option(
    help: "feminine, masculine, neutral or unspecified (repeatable; default: all that differ).")
  var address: [String] = []

  @Option(help: "A key (repeatable).")
  var key: [String] = []

  @Option(help: "A glob that keys match (repeatable).")
  var match: [String] = []

  @Option(help: "A table, such as Localizable.")
  var table: String?

  @Option(
    name: .customLong("arg"), parsing: .unconditionalSingleValue,
    help: "An argument, in order, or 2=VALUE by position (repeatable).")
  var arguments: [String] = []

  @Flag(help: "Show arguments as they are, even where they are keys of a catalog.")
  var literalArgs = false

  @Option(help: "A text that is in no catalog.")
  var template: String?

  @Option(help: "A concept: 1=feminine, masculine or neutral, or 1=WORD (repeatable).")
  var concept: [String] = []

  @Option(help: "Show texts in a pseudo-locale: accented, long, rtl, bounded or longest.")
  var pseudo: PseudoKind?

  @Option(help: "apple: show the known limits of Apple's engine as they are.")
  var like: PreviewEngine?

  @Option(help: "Swift sources that say what arguments can be (repeatable).")
  var sources: [String] = []

  /// Whether anything is chosen that the lines of a batch say for themselves.
  var isSpecific: Bool {
    template != nil || table != nil
      || ![address, key, match, arguments, concept, sources].allSatisfy(\.isEmpty)
  }

  var options: PreviewOptions {
    var options = PreviewOptions()
    options.locales = locale
    options.namesLocales = !locale.isEmpty
    options.addresses = address
    options.keys = key
    options.matches = match
    options.table = table
    options.arguments = arguments
    options.usesLiteralArguments = literalArgs
    options.template = template
    options.concepts = concept
    options.pseudo = pseudo
    options.likeApple = like == .apple
    options.sources = sources
    return options
  }
}

enum PreviewEngine: String, ExpressibleByArgument, CaseIterable {
  case apple
}

enum PreviewFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case html
}

/// How it is shown.
struct PreviewOutput: ParsableArguments {
  @Option(help: "text, json or html.")
  var format = PreviewFormat.text

  @Flag(
    help:
      "Say why each word has its form, what the engine was unsure of, and where it chose an alternative."
  )
  var explain = false

  @Flag(help: "Print the texts as they are, a line each; a terminal is shown controls spelled out.")
  var plain = false

  @Flag(help: "Read one JSON object a line and write one a line, in order.")
  var batch = false

  @Option(help: "Keep what people read in this file.", completion: .file())
  var saveSnapshot: String?

  @Flag(help: "Keep it in place of a file that is no snapshot, too.")
  var force = false

  @Option(
    help: "Exit with 1 and print the difference if what people read differs from this file.",
    completion: .file())
  var checkSnapshot: String?

  /// What can't be had together; nil if all can.
  var problem: String? {
    let snapshots = [saveSnapshot, checkSnapshot].compactMap(\.self).count
    if snapshots > 1 { return "Either save a snapshot or check one." }
    if plain, format != .text { return "--plain prints text; leave out --format." }
    if batch, plain || format == .html || snapshots > 0 {
      return "--batch writes JSON lines; leave out --plain, --format and snapshots."
    }
    return nil
  }
}
