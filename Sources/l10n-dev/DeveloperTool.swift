import ArgumentParser

/// The tool for the people who build `l10n`: benchmarks and measurements.
@main
struct DeveloperTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "l10n-dev", abstract: "Benchmarks and measurements for the people who build l10n.",
    subcommands: [
      Bench.self, Breaks.self, Check.self, Fuzz.self, Generate.self, Language.self, Lexicon.self,
      MakeProject.self, Manual.self, Picture.self, Release.self, Score.self,
    ])
}
