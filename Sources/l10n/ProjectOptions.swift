import ArgumentParser

/// The options that every command takes.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "Files or folders (default: the current folder).", completion: .file())
  var paths: [String] = []

  @Option(help: "Only files that this glob matches (repeatable).")
  var include: [String] = []

  @Option(help: "No files that this glob matches (repeatable).")
  var exclude: [String] = []

  @Flag(help: "Print errors only.")
  var quiet = false

  @Option(help: "Colours: auto (a terminal without NO_COLOR), always or never.")
  var color = ColorChoice.auto

  @Flag(help: "Print machine-readable JSON on stdout.")
  var json = false

  var roots: [String] { paths.isEmpty ? ["."] : paths }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never
}
