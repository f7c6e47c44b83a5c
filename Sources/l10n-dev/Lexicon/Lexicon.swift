import ArgumentParser
import Foundation
import Generation

/// Builds the lexicons in `Sources/LanguageData`.
struct Lexicon: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build the lexicons.",
    subcommands: [LexiconBuild.self, LexiconIndex.self])

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
