import ArgumentParser
import Diagnostics
import Foundation
import Generation

/// All that can be wrong with a language's folder without being wrong about the language.
struct LanguageChecking: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say what is wrong with a language's folder.",
    discussion: """
      Each problem is a line `file:line:column: message`; columns count bytes. It fails where there is \
      an error, and not for warnings.
      """)

  @Argument(help: "Language tags; all languages if left out.")
  var languages: [String] = []

  @Option(help: "Another folder that holds the one language that is named.")
  var folder: String?

  func validate() throws {
    if folder != nil, languages.count != 1 {
      throw ValidationError("--folder needs the tag of one language")
    }
  }

  func run() throws {
    let tags = languages.isEmpty ? Lexicon.languages : languages
    let diagnostics = tags.flatMap { tag in
      let root = folder ?? Lexicon.root.appending(path: tag).relativePath
      return LanguageCheck(
        tag, path: root, files: LanguageFolder.files(at: URL(filePath: root))
      ).diagnostics
    }
    let renderer = TextRenderer(usesColor: false) { path in
      (try? Data(contentsOf: URL(filePath: path))).map(Array.init)
    }
    print(renderer.render(diagnostics).output, terminator: "")
    if diagnostics.hasErrors { throw ExitCode(1) }
  }
}
