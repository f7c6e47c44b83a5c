import ArgumentParser
import Foundation
import Grammar
import LocaleData

/// Where the grammar comes from that a command asks: the program, or a folder that no program has yet.
struct LanguageSource: ParsableArguments {
  @Argument(help: "The language; with --folder, the one whose plural categories it has.")
  var language: String

  @Option(help: "Read the language from this folder, not from the program.")
  var folder: String?

  func grammar() throws -> Inflector {
    guard let tag = LanguageTag(language) else {
      throw ValidationError("`\(language)` is no language tag.")
    }
    let found = folder.map { folder in
      Inflector(tag) { name in
        (try? Data(contentsOf: URL(filePath: "\(folder)/\(name).txt"))).map { Array($0) }
      }
    }
    guard let grammar = found ?? Inflector(tag) else {
      throw ValidationError("There is no grammar for `\(language)`; --folder names one.")
    }
    return grammar
  }
}
