import ArgumentParser
import Diagnostics
import Workflows

/// What `--locale` and `--source-language` may be, alike in all commands.
enum LocaleArgument {
  /// Refuses what no catalog can have.
  ///
  /// - Parameters:
  ///   - locales: Language tags, or `Base`.
  ///   - source: The language that texts are written in: `Base` is none.
  static func check(_ locales: [String] = [], source: String? = nil) throws {
    let wrong =
      locales.first { $0 != "Base" && !LanguageName.isUsable($0) }
      ?? source.flatMap { LanguageName.isUsable($0) ? nil : $0 }
    guard let wrong else { return }
    throw ValidationError(
      "`\(wrong.shortened())` is no locale; write a language tag such as es or es-MX")
  }
}
