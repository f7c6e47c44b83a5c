import ArgumentParser

/// Measurements of speed and memory, each against a baseline taken in the same run.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure speed and memory.",
    subcommands: [
      BenchAll.self, BenchAPI.self, BenchCatalogs.self, BenchExtract.self, BenchGrammar.self,
      BenchLint.self, BenchLSP.self, BenchMessages.self, BenchPreview.self, BenchScaling.self,
    ],
    defaultSubcommand: BenchAll.self)
}
