import Diagnostics
import LocaleData
import PlainBytes

/// What a language is called where the name comes from outside and becomes part of a path.
package enum LanguageName {
  /// Whether a text is a language tag that can name a file and a folder.
  package static func isUsable(_ language: String) -> Bool { tag(language) != nil }

  /// The tag that a text is if it can name a file and a folder, too; else nil.
  static func tag(_ language: String) -> LanguageTag? {
    namesFolder(language) ? LanguageTag(language) : nil
  }

  /// Whether a text can name a file and a folder, as a tag or as `Base` does.
  static func namesFolder(_ language: String) -> Bool {
    !language.isEmpty && language.utf8.count <= 100
      && language.utf8.allSatisfy { byte in
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "_")
      }
  }

  /// For a language of the catalogs that an export has no file for, or `init` doesn't list.
  static func leftOut(_ language: String) -> Diagnostic {
    let tag = LanguageTag(language).flatMap { tag in
      tag.script != nil || !tag.variants.isEmpty ? String(tag.description.prefix(40)) : nil
    }
    return Diagnostic(
      id: "unknown-language", severity: .warning,
      message: "'\(language.shortened())' is no language tag, so this language is left out; rename "
        + "it in the catalogs to \(tag ?? "one such as sr-Latn")")
  }

  /// For one that is a tag of no language, so that systems look for no texts in it.
  static func unknown(_ language: String) -> Diagnostic {
    let advice =
      LanguageTag.meant(by: language).map { "write '\($0)' if that is meant" }
      ?? "check how it is spelled"
    return Diagnostic(
      id: "unknown-language", severity: .warning,
      message: "'\(language)' names no language, so no app would show its texts; \(advice)")
  }

  static func diagnostic(for language: String) -> Diagnostic {
    Diagnostic(
      id: "unknown-language", severity: .error,
      message: "'\(language.shortened())' is no language tag; write one such as es or pt-BR")
  }
}
