import ArgumentParser
import Diagnostics
import Workflows

/// What `--locale` and `--source-language` may be, alike in all commands.
enum LocaleArgument {
  /// Refuses what is no language tag and no `Base`, which no catalog can have.
  static func check(_ locales: [String]) throws {
    let wrong = locales.first { $0 != "Base" && !LanguageName.isUsable($0) }
    guard let wrong else { return }
    throw ValidationError(
      "`\(wrong.shortened())` is no locale; write a language tag such as es or es-MX")
  }
}
