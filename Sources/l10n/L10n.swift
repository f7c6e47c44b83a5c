import ArgumentParser

/// The localization toolchain for Swift.
@main
struct L10n: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "l10n",
    abstract: "The localization toolchain for Swift.",
    discussion: """
      Exit codes: 0 clean, 1 findings, 2 could not run, 64 wrong usage.
      """,
    subcommands: [
      Extract.self, Export.self, Import.self, Lint.self, Rules.self, Convert.self, Compile.self,
      Merge.self, Status.self, Format.self, Preview.self, Inflect.self,
    ])
}
