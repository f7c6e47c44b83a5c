import ArgumentParser

/// What a language's folder makes of a phrase, and what is wrong with it.
struct Language: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Look into a language's folder.",
    subcommands: [LanguageChecking.self, LanguageTable.self, LanguageWhy.self])
}
