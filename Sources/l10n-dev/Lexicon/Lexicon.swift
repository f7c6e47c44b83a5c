import ArgumentParser
import Foundation
import Generation

/// Builds and checks the lexicons in `Sources/LanguageData`.
struct Lexicon: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build and check the lexicons.",
    subcommands: [LexiconBuild.self, LexiconIndex.self, LexiconCheck.self])

  static let root = URL(filePath: "Sources/LanguageData")
  /// The folders that hold a language.
  static var languages: [String] { (try? EmbeddedLanguages(in: root).languages) ?? [] }
}

/// `lexicon.txt` and `rejected.txt` from Wikidata's nouns.
struct LexiconBuild: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Make lexicon.txt from scribe-data's nouns.json.")

  @Argument(help: "The language.")
  var language: String

  @Argument(help: "nouns.json of PyPI's scribe-data 3.3.0.")
  var nouns: String

  func run() throws {
    let folder = LanguageFolder(language, in: Lexicon.root)
    let texts = try folder.nounLexicon(json: Data(contentsOf: URL(filePath: nouns)))
    try folder.write(texts.lexicon, to: "lexicon.txt")
    try folder.write(texts.rejected, to: "rejected.txt")
  }
}

/// The texts that are looked up by form.
struct LexiconIndex: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Make verbpairs.txt, words.index, Languages.c and the statistics at the feet.")

  func run() throws {
    for language in Lexicon.languages {
      let folder = LanguageFolder(language, in: Lexicon.root)
      try folder.write(folder.verbPairs, to: "verbpairs.txt")
      for name in LanguageFolder.handwritten {
        if let text = folder.withStatistics(name) { try folder.write(text, to: name) }
      }
      try folder.write(folder.wordIndex, to: "words.index")
    }
    let list = try EmbeddedLanguages(in: Lexicon.root)
    try Data(list.source.utf8).write(to: list.url, options: .atomic)
  }
}

/// The order, the format and the paradigms of all lines.
struct LexiconCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say what is wrong with the lexicons.")

  func run() throws {
    let problems = Lexicon.languages.flatMap { LanguageFolder($0, in: Lexicon.root).problems }
    problems.forEach { print($0) }
    if !problems.isEmpty { throw ExitCode(1) }
  }
}
