import ArgumentParser

/// A language's folder.
struct Language: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Look into a language's folder.", subcommands: [LanguageWhy.self])
}
